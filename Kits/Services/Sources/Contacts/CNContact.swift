import Foundation

/// What may be asked of a contact.
public protocol CNKeyDescriptor: NSObjectProtocol {}
extension NSString: CNKeyDescriptor {}
public let CNContactIdentifierKey = "identifier"
public let CNContactGivenNameKey = "givenName"
public let CNContactFamilyNameKey = "familyName"
public let CNContactMiddleNameKey = "middleName"
public let CNContactNicknameKey = "nickname"
public let CNContactOrganizationNameKey = "organizationName"
public let CNContactJobTitleKey = "jobTitle"
public let CNContactPhoneNumbersKey = "phoneNumbers"
public let CNContactEmailAddressesKey = "emailAddresses"
public let CNContactPostalAddressesKey = "postalAddresses"
public let CNContactBirthdayKey = "birthday"
public let CNContactImageDataKey = "imageData"
public let CNContactImageDataAvailableKey = "imageDataAvailable"
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
public let CNLabelHome = "_$!<Home>!$_"
public let CNLabelWork = "_$!<Work>!$_"
public let CNLabelOther = "_$!<Other>!$_"
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"

/// A number of a telephone.
open class CNPhoneNumber: NSObject, @unchecked Sendable {
  // Nothing of it changes.
  public let stringValue: String
  public init(stringValue string: String) { stringValue = string }
}
open class CNPostalAddress: NSObject, @unchecked Sendable {
  // Changed by CNMutablePostalAddress alone, where the app made it.
  open internal(set) var street = ""
  open internal(set) var city = ""
  open internal(set) var state = ""
  open internal(set) var postalCode = ""
  open internal(set) var country = ""
  public override init() { super.init() }
}
/// A value with what it is for.
open class CNLabeledValue<ValueType: AnyObject>: NSObject, @unchecked Sendable {
  // Nothing of it changes.
  public let label: String?
  public let value: ValueType
  public let identifier = UUID().uuidString
  public init(label: String?, value: ValueType) { (self.label, self.value) = (label, value) }
  /// The label as one would read it: without the marks around those of the system.
  public class func localizedString(forLabel label: String) -> String {
    label.replacingOccurrences(of: "_$!<", with: "").replacingOccurrences(of: ">!$_", with: "")
  }
}

/// Somebody: a value, as the app makes it.
open class CNContact: NSObject, Identifiable, @unchecked Sendable {
  // Changed by CNMutableContact alone, where the app made it.
  struct Values {
    var givenName = "", familyName = "", middleName = "", nickname = "", organizationName = "", jobTitle = "", note = ""
    var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
    var emailAddresses: [CNLabeledValue<NSString>] = []
    var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
    var birthday: DateComponents?
    var imageData: Data?
  }
  var values = Values()
  public let identifier = UUID().uuidString
  public var id: UUID { UUID(uuidString: identifier) ?? UUID() }
  public override init() { super.init() }
  open var givenName: String { values.givenName }
  open var familyName: String { values.familyName }
  open var middleName: String { values.middleName }
  open var nickname: String { values.nickname }
  open var organizationName: String { values.organizationName }
  open var jobTitle: String { values.jobTitle }
  open var note: String { values.note }
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { values.phoneNumbers }
  open var emailAddresses: [CNLabeledValue<NSString>] { values.emailAddresses }
  open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { values.postalAddresses }
  open var birthday: DateComponents? { values.birthday }
  open var imageData: Data? { values.imageData }
  public var thumbnailImageData: Data? { values.imageData }
  public var imageDataAvailable: Bool { values.imageData != nil }
}
