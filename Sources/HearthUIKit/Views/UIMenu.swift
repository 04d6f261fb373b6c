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
    owner?.didChoose(self)
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
    let item = button.disabled(attributes.contains(.disabled))
    return attributes.contains(.keepsMenuPresented)
      ? AnyView(item.menuActionDismissBehavior(.disabled)) : AnyView(item)
  }
  override var isChosen: Bool { state == .on }
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
    /// The menu stays when it is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
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
  /// The menu of which only one action is chosen.
  weak var owner: UIMenu?
  var item: AnyView { AnyView(EmptyView()) }
  /// Whether a menu marks it as chosen.
  var isChosen: Bool { false }
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
    /// One of its actions is chosen at a time: the one that the user takes is marked, and the others no longer.
    public static let singleSelection = Options(rawValue: 32)
    /// Its actions stand side by side, as pictures.
    public static let displayAsPalette = Options(rawValue: 128)
  }
  /// How large the actions of a menu are.
  public enum ElementSize: Int, Sendable {
    /// Side by side, as pictures or with their titles below, or as rows.
    case small = 0, medium, large
    /// As rows.
    case automatic = -1
  }
  /// How large the actions are that are shown in another menu: those that are not large stand side by side.
  open var preferredElementSize = ElementSize.automatic
  /// The actions that are chosen.
  open var selectedElements: [UIMenuElement] {
    children.filter(\.isChosen)
  }
  fileprivate func didChoose(_ element: UIMenuElement) {
    for case let action as UIAction in children { action.state = action === element ? .on : .off }
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
    options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    (self.children, self.options, self.preferredElementSize) = (children, options, preferredElementSize)
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    super.init(title: title, image: image, subtitle: subtitle)
    if options.contains(.singleSelection) { for child in children { child.owner = self } }
  }
  /// The same menu with others in it.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
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
    if options.contains(.displayAsPalette) { return AnyView(ControlGroup { items }.controlGroupStyle(.palette)) }
    if preferredElementSize == .small || preferredElementSize == .medium {
      return AnyView(ControlGroup { items }.controlGroupStyle(.compactMenu))
    }
    if options.contains(.displayInline) { return title.isEmpty ? AnyView(Section { items }) : titledItems }
    return AnyView(
      Menu {
        items
      } label: {
        label
      })
  }
}
