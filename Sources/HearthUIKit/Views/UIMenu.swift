import Foundation
import HearthCore
import HearthUI

/// Something that an app can do, with a title and an image for menus and buttons.
@MainActor @preconcurrency open class UIAction: UIMenuElement {
  /// What tells an action from others of a control.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  public typealias Handler = (UIAction) -> Void
  public let identifier: Identifier
  open var attributes: Attributes
  /// Whether a menu marks it as chosen.
  open var state: UIMenuElement.State
  /// What the action was sent by.
  open internal(set) weak var sender: AnyObject?
  private let handler: Handler

  /// Creates an action.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: UIMenuElement.State = .off, handler: @escaping Handler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    (self.attributes, self.state, self.handler) = (attributes, state, handler)
    super.init(title: title, image: image, subtitle: discoverabilityTitle)
  }
  nonisolated deinit {}
  func perform(from sender: AnyObject?) {
    self.sender = sender
    handler(self)
  }
  override var item: AnyView {
    if attributes.contains(.hidden) { return AnyView(EmptyView()) }
    let role: ButtonRole? = attributes.contains(.destructive) ? .destructive : nil
    let button = Button(role: role) {
      self.perform(from: nil)
    } label: {
      self.label
    }
    return AnyView(button.disabled(attributes.contains(.disabled)))
  }
  override var labelImage: UIImage? { state == .on ? UIImage(systemName: "checkmark") : image }
}

/// An action or a menu in a menu.
@MainActor @preconcurrency open class UIMenuElement: NSObject {
  /// Whether something is chosen.
  public enum State: Int, Sendable { case off, on, mixed }
  /// How an action is shown in a menu.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// It takes something away.
    public static let destructive = Attributes(rawValue: 2)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 4)
  }
  private let ownTitle: String
  private let ownImage: UIImage?
  public let subtitle: String?
  /// What a menu shows. That of a command can be set.
  public internal(set) var title: String {
    get { ownTitle }
    set {}
  }
  /// What a menu shows before the title.
  public internal(set) var image: UIImage? {
    get { ownImage }
    set {}
  }
  init(title: String, image: UIImage?, subtitle: String?) {
    (ownTitle, ownImage, self.subtitle) = (title, image, subtitle)
  }
  nonisolated deinit {}
  var item: AnyView { AnyView(EmptyView()) }
  /// The title, after the image.
  final var label: AnyView {
    guard let labelImage else { return AnyView(Text(title)) }
    return AnyView(
      Label {
        Text(title)
      } icon: {
        Image(uiImage: labelImage)
      })
  }
  var labelImage: UIImage? { image }
}

/// A menu: actions, and menus in it.
@MainActor @preconcurrency open class UIMenu: UIMenuElement {
  /// How a menu is shown in another.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Among the others, between lines.
    public static let displayInline = Options(rawValue: 1)
    /// It takes something away.
    public static let destructive = Options(rawValue: 2)
  }
  /// What an app knows a menu by.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  public let identifier: Identifier
  public let children: [UIMenuElement]
  public let options: Options
  /// Creates a menu.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    (self.children, self.options) = (children, options)
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    super.init(title: title, image: image, subtitle: subtitle)
  }
  /// The same menu with others in it.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options, children: newChildren)
  }
  nonisolated deinit {}
  /// The children as items of a menu of SwiftUI.
  var items: AnyView {
    let children = children
    return AnyView(ForEach(children.indices, id: \.self) { children[$0].item })
  }
  /// The children below the title.
  var titledItems: AnyView { title.isEmpty ? items : AnyView(Section(title) { items }) }
  override var item: AnyView {
    if options.contains(.displayInline) { return title.isEmpty ? AnyView(Section { items }) : titledItems }
    return AnyView(
      Menu {
        items
      } label: {
        label
      })
  }
}
