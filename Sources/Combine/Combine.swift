// In front of Swift's own libraries on the linker's command line, wherever it stands here:
// swift-autolink-extract puts those last.
@_exported import CLinkage
@_exported @_weakLinked import FoundationNetworking
// OpenCombine under the name that source imports. What Foundation adds to it is in `Foundation/`: OpenCombine's own
// additions bind every program to FoundationNetworking, whose thirty libraries each would load at its start. Here that
// library is linked weakly, and programs are linked with those libraries only that they need (`CLinkage`), so that
// `URLSession` costs nothing where it is not used.
@_exported import OpenCombine
@_exported import OpenCombineDispatch
