import Foundation
import HearthCore

// The labels of controls: whether they are shown, where they stand, and what assistive technology is told.

struct LabelsVisibilityKey: InheritedStyleKey { static let defaultValue = Visibility.automatic }
extension EnvironmentValues {
  /// Whether controls show their labels. A hidden label is still what assistive technology reads.
  public var labelsVisibility: Visibility {
    get { self[LabelsVisibilityKey.self] }
    set { self[LabelsVisibilityKey.self] = newValue }
  }
}
extension View {
  /// Hides the labels of the controls in this view. Assistive technology reads them all the same.
  ///
  ///     Toggle("Enabled", isOn: $isOn).labelsHidden()
  public nonisolated func labelsHidden() -> some View { environment(\.labelsVisibility, .hidden) }
  /// Sets whether the controls in this view show their labels.
  public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsVisibility, visibility)
  }
}

/// How the rows of the container around are set out.
enum FormLayoutKind: Hashable, Sendable { case none, columns, grouped }
struct FormLayoutKey: EnvironmentKey { static let defaultValue = FormLayoutKind.none }
extension EnvironmentValues {
  var formLayout: FormLayoutKind {
    get { self[FormLayoutKey.self] }
    set { self[FormLayoutKey.self] = newValue }
  }
}

/// Where the second column of a form begins.
private enum FormColumn: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
extension HorizontalAlignment {
  static let formColumn = HorizontalAlignment(FormColumn.self)
}

/// What the label of a control says.
@MainActor final class ControlName {
  fileprivate weak var node: BehaviorNode?
  nonisolated init() {}
  nonisolated deinit {}
  var text: String? {
    guard let content = node?.content else { return nil }
    return AccessibilityTree.label(of: content)
  }
}

/// The label of a control, which speaks through the control and not by itself.
nonisolated private struct NameCatcher: _ElementModifier {
  let name: ControlName
  let isShown: Bool
  typealias Body = Never
  @MainActor static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = BehaviorNode(inputs)
    node.behavior = NameBehavior(node, isShown: modifier.isShown)
    modifier.name.node = node
    return _ViewNode(node)
  }
  @MainActor static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    modifier.name.node = unsafeDowncast(node.node, to: BehaviorNode.self)
  }
}
private final class NameBehavior: NodeBehavior {
  unowned(unsafe) let node: BehaviorNode
  let isShown: Bool
  init(_ node: BehaviorNode, isShown: Bool) { (self.node, self.isShown) = (node, isShown) }
  nonisolated deinit {}
  func computeSize(_ proposal: Proposal) -> Size { isShown ? node.measureContent(proposal) : .zero }
  func record(into group: inout ContiguousArray<PlacedPiece>, x: CGFloat, y: CGFloat) {
    if isShown { node.recordContent(into: &group, x: x, y: y) }
  }
  var accessibilityElements: [AccessibilityElement]? { [] }
}

/// A control with its label before it, as it is usual where the control stands.
nonisolated struct ControlRow<Title: View, Control: View>: View {
  /// What happens outside of forms and lists. `unlabeled` in them, too: `neverLabeled`,
  /// unless the app wants labels to be seen.
  enum Standalone { case beside, atEdges, unlabeled, neverLabeled }
  let name: ControlName
  let label: Title
  var standalone = Standalone.beside
  var alignment = VerticalAlignment.firstTextBaseline
  /// In a row of a form or a list the control stands below its label where the user has enlarged text very much and the
  /// device is touched. Source: our choice, as rows of iOS do at the sizes of accessibility; switches
  /// and steppers stay beside their labels.
  var stacksLargeText = false
  let control: Control
  @Environment(\.dynamicTypeSize) private var textSize
  @Environment(\.labelsVisibility) private var visibility
  @Environment(\.formLayout) private var form
  @Environment(\.listContext) private var list
  @Environment(\.idiom) private var idiom

  @MainActor var body: some View {
    let spacing = ControlMetrics.labelSpacing(idiom)
    let isInRow = form == .grouped || list.isInList
    let hasRoom = standalone != .neverLabeled && (isInRow || form == .columns || standalone != .unlabeled)
    let isShown = visibility == .visible || (visibility != .hidden && hasRoom)
    if Title.self == EmptyView.self {
      placed(control)
    } else if !isShown {
      placed(control.background { HStack(spacing: 0) { label }.modifier(NameCatcher(name: name, isShown: false)) })
    } else {
      let shown = HStack(spacing: 6) { label }.modifier(NameCatcher(name: name, isShown: true)).modifier(DisabledLook())
      if stacksLargeText && isInRow && idiom.isTouched && textSize.isAccessibilitySize {
        VStack(alignment: .leading, spacing: spacing) {
          shown
          control
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      } else if isInRow || (standalone == .atEdges && form == .none) {
        HStack(alignment: alignment, spacing: spacing) {
          shown
          Spacer(minLength: 8)
          control
        }
      } else {
        HStack(alignment: alignment, spacing: spacing) {
          shown
          placed(control)
        }
      }
    }
  }
  @MainActor private func placed<V: View>(_ view: V) -> some View { view.alignmentGuide(.formColumn) { $0[.leading] } }
}

extension View {
  /// Keeps what names this view for assistive technology, whether or not it is shown.
  nonisolated func named<Title: View>(_ name: ControlName, by label: Title) -> ModifiedContent<Self, HiddenName<Title>>
  {
    modifier(HiddenName(name: name, label: label))
  }
}

/// A label behind the content that only assistive technology sees.
nonisolated struct HiddenName<Title: View>: ViewModifier {
  let name: ControlName
  let label: Title
  @MainActor func body(content: Content) -> some View {
    content.background { HStack(spacing: 0) { label }.modifier(NameCatcher(name: name, isShown: false)) }
  }
}
