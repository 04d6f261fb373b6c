import Foundation
import HearthCore
import HearthPersistence

/// What a split view restores by itself: which columns are shown, how wide the user made them, and
/// where the user was in a collapsed one.
///
/// What the app binds is written back only where the app begins with the value that it
/// began with then; see `RestorableValue`.
@MainActor final class SplitRestoration {
  private unowned(unsafe) let control: SplitControl
  private let visibility: RestorableValue, widths: RestorableValue, column: RestorableValue
  /// The column that was on top of a collapsed view when the window was left.
  private(set) var top: SplitColumn?

  /// Nil for a window that nobody keeps.
  init?(_ control: SplitControl) {
    let node = control.node
    guard node.engine.scene.restoration.isEnabled else { return nil }
    self.control = control
    visibility = RestorableValue("visibility", node)
    widths = RestorableValue("widths", node)
    column = RestorableValue("column", node)
    let rule = control.rule
    if let data = visibility.begin(Self.data(rule.visibility)), let kind = Self.kind(data) {
      restore(kind, over: rule.visibility)
    }
    if let data = widths.begin(Self.data(rule.chosenWidths)),
      let saved = try? JSONDecoder().decode([CGFloat?].self, from: data), saved.count == 3
    {
      control.publish { $0.rule.chosenWidths = saved.map { $0.flatMap { $0.isFinite && $0 > 0 ? $0 : nil } } }
      widths.save(Self.data(control.rule.chosenWidths))
    }
    if let data = column.begin(control.preferred == nil ? Data() : Self.data(control)), let raw = data.first,
      let saved = SplitColumn(rawValue: Int(raw)), rule.columns.contains(saved)
    {
      top = saved
      if let preferred = control.preferred {
        let first = preferred.wrappedValue
        atEndOfRound { control in
          if preferred.wrappedValue == first { control.setTop(saved) }
        }
      }
    }
  }
  nonisolated deinit {}

  private func restore(_ kind: NavigationSplitViewVisibility.Kind, over first: NavigationSplitViewVisibility.Kind) {
    guard let binding = control.visibility else { return control.setVisibility(kind) }
    atEndOfRound { control in
      if binding.wrappedValue.kind == first { control.setVisibility(kind) }
    }
  }
  private func atEndOfRound(_ action: @escaping @MainActor (SplitControl) -> Void) {
    control.node.engine.performAtEndOfRound { [weak control] in
      if let control, !control.node.isUnmounted { action(control) }
    }
  }

  func visibilityDidChange() { visibility.save(Self.data(control.rule.visibility)) }
  func widthsDidChange() { widths.save(Self.data(control.rule.chosenWidths)) }
  /// Beside each other all columns are where the user is.
  func columnDidChange() {
    if control.preferred == nil && !control.current.isCollapsed {
      column.drop()
    } else {
      column.save(Self.data(control))
    }
  }
  func end() {
    visibility.end()
    widths.end()
    column.end()
  }

  private static func data(_ kind: NavigationSplitViewVisibility.Kind) -> Data { Data(kind.rawValue.utf8) }
  private static func kind(_ data: Data) -> NavigationSplitViewVisibility.Kind? {
    NavigationSplitViewVisibility.Kind(rawValue: String(decoding: data, as: UTF8.self))
  }
  private static func data(_ widths: [CGFloat?]) -> Data { (try? JSONEncoder().encode(widths)) ?? Data() }
  private static func data(_ control: SplitControl) -> Data { Data([UInt8(control.state.top.rawValue)]) }
}
