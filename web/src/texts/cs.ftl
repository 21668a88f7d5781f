title = Pentarchy
