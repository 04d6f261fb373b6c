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

public let CNContactNamePrefixKey = "namePrefix"
public let CNContactNameSuffixKey = "nameSuffix"
public let CNContactDepartmentNameKey = "departmentName"
public let CNContactPhoneticGivenNameKey = "phoneticGivenName"
public let CNContactPhoneticFamilyNameKey = "phoneticFamilyName"
public let CNContactPreviousFamilyNameKey = "previousFamilyName"
public let CNContactTypeKey = "contactType"
public let CNContactNoteKey = "note"
public let CNContactUrlAddressesKey = "urlAddresses"
public let CNContactDatesKey = "dates"
public let CNContactSocialProfilesKey = "socialProfiles"
public let CNContactInstantMessageAddressesKey = "instantMessageAddresses"
public let CNContactRelationsKey = "contactRelations"
public let CNLabelPhoneNumberiPhone = "iPhone"
public let CNLabelPhoneNumberHomeFax = "_$!<HomeFAX>!$_"
public let CNLabelPhoneNumberWorkFax = "_$!<WorkFAX>!$_"
public let CNLabelPhoneNumberPager = "_$!<Pager>!$_"
public let CNLabelEmailiCloud = "iCloud"
public let CNLabelSchool = "_$!<School>!$_"
public let CNLabelURLAddressHomePage = "_$!<HomePage>!$_"
public let CNLabelDateAnniversary = "_$!<Anniversary>!$_"
public let CNSocialProfileServiceTwitter = "Twitter"
public let CNSocialProfileServiceFacebook = "Facebook"
public let CNSocialProfileServiceLinkedIn = "LinkedIn"
public let CNSocialProfileServiceFlickr = "Flickr"
public enum CNContactType: Int, Sendable { case person, organization }

/// Somebody on a network.
open class CNSocialProfile: NSObject, @unchecked Sendable {
  // Nothing of it changes.
  public let urlString: String
  public let username: String
  public let userIdentifier: String
  public let service: String
  public init(urlString: String?, username: String?, userIdentifier: String?, service: String?) {
    (self.urlString, self.username) = (urlString ?? "", username ?? "")
    (self.userIdentifier, self.service) = (userIdentifier ?? "", service ?? "")
  }
}
open class CNInstantMessageAddress: NSObject, @unchecked Sendable {
  // Nothing of it changes.
  public let username: String
  public let service: String
  public init(username: String, service: String) { (self.username, self.service) = (username, service) }
}
open class CNContactRelation: NSObject, @unchecked Sendable {
  // Nothing of it changes.
  public let name: String
  public init(name: String) { self.name = name }
}
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
  /// Two letters. Source: ISO 3166-1.
  open internal(set) var isoCountryCode = ""
  open internal(set) var subLocality = ""
  open internal(set) var subAdministrativeArea = ""
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
open class CNContact: NSObject, NSCopying, NSMutableCopying, Identifiable, @unchecked Sendable {
  // Changed by CNMutableContact alone, where the app made it.
  struct Values {
    var givenName = "", familyName = "", middleName = "", nickname = "", organizationName = "", jobTitle = "", note = ""
    var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
    var emailAddresses: [CNLabeledValue<NSString>] = []
    var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
    var birthday: DateComponents?
    var imageData: Data?
    var namePrefix = "", nameSuffix = "", departmentName = ""
    var phoneticGivenName = "", phoneticFamilyName = "", previousFamilyName = ""
    var contactType = CNContactType.person
    var urlAddresses: [CNLabeledValue<NSString>] = []
    var dates: [CNLabeledValue<NSDateComponents>] = []
    var socialProfiles: [CNLabeledValue<CNSocialProfile>] = []
    var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] = []
    var contactRelations: [CNLabeledValue<CNContactRelation>] = []
  }
  var values = Values()
  public let identifier: String
  public override convenience init() { self.init(identifier: UUID().uuidString) }
  init(identifier: String) { self.identifier = identifier }
  open func copy(with zone: NSZone? = nil) -> Any {
    let contact = CNContact(identifier: identifier)
    contact.values = values
    return contact
  }
  /// The same person, to be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let contact = CNMutableContact(identifier: identifier)
    contact.values = values
    return contact
  }
  public var id: UUID { UUID(uuidString: identifier) ?? UUID() }
  open var givenName: String { values.givenName }
  open var familyName: String { values.familyName }
  open var middleName: String { values.middleName }
  open var nickname: String { values.nickname }
  open var organizationName: String { values.organizationName }
  open var jobTitle: String { values.jobTitle }
  open var note: String { values.note }
  open var namePrefix: String { values.namePrefix }
  open var nameSuffix: String { values.nameSuffix }
  open var departmentName: String { values.departmentName }
  open var phoneticGivenName: String { values.phoneticGivenName }
  open var phoneticFamilyName: String { values.phoneticFamilyName }
  open var previousFamilyName: String { values.previousFamilyName }
  open var contactType: CNContactType { values.contactType }
  open var urlAddresses: [CNLabeledValue<NSString>] { values.urlAddresses }
  open var dates: [CNLabeledValue<NSDateComponents>] { values.dates }
  open var socialProfiles: [CNLabeledValue<CNSocialProfile>] { values.socialProfiles }
  open var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] { values.instantMessageAddresses }
  open var contactRelations: [CNLabeledValue<CNContactRelation>] { values.contactRelations }
  /// Whether the value was asked for: all are there, as an app made them.
  open func isKeyAvailable(_ key: String) -> Bool { !key.isEmpty }
  open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { !keyDescriptors.isEmpty }
  /// Whether it is the same person: of several stores there is none.
  open func isUnifiedWithContact(withIdentifier contactIdentifier: String) -> Bool { contactIdentifier == identifier }
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { values.phoneNumbers }
  open var emailAddresses: [CNLabeledValue<NSString>] { values.emailAddresses }
  open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { values.postalAddresses }
  open var birthday: DateComponents? { values.birthday }
  open var imageData: Data? { values.imageData }
  public var thumbnailImageData: Data? { values.imageData }
  public var imageDataAvailable: Bool { values.imageData != nil }
}
