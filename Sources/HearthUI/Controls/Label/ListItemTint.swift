import HearthCore

/// The colour of the icons of rows in lists.
public struct ListItemTint: Sendable {
  enum Kind: Equatable, Sendable { case fixed(Color), preferred(Color), monochrome }
  let kind: Kind
  /// A colour, whatever the desktop says.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(kind: .fixed(tint)) }
  /// A colour that gives way to the accent where the user has chosen one for all programs.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(kind: .preferred(tint)) }
  /// No colour: that of secondary text.
  public static let monochrome = ListItemTint(kind: .monochrome)
}

struct ListItemTintKey: EnvironmentKey { static var defaultValue: ListItemTint.Kind? { nil } }
/// Whether labels in here stand in a list.
struct LabelsAreInListKey: EnvironmentKey { static var defaultValue: Bool { false } }
extension EnvironmentValues {
  var listItemTint: ListItemTint.Kind? {
    get { self[ListItemTintKey.self] }
    set { self[ListItemTintKey.self] = newValue }
  }
  var labelsAreInList: Bool {
    get { self[LabelsAreInListKey.self] }
    set { self[LabelsAreInListKey.self] = newValue }
  }
}

extension ListItemTint.Kind {
  /// - Parameter hasChosenAccent: The user has chosen an accent for all programs.
  func style(hasChosenAccent: Bool) -> AnyShapeStyle {
    switch self {
    case .fixed(let color): AnyShapeStyle(color)
    case .preferred(let color): hasChosenAccent ? AnyShapeStyle(.tint) : AnyShapeStyle(color)
    case .monochrome: AnyShapeStyle(.secondary)
    }
  }
}

extension View {
  /// Sets the colour of the icons of labels in the rows of lists; nil for that of the list's style.
  ///
  ///     List { Label("Trash", systemImage: "trash").listItemTint(.monochrome) }
  ///
  /// A colour that the app gives to a label itself counts more.
  public nonisolated func listItemTint(_ tint: ListItemTint?) -> some View {
    environment(\.listItemTint, tint?.kind)
  }
  /// Sets the colour of the icons of labels in the rows of lists; nil for that of the list's style.
  public nonisolated func listItemTint(_ tint: Color?) -> some View {
    environment(\.listItemTint, tint.map { .fixed($0) })
  }
}
