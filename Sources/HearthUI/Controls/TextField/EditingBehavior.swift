import HearthCore
import HearthEditing
import HearthRendering

/// What a field and an editor do each in its own way. All else is the same for both: the editing session that
/// `TextFieldControl` is, which owns one of these.
@MainActor protocol EditingBehavior: AnyObject {
  var viewName: String { get }

  // MARK: - Life

  /// The session is about to begin: makes what is shown besides the text.
  func begin()
  /// The session is what its node does.
  func didAttach()
  /// The session leaves the tree.
  func end()
  func configurationDidChange(from old: TextFieldConfiguration)
  /// Something that was read of the environment has changed. False: the session is over.
  func update() -> Bool
  /// Finds bindings of its own in the environment.
  func findBindings()
  /// Reads them, together with the text. The node is marked when one of them changes.
  func readBindings()
  /// Does what the bindings say.
  func bindingsWereRead()

  // MARK: - Text

  /// Whether a text that arrives is read from its start.
  var readsFromStart: Bool { get }
  /// Whether another text may make another size.
  var sizeFollowsText: Bool { get }
  /// Whether the text scrolls to the caret now, when it has changed.
  var followsCaret: Bool { get }
  func textDidChange()
  func selectionDidChange()

  // MARK: - Layout and picture

  var metrics: FieldMetrics { get }
  /// Points at the top that are not the text's, in the size that the field has.
  var barHeight: CGFloat { get }
  /// Points at the top that are not the text's, where the field is `width` points wide.
  func barHeight(width: CGFloat) -> CGFloat
  func size(_ proposal: Proposal, _ padding: Size) -> Size
  func placeChildren()
  var canScroll: Bool { get }
  func scrollOffsetDidChange()
  func record(
    into group: inout ContiguousArray<PlacedPiece>, _ x: CGFloat, _ y: CGFloat, _ palette: ControlPalette,
    isActive: Bool)
  /// What lies behind the text, between two heights in its space.
  func appendMarks(
    to list: inout ContiguousArray<PlacedPiece>, from top: CGFloat, to bottom: CGFloat, _ palette: ControlPalette)

  // MARK: - Focus and keys

  /// True: caret and selection stay as they are.
  func didTakeFocus(by cause: FocusCause?) -> Bool
  func didLoseFocus()
  /// Nil for the keys that fields and editors share.
  func handleFocusedKey(_ event: KeyEvent) -> Bool?
  /// Return, without Control or Super.
  func handleReturn(_ event: KeyEvent) -> Bool
  /// A key of what is inside.
  func handleKey(_ event: KeyEvent) -> Bool

  // MARK: - Pointer

  /// Nil for that of the text.
  var cursor: Cursor? { get }
  func hoverDidChange(_ location: CGPoint?)
  /// Nil where the event is about the text.
  func handlePointer(_ event: PointerEvent) -> GestureRecognizer.Phase?
  func pointerWasCancelled()

  func describe(_ properties: inout AccessibilityProperties)
}
