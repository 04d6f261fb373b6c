// Where a file imports both Testing and CoreImage, the compiler also imports the module of this name, by which tests on Apple's
// systems attach images. There is nothing to add here, but the module has to be there.
