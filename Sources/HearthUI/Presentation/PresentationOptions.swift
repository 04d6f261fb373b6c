import Foundation
import HearthCore

/// What a presentation becomes in a compact window.
public struct PresentationAdaptation: Equatable, Sendable {
  enum Kind: Sendable { case automatic, none, popover, sheet, fullScreenCover }
  let kind: Kind
  /// A sheet in a narrow window, and a cover of the whole window in a low one.
  public static var automatic: PresentationAdaptation { PresentationAdaptation(kind: .automatic) }
  /// Stays what it is.
  public static var none: PresentationAdaptation { PresentationAdaptation(kind: .none) }
  /// Stays a popover. Anything but a popover becomes a sheet.
  public static var popover: PresentationAdaptation { PresentationAdaptation(kind: .popover) }
  /// Becomes a sheet at the bottom of the window.
  public static var sheet: PresentationAdaptation { PresentationAdaptation(kind: .sheet) }
  /// Covers the whole window.
  public static var fullScreenCover: PresentationAdaptation { PresentationAdaptation(kind: .fullScreenCover) }
}

/// Whether the user can interact with what is behind a presentation.
public struct PresentationBackgroundInteraction: Sendable {
  enum Kind: Equatable, Sendable { case automatic, enabled, disabled, enabledUpThrough(PresentationDetent) }
  let kind: Kind
  /// Not behind sheets.
  public static var automatic: PresentationBackgroundInteraction { PresentationBackgroundInteraction(kind: .automatic) }
  /// The user can, whatever the height of the sheet; but not behind covers of the whole window, alerts and dialogs.
  public static var enabled: PresentationBackgroundInteraction { PresentationBackgroundInteraction(kind: .enabled) }
  /// The user cannot.
  public static var disabled: PresentationBackgroundInteraction { PresentationBackgroundInteraction(kind: .disabled) }
  /// While the sheet is at most as high as at `detent`.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(kind: .enabledUpThrough(detent))
  }
}

/// What a drag on the content of a sheet does.
public struct PresentationContentInteraction: Equatable, Sendable {
  enum Kind: Sendable { case automatic, resizes, scrolls }
  let kind: Kind
  /// The same as `resizes`. Source: seen, SwiftUI on iOS.
  public static var automatic: PresentationContentInteraction { PresentationContentInteraction(kind: .automatic) }
  /// Resizes the sheet as long as it can grow, then scrolls.
  public static var resizes: PresentationContentInteraction { PresentationContentInteraction(kind: .resizes) }
  /// Scrolls.
  public static var scrolls: PresentationContentInteraction { PresentationContentInteraction(kind: .scrolls) }
}

enum PresentationOption {
  case detents(Set<PresentationDetent>, Binding<PresentationDetent>?)
  case dragIndicator(Visibility)
  case background(AnyView)
  case cornerRadius(CGFloat?)
  case sizing(any PresentationSizing)
  case placement(PresentationPlacement)
  /// In windows that are compact from side to side, and from top to bottom.
  case adaptation(PresentationAdaptation, PresentationAdaptation)
  case backgroundInteraction(PresentationBackgroundInteraction)
  case contentInteraction(PresentationContentInteraction)
  case dismissDisabled(Bool)
  /// Asked when the user wants to end the presentation, with whether something forbids that already.
  case asks((Bool) -> Bool)
  case preventsTermination(Bool?)
  case way(PresentationWay?)
}

/// How a presentation comes and goes, where its content asks for something else than its kind.
package enum PresentationWay: Sendable {
  /// It appears where it is, or turns around its vertical middle.
  case fade, flip
}

/// What the views in a presentation ask of it. Of several the outermost counts, as with preferences;
/// one that forbids to dismiss is enough.
@MainActor final class PresentationOptions {
  fileprivate var entries: [PresentationOptionBehavior] = []
  var didChange: (() -> Void)?
  nonisolated init() {}
  nonisolated deinit {}

