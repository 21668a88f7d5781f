"""How much one server process carries: durable moves through real websockets against a bare echo."""
