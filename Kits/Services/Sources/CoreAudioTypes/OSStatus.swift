/// What a function of Apple's older frameworks ended with.
public typealias OSStatus = Int32
/// It did what it was to do.
public let noErr: OSStatus = 0