  fileprivate func insert(_ entry: PresentationOptionBehavior) {
    entries.append(entry)
    didChange?()
  }
  fileprivate func remove(_ entry: PresentationOptionBehavior) {
    entries.removeAll { $0 === entry }
    didChange?()
  }
  private func find<T>(_ read: (PresentationOption) -> T?) -> T? {
    var best: (depth: Int32, value: T)?
    for entry in entries {
      if let best, best.depth <= entry.node.depth { continue }
      if let value = read(entry.option) { best = (entry.node.depth, value) }
    }
    return best?.value
  }

  var detents: (all: Set<PresentationDetent>, selection: Binding<PresentationDetent>?)? {
    find { if case .detents(let all, let selection) = $0 { (all, selection) } else { nil } }
  }
  var dragIndicator: Visibility { find { if case .dragIndicator(let value) = $0 { value } else { nil } } ?? .automatic }
  var background: AnyView? { find { if case .background(let view) = $0 { view } else { nil } } }
  var cornerRadius: CGFloat? { find { if case .cornerRadius(let value) = $0 { value } else { nil } } ?? nil }
  var sizing: (any PresentationSizing)? { find { if case .sizing(let value) = $0 { value } else { nil } } }
  var placement: PresentationPlacement {
    find { if case .placement(let value) = $0 { value } else { nil } } ?? .automatic
  }
  var adaptation: (horizontal: PresentationAdaptation, vertical: PresentationAdaptation) {
    find { if case .adaptation(let horizontal, let vertical) = $0 { (horizontal, vertical) } else { nil } } ?? (
      .automatic, .automatic
    )
  }
  var backgroundInteraction: PresentationBackgroundInteraction {
    find { if case .backgroundInteraction(let value) = $0 { value } else { nil } } ?? .automatic
  }
  var contentInteraction: PresentationContentInteraction {
    find { if case .contentInteraction(let value) = $0 { value } else { nil } } ?? .automatic
  }
  /// Nil where nobody says so. Source: Apple, `presentationPreventsAppTermination(_:)`: "Non-nil values will override
  /// nil, and true takes precedence over false."
  /// How it comes and goes; nil for the way of its kind.
  var way: PresentationWay? { find { if case .way(let value) = $0 { value } else { nil } } }
  var preventsTermination: Bool? {
    let values = entries.compactMap { if case .preventsTermination(let value) = $0.option { value } else { nil } }
    return values.isEmpty ? nil : values.contains(true)
  }
  var isDismissDisabled: Bool {
    entries.contains { if case .dismissDisabled(let value) = $0.option { value } else { false } }
  }
}

extension PresentationOptions {
  /// Whether the user, who wants to end the presentation, may.
  func userMayDismiss() -> Bool {
    var isForbidden = isDismissDisabled
    for case .asks(let ask) in entries.map(\.option) where !ask(isForbidden) { isForbidden = true }
    return !isForbidden
  }
}

/// Tells the presentation around what a modifier in it asks for.
final class PresentationOptionBehavior: NodeBehavior {
  unowned(unsafe) let node: BehaviorNode
  private let options: PresentationOptions?
  var option: PresentationOption { didSet { options?.didChange?() } }

  private init(_ option: PresentationOption, _ node: BehaviorNode) {
    (self.option, self.node) = (option, node)
    options = node.scope.value(PresentationHandleKey.self).handle?.options
  }
  nonisolated deinit {}
  static func makeNode(_ option: PresentationOption, _ inputs: _ViewInputs) -> BehaviorNode {
    let node = BehaviorNode(inputs)
    let behavior = PresentationOptionBehavior(option, node)
    node.behavior = behavior
    behavior.options?.insert(behavior)
    return node
  }
  func willUnmount() { options?.remove(self) }
}

nonisolated package struct PresentationOptionModifier: _ElementModifier {
  let option: PresentationOption
  package typealias Body = Never
  @MainActor package static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    _ViewNode(PresentationOptionBehavior.makeNode(modifier.option, inputs))
  }
  @MainActor package static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    (unsafeDowncast(node.node, to: BehaviorNode.self).behavior as! PresentationOptionBehavior).option = modifier.option
  }
}

