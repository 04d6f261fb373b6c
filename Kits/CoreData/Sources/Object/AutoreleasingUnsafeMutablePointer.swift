/// A pointer to an object, as validation methods take it. Objects need no pool here.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>
