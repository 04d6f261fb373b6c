// HearthCore
