// OpenCombine under the name that source imports. What Foundation adds to it is in `Foundation/`: OpenCombine's own additions come with
// FoundationNetworking, whose thirty libraries every app would load at its start. `CombineNetworking` has what needs them.
@_exported import OpenCombine
@_exported import OpenCombineDispatch
