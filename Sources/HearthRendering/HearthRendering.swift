// HearthRendering
