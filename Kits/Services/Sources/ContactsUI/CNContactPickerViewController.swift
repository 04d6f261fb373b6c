@_exported import Contacts
import HearthCore
@_exported import UIKit

/// Who hears which contacts the user chose.
@MainActor @preconcurrency public protocol CNContactPickerDelegate: NSObjectProtocol {
  func contactPickerDidCancel(_ picker: CNContactPickerViewController)
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty)
}
extension CNContactPickerDelegate {
  public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty) {}
}
/// A value of a contact. Nobody chooses one.
open class CNContactProperty: NSObject {
  public final let contact: CNContact
  public final let key: String
  public final let value: Any?
  init(_ contact: CNContact, _ key: String, _ value: Any?) {
    (self.contact, self.key, self.value) = (contact, key, value)
  }
}
/// The user's contacts, to choose from. They are not there for apps: the controller goes away, and its delegate hears that the user
/// cancelled.
@MainActor @preconcurrency open class CNContactPickerViewController: UIViewController {
  open weak var delegate: (any CNContactPickerDelegate)?
  open var displayedPropertyKeys: [String]?
  open var predicateForEnablingContact: NSPredicate?
  open var predicateForSelectionOfContact: NSPredicate?
  open var predicateForSelectionOfProperty: NSPredicate?
  public init() { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    Report(
      kind: .notOnLinux, path: "CNContactPickerViewController",
      message: "contacts are not there for apps: it is as if the user cancelled."
    ).tell()
    let delegate = delegate
    dismiss(animated: animated)
    delegate?.contactPickerDidCancel(self)
  }
}

/// Who hears how a contact was edited.
@MainActor @preconcurrency public protocol CNContactViewControllerDelegate: NSObjectProtocol {
  func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
}
/// A contact of the app's: its name, numbers and addresses, to be read. Nothing is saved.
@MainActor @preconcurrency open class CNContactViewController: UIViewController {
  public final let contact: CNContact
  open weak var delegate: (any CNContactViewControllerDelegate)?
  open var allowsEditing = true
  open var allowsActions = true
  open var contactStore: CNContactStore?
  private let isNew: Bool
  private init(_ contact: CNContact, isNew: Bool) {
    (self.contact, self.isNew) = (contact, isNew)
    super.init(nibName: nil, bundle: nil)
    title = CNContactFormatter.string(from: contact, style: .fullName)
  }
  public convenience init(for contact: CNContact) { self.init(contact, isNew: false) }
  public convenience init(forUnknownContact contact: CNContact) { self.init(contact, isNew: false) }
  /// Nobody saves a new one: when it is shown it ends, and its delegate hears of none.
  public convenience init(forNewContact contact: CNContact?) { self.init(contact ?? CNContact(), isNew: true) }
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let numbers = contact.phoneNumbers.map { $0.value.stringValue }
    let addresses = contact.emailAddresses.map { String(describing: $0.value) }
    let name = CNContactFormatter.string(from: contact, style: .fullName) ?? ""
    let labels = ([name] + numbers + addresses).map { text in
      let label = UILabel()
      label.text = text
      return label
    }
    let stack = UIStackView(arrangedSubviews: labels)
    (stack.axis, stack.spacing) = (.vertical, 8)
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
    ])
  }
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if !isNew { return }
    Report(
      kind: .notOnLinux, path: "CNContactViewController(forNewContact:)",
      message: "contacts are not there for apps: none is made."
    ).tell()
    delegate?.contactViewController(self, didCompleteWith: nil)
  }
}
