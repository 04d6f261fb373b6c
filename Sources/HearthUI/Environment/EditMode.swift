import HearthCore
import Observation

/// Whether the user edits what a view shows: deletes and moves rows, selects several.
public enum EditMode: Sendable {
  /// Nothing is edited.
  case inactive
  /// One row is being edited, for a while.
  case transient
  /// Everything can be edited.
  case active
  /// Whether something can be edited: everything, or one row for a while.
  public var isEditing: Bool { self != .inactive }
}

struct EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }
extension EnvironmentValues {
  /// The mode of the views around. Each window has one; a view that sets a different mode has it for the views inside.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// The mode of a window's views if none of them sets one.
@MainActor @Observable private final class WindowEditMode {
  var mode = EditMode.inactive
  nonisolated init() {}
  nonisolated var binding: Binding<EditMode> {
    Binding(
      get: {
        if isOnMainThread() { return MainActor.assumeIsolatedFast { self.mode } }
        Report.offMain("The edit mode")
        return .inactive
      },
      set: { new in
        if isOnMainThread() {
          MainActor.assumeIsolatedFast { self.mode = new }
        } else {
          Engine.performOnMain { self.mode = new }
        }
      })
  }
}

extension EnvironmentValues {
  /// Sets what every window provides to its views from the start: what device it is made for, an edit mode, and what
  /// can be undone.
  package mutating func beginWindow(_ idiom: Idiom) {
    self.idiom = idiom
    self[EditModeKey.self] = WindowEditMode().binding
    self[WindowCommandHandlerKey.self] = WindowUndo()
  }
}
