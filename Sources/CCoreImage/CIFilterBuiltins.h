// Nothing in C: what `import CoreImage.CIFilterBuiltins` is for is in the module of Swift.
