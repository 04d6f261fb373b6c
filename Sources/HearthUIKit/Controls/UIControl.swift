import Foundation
import HearthCore
import HearthUI

/// Something that an app can do, with a title and an image for menus and buttons.
@MainActor open class UIAction: UIMenuElement {
  /// What tells an action from others of a control.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
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
    let button = Button(role: role) { self.perform(from: nil) } label: { self.label }
    return AnyView(button.disabled(attributes.contains(.disabled)))
  }
  override var label: AnyView {
    guard let symbol = state == .on ? UIImage(systemName: "checkmark") : image else { return AnyView(Text(title)) }
    return AnyView(Label { Text(title) } icon: { Image(uiImage: symbol) })
  }
}

/// An action or a menu in a menu.
@MainActor open class UIMenuElement: NSObject {
  /// Whether something is chosen.
  public enum State: Int, Sendable { case off, on, mixed }
  public let title: String
  public let image: UIImage?
  public let subtitle: String?
  init(title: String, image: UIImage?, subtitle: String?) {
    (self.title, self.image, self.subtitle) = (title, image, subtitle)
  }
  nonisolated deinit {}
  var item: AnyView { AnyView(EmptyView()) }
  var label: AnyView { AnyView(Text(title)) }
}

/// A menu: actions, and menus in it.
@MainActor open class UIMenu: UIMenuElement {
  /// How a menu is shown in another one.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Among the others, between lines.
    public static let displayInline = Options(rawValue: 1)
    /// It takes something away.
    public static let destructive = Options(rawValue: 2)
  }
  public let children: [UIMenuElement]
  public let options: Options
  /// Creates a menu.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, options: Options = [],
    children: [UIMenuElement] = []
  ) {
    (self.children, self.options) = (children, options)
    super.init(title: title, image: image, subtitle: subtitle)
  }
  nonisolated deinit {}
  /// The children as items of a menu of SwiftUI.
  var items: AnyView {
    let children = children
    return AnyView(ForEach(children.indices, id: \.self) { children[$0].item })
  }
  override var item: AnyView {
    if options.contains(.displayInline) { return AnyView(Section { items }) }
    return AnyView(Menu { items } label: { label })
  }
}

/// A view that a user does something with, and that tells actions what it was.
@MainActor open class UIControl: UIView {
  /// What can happen to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Event(rawValue: 1)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allEvents = Event(rawValue: .max)
  }
  /// What a control is in.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
    public static let focused = State(rawValue: 8)
  }
  /// Whether the control can be used.
  open var isEnabled = true { didSet { if isEnabled != oldValue { needsUpdate() } } }
  /// A state of the app's, which some controls show.
  open var isSelected = false { didSet { if isSelected != oldValue { needsUpdate() } } }
  /// The states that the control is in.
  open var state: State {
    var state: State = isSelected ? .selected : .normal
    if !isEnabled { state.insert(.disabled) }
    return state
  }
  private var actions: [(action: UIAction, events: Event)] = []
  nonisolated deinit {}
  override var isNamedByContent: Bool { true }

  /// Calls an action at certain events. One of the same identifier is replaced.
  open func addAction(_ action: UIAction, for events: Event) {
    actions.removeAll { $0.action.identifier == action.identifier && $0.events == events }
    actions.append((action, events))
  }
  /// Calls an action no longer.
  open func removeAction(_ action: UIAction, for events: Event) { removeAction(identifiedBy: action.identifier, for: events) }
  /// Calls an action no longer.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
    actions.removeAll { $0.action.identifier == identifier && !$0.events.isDisjoint(with: events) }
  }
  /// Calls the actions for events, as if they had happened.
  open func sendActions(for events: Event) {
    for (action, wanted) in actions where !wanted.isDisjoint(with: events) { sendAction(action) }
  }
  /// Calls an action.
  open func sendAction(_ action: UIAction) { action.perform(from: self) }
  /// What SwiftUI shows, as the control is.
  func wrap(_ content: some View) -> AnyView {
    let tint = tintInForce
    return AnyView(content.disabled(!isEnabled).modifier(OptionalTint(tint: tint)))
  }
}

extension UIView {
  /// The tint that was set here or around; nil for that of the app.
  var tintInForce: Color? {
    var view: UIView? = self
    while let current = view {
      if let tint = current.ownTint { return Color(uiColor: tint) }
      view = current.superview
    }
    return nil
  }
}

struct OptionalTint: ViewModifier {
  let tint: Color?
  func body(content: Content) -> some View { if let tint { content.tint(tint) } else { content } }
}
