// HearthGTK
