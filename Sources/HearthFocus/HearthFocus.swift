// HearthFocus
