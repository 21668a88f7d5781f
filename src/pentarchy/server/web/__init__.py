"""The HTTP side: typed endpoints, described by OpenAPI from the same types, behind one guard."""
