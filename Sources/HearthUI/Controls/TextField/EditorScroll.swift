import HearthCore

/// Hears how far an editor is scrolled, and scrolls it.
@MainActor package final class EditorScroll {
  /// Told at the end of a round how far down the text is scrolled, and how high all of it is: points.
  package var didScroll: ((_ offset: CGFloat, _ height: CGFloat) -> Void)?
  /// Scrolls the editor that is shown, and says whether that moved it.
  var move: ((CGFloat) -> Bool)?
  package init() {}
  nonisolated deinit {}
  /// Scrolls down to an offset, as far as there is text: points. False where it is there, and where no editor is shown.
  @discardableResult package func scroll(to offset: CGFloat) -> Bool { move?(offset) ?? false }
}
package struct EditorScrollKey: EnvironmentKey {
  package static var defaultValue: ObjectReference<EditorScroll> { ObjectReference(nil) }
}
