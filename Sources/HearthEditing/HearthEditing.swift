// HearthEditing
