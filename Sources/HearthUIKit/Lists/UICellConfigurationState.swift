import Foundation
import HearthCore
import HearthUI

/// The name of something of the app's own in the state of a cell.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// What is known of a cell when its content is made.
@MainActor @preconcurrency public protocol UIConfigurationState {
  /// A state in which nothing is the case.
  init(traitCollection: UITraitCollection)
  /// What the cell is laid out by.
  var traitCollection: UITraitCollection { get set }
  /// Something of the app's own; nil where it has set nothing.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The state of a view above or below a section, or of another view with content.
@MainActor @preconcurrency public struct UIViewConfigurationState: UIConfigurationState {
  /// What the view is laid out by.
  public var traitCollection: UITraitCollection
  /// Whether the view cannot be used.
  public var isDisabled = false
  /// Whether the view is pressed.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether the view has the keyboard.
  public var isFocused = false
  private var own: [UIConfigurationStateCustomKey: AnyHashable] = [:]
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { own[key] }
    set { own[key] = newValue }
  }
}

/// The state of a cell.
@MainActor @preconcurrency public struct UICellConfigurationState: UIConfigurationState {
  /// What the cell is laid out by.
  public var traitCollection: UITraitCollection
  /// Whether the cell cannot be used.
  public var isDisabled = false
  /// Whether the cell is pressed.
  public var isHighlighted = false
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell has the keyboard.
  public var isFocused = false
  /// Whether the list is edited.
  public var isEditing = false
  private var own: [UIConfigurationStateCustomKey: AnyHashable] = [:]
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { own[key] }
    set { own[key] = newValue }
  }
  fileprivate func isAs(_ other: UICellConfigurationState?) -> Bool {
    guard let other else {
      return !isDisabled && !isHighlighted && !isSelected && !isFocused && !isEditing && own.isEmpty
    }
    return isDisabled == other.isDisabled && isHighlighted == other.isHighlighted && isSelected == other.isSelected
      && isFocused == other.isFocused && isEditing == other.isEditing && own == other.own
  }
}

/// A cell whose content and background follow its state.
@MainActor protocol StatefulCell: UIView {
  var contentConfiguration: (any UIContentConfiguration)? { get set }
  var configurationState: UICellConfigurationState { get }
  var followsState: Bool { get }
  var stateRecord: StateRecord { get }
  func updateConfiguration(using state: UICellConfigurationState)
}

/// What a cell was last told of its state.
@MainActor final class StateRecord {
  fileprivate var isDue = true
  fileprivate var state: UICellConfigurationState?
  /// What lies behind the content, as a configuration says.
  fileprivate(set) var background: ConfiguredBackground?
  init() {}
  nonisolated deinit {}
}

extension StatefulCell {
  func stateDidChange() {
    stateRecord.isDue = true
    setNeedsLayout()
  }
  func updateStateIfNeeded() {
    if !stateRecord.isDue { return }
    stateRecord.isDue = false
    updateConfiguration(using: configurationState)
  }
  /// Has the content follow the state, where that is different from what it was.
  func followState(_ state: UICellConfigurationState) {
    if followsState, let content = contentConfiguration, !state.isAs(stateRecord.state) {
      contentConfiguration = content.updated(for: state)
    }
    // Not the traits, which know the window.
    var kept = state
    kept.traitCollection = UITraitCollection(displayScale: 1)
    stateRecord.state = kept
  }
  /// Shows a background behind the content; nil for none.
  func show(_ background: UIBackgroundConfiguration?) {
    guard let background else {
      stateRecord.background?.removeFromSuperview()
      return stateRecord.background = nil
    }
    if let shown = stateRecord.background { return shown.configuration = background }
    let view = ConfiguredBackground(background)
    stateRecord.background = view
    insertSubview(view, at: 0)
    setNeedsLayout()
  }
}

/// A view that shows a background.
@MainActor final class ConfiguredBackground: UIView {
  var configuration: UIBackgroundConfiguration { didSet { needsUpdate() } }
  init(_ configuration: UIBackgroundConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }
  required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}
  override func makeContent() -> AnyView? {
    let radius = configuration.cornerRadius
    return AnyView(
      BackgroundView(background: configuration, fill: .clear, tint: tintColor) { _ in radius }.allowsHitTesting(false))
  }
  override func contentSize(_ proposal: ProposedViewSize) -> CGSize? { nil }
}

extension UIBackgroundConfiguration {
  private static func list(_ color: UIColor?, _ radius: CGFloat = 0) -> UIBackgroundConfiguration {
    var background = clear()
    (background.backgroundColor, background.cornerRadius) = (color, radius)
    return background
  }
  /// Behind a row of a list: the colour of the list, as if there were none.
  public static func listCell() -> UIBackgroundConfiguration { list(.clear) }
  /// Behind a row of a plain list: the ground of the system.
  public static func listPlainCell() -> UIBackgroundConfiguration { list(.systemBackground) }
  /// Behind a row of a grouped list: the second ground of the system.
  public static func listGroupedCell() -> UIBackgroundConfiguration { list(.secondarySystemGroupedBackground) }
  /// Behind a row of a sidebar: nothing.
  public static func listSidebarCell() -> UIBackgroundConfiguration { list(.clear, 8) }
}
