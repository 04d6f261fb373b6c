@_exported import Foundation

@_exported import typealias CoreAudioTypes.OSStatus
@_exported import let CoreAudioTypes.noErr
@_exported import class HearthRendering.CFAllocator
@_exported import typealias HearthRendering.CFArray
@_exported import typealias HearthRendering.CFData
@_exported import typealias HearthRendering.CFString
@_exported import let HearthRendering.kCFAllocatorDefault

/// Names of Core Foundation in which the keychain is written about, as the values of Foundation that they are handed over as.
public typealias CFDictionary = [String: Any]
public typealias CFTypeRef = AnyObject
public typealias CFBoolean = Bool
public typealias CFError = NSError
public let kCFBooleanTrue: CFBoolean! = true
public let kCFBooleanFalse: CFBoolean! = false

// What a function of this module ended with. Source: Apple, Security Framework Result Codes.
public let errSecSuccess: OSStatus = 0
public let errSecUnimplemented: OSStatus = -4
public let errSecIO: OSStatus = -36
public let errSecParam: OSStatus = -50
public let errSecAllocate: OSStatus = -108
public let errSecUserCanceled: OSStatus = -128
public let errSecBadReq: OSStatus = -909
public let errSecNotAvailable: OSStatus = -25291
public let errSecAuthFailed: OSStatus = -25293
public let errSecDuplicateItem: OSStatus = -25299
public let errSecItemNotFound: OSStatus = -25300
public let errSecNoSuchAttr: OSStatus = -25303
public let errSecInteractionNotAllowed: OSStatus = -25308
public let errSecDecode: OSStatus = -26275
public let errSecMissingEntitlement: OSStatus = -34018
public let errSecNoSuchKeychain: OSStatus = -25294
public let errSecInvalidKeychain: OSStatus = -25295
public let errSecDataTooLarge: OSStatus = -25302
public let errSecInternalError: OSStatus = -26276
public let errSecUnsupportedAlgorithm: OSStatus = -67846
public let errSecVerifyFailed: OSStatus = -67808
public let errSecInvalidData: OSStatus = -67673
public let errSecInvalidRecord: OSStatus = -67701

/// What a result means, as one would read it.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
  switch status {
  case errSecSuccess: "No error."
  case errSecUnimplemented: "Function or operation not implemented."
  case errSecIO: "I/O error."
  case errSecParam: "One or more parameters passed to a function were not valid."
  case errSecAllocate: "Failed to allocate memory."
  case errSecUserCanceled: "User canceled the operation."
  case errSecNotAvailable: "No keychain is available. You may need to restart your computer."
  case errSecAuthFailed: "The user name or passphrase you entered is not correct."
  case errSecDuplicateItem: "The specified item already exists in the keychain."
  case errSecItemNotFound: "The specified item could not be found in the keychain."
  case errSecInteractionNotAllowed: "User interaction is not allowed."
  case errSecDecode: "Unable to decode the provided data."
  case errSecMissingEntitlement: "A required entitlement isn't present."
  default: "OSStatus \(status)"
  }
}