extension View {
  private nonisolated func option(_ option: PresentationOption) -> ModifiedContent<Self, PresentationOptionModifier> {
    modifier(PresentationOptionModifier(option: option))
  }

  /// Sets the heights that the sheet with this content rests at. With several, the user drags it from
  /// one to another; it begins at the lowest.
  ///
  /// They count where sheets lie at the bottom of a window: on phones, and in narrow windows of tablets.
  ///
  ///     Text("List").sheet(isPresented: $isShown) {
  ///       Text("Details").presentationDetents([.fraction(0.3), .large])
  ///     }
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    option(.detents(detents, nil))
  }
  /// The same, with the height where the sheet is, for the app to read and to set.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    option(.detents(detents, selection))
  }
  /// Sets whether the sheet shows that it can be dragged. Automatic: with more than one detent.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
    option(.dragIndicator(visibility))
  }
  /// Sets what lies behind the content of the presentation.
  public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    option(.background(AnyView(Rectangle().fill(style))))
  }
  /// Sets what lies behind the content of the presentation, as large as it.
  public nonisolated func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    option(.background(AnyView(Color.clear.overlay(alignment: alignment, content: content))))
  }
  /// Sets the radius of the corners of the presentation, in points; nil for the one that fits the kind of device.
  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    option(.cornerRadius(cornerRadius))
  }
  /// Sets how large the sheet with this content is, where it has not the width of the window.
  public nonisolated func presentationSizing(_ sizing: some PresentationSizing) -> some View { option(.sizing(sizing)) }
  /// Sets what the presentation becomes in a compact window.
  public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    option(.adaptation(adaptation, adaptation))
  }
  /// Sets what the presentation becomes in a window that is compact from side to side, and in one that is compact from
  /// top to bottom: a phone on its side. In one that is both the second counts.
  ///
  /// Automatic is a sheet in the first, and a cover of the whole window in the second. Source: Apple, of the same name:
  /// "a sheet presentation over a vertically-compact view uses a full-screen-cover appearance by default."
  public nonisolated func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    option(.adaptation(horizontalAdaptation, verticalAdaptation))
  }
  /// Sets whether the item Quit waits until the presentation with this content has ended: the user sees it instead. Nil
  /// says nothing, and of several that say something one that prevents is enough; where nobody says so, sheets,
  /// covers and popovers do not prevent it.
  ///
  /// The end of the desktop's session, and a signal, end the app all the same: its
  /// windows come back with what they keep.
  public nonisolated func presentationPreventsAppTermination(_ prevents: Bool?) -> some View {
    option(.preventsTermination(prevents))
  }
  /// Sets whether the user can interact with what is behind the presentation.
  public nonisolated func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    option(.backgroundInteraction(interaction))
  }
  /// Sets what a drag on the content of the sheet does.
  public nonisolated func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    option(.contentInteraction(behavior))
  }
  /// Keeps the user from ending the presentation by Escape, a click outside or a drag.
  /// `dismiss` and the binding still end it.
  ///
  ///     Text("List").sheet(isPresented: $isShown) {
  ///       TextField("Draft", text: $name).interactiveDismissDisabled(!name.isEmpty)
  ///     }
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    option(.dismissDisabled(isDisabled))
  }
}

extension View {
  /// Asks each time that the user wants to end the presentation with this content, by Escape, a click outside or a drag.
  ///
  /// - Parameter ask: Given whether something forbids that already. Returns whether the presentation may end.
  package nonisolated func presentationAsks(
    _ ask: @escaping (Bool) -> Bool
  ) -> ModifiedContent<Self, PresentationOptionModifier> {
    option(.asks(ask))
  }
  /// Sets how the presentation with this content comes and goes; nil for the way of its kind.
  package nonisolated func presentationWay(
    _ way: PresentationWay?
  ) -> ModifiedContent<Self, PresentationOptionModifier> {
    option(.way(way))
  }
}
