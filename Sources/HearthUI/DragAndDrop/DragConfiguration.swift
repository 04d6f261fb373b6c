import HearthCore

/// The operations that a view allows with the items that the user drags from it.
///
///     Photo(photo).draggable(photo).dragConfiguration(DragConfiguration(allowMove: true))
///
/// Without a configuration a thing may be copied or moved within the app, and copied to others.
/// Source: UIKit's drag interactions, which allow moves within the app.
public struct DragConfiguration {
  /// The operations that views of this app may perform.
  public struct OperationsWithinApp {
    /// Whether something may refer to what was dragged. False by default.
    public var allowAlias = false
    var allowCopy = true, allowMove = false, allowDelete = false
    /// Copies are allowed; moves only where `allowMove` says so.
    public init(allowMove: Bool = false) { self.allowMove = allowMove }
    /// Says of each operation whether it is allowed.
    @_disfavoredOverload
    public init(allowCopy: Bool = true, allowMove: Bool = false, allowDelete: Bool = false) {
      (self.allowCopy, self.allowMove, self.allowDelete) = (allowCopy, allowMove, allowDelete)
    }
    var operations: DragOperations {
      var result: DragOperations = []
      if allowCopy { result.insert(.copy as DragOperations) }
      if allowMove { result.insert(.move as DragOperations) }
      if allowAlias { result.insert(.alias as DragOperations) }
      if allowDelete { result.insert(.delete as DragOperations) }
      return result
    }
  }
  /// The operations that other programs may perform.
  public struct OperationsOutsideApp {
    /// Whether another program may refer to what was dragged, as a link to a file does. False by default.
    public var allowAlias = false
    var allowCopy = true, allowMove = false, allowDelete = false
    /// Copies are allowed by default.
    public init(allowCopy: Bool = true) { self.allowCopy = allowCopy }
    /// Says of each operation whether it is allowed. Desktops of Linux have no way to delete what is dropped but to move
    /// it: there `allowDelete` allows a move.
    @_disfavoredOverload
    public init(allowCopy: Bool = true, allowMove: Bool = false, allowDelete: Bool = false) {
      (self.allowCopy, self.allowMove, self.allowDelete) = (allowCopy, allowMove, allowDelete)
    }
    var operations: DragOperations {
      var result: DragOperations = []
      if allowCopy { result.insert(.copy as DragOperations) }
      if allowMove || allowDelete { result.insert(.move as DragOperations) }
      if allowAlias { result.insert(.alias as DragOperations) }
      return result
    }
  }

  /// The operations that views of this app may perform.
  public var operationsWithinApp: OperationsWithinApp
  /// The operations that other programs may perform.
  public var operationsOutsideApp: OperationsOutsideApp
  /// Allows copies, and moves within the app where `allowMove` says so.
  public init(allowMove: Bool) {
    (operationsWithinApp, operationsOutsideApp) = (.init(allowMove: allowMove), .init())
  }
  /// Allows copies, and moves and deletion, in this app and others, where that is said.
  public init(allowMove: Bool, allowDelete: Bool) {
    operationsWithinApp = .init(allowCopy: true, allowMove: allowMove, allowDelete: allowDelete)
    operationsOutsideApp = .init(allowCopy: true, allowMove: allowMove, allowDelete: allowDelete)
  }
  /// Says what is allowed in this app, and in others.
  public init(
    operationsWithinApp: OperationsWithinApp = .init(), operationsOutsideApp: OperationsOutsideApp = .init()
  ) {
    (self.operationsWithinApp, self.operationsOutsideApp) = (operationsWithinApp, operationsOutsideApp)
  }
}

/// How the pictures of several things that are dragged together lie.
public struct DragDropPreviewsFormation: Hashable, Sendable {
  private enum Kind { case standard, list, none, pile, stack }
  private let kind: Kind
  private init(_ kind: Kind) { self.kind = kind }
  /// As ``pile``.
  public static let `default` = Self(.standard)
  /// One below the other.
  public static let list = Self(.list)
  /// As they lie in the window.
  public static let none = Self(.none)
  /// One upon the other, each turned a little.
  public static let pile = Self(.pile)
  /// One upon the other, each a little further down.
  public static let stack = Self(.stack)
  enum Arrangement { case list, asPlaced, pile, stack }
  var arrangement: Arrangement {
    switch kind {
    case .standard, .pile: .pile
    case .list: .list
    case .none: .asPlaced
    case .stack: .stack
    }
  }
}

struct DragConfigurationKey: EnvironmentKey { static var defaultValue: DragConfiguration? { nil } }
/// The outermost last.
struct DragUpdatesKey: EnvironmentKey { static var defaultValue: [(DragSession) -> Void] { [] } }
struct DragFormationKey: EnvironmentKey { static var defaultValue: DragDropPreviewsFormation { .default } }
struct DropFormationKey: EnvironmentKey { static var defaultValue: DragDropPreviewsFormation? { nil } }
struct DropConfigurationKey: EnvironmentKey { static var defaultValue: ((DropSession) -> DropConfiguration)? { nil } }
struct DropUpdatesKey: EnvironmentKey { static var defaultValue: [(DropSession) -> Void] { [] } }

extension View {
  /// Says what may become of things that are dragged from this view and the views in it.
  public nonisolated func dragConfiguration(_ configuration: DragConfiguration) -> some View {
    modifier(_EnvironmentModifier { $0[DragConfigurationKey.self] = configuration })
  }
  /// Says how the pictures of several things lie that are dragged together from this view or a view in it.
  public nonisolated func dragPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View {
    modifier(_EnvironmentModifier { $0[DragFormationKey.self] = formation })
  }
  /// Says how the pictures of several things lie while they are dragged over a drop destination in this view.
  ///
  /// Only what this app drags: other programs show their own pictures.
  public nonisolated func dropPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View {
    modifier(_EnvironmentModifier { $0[DropFormationKey.self] = formation })
  }
  /// Runs `onUpdate` whenever something changes about a drag that began in this view or a view in it.
  ///
  /// - Parameter onUpdate: Gets the session in its phases: `initial`, `active` once and for each movement over a window of
  ///   the app, `ending` and `ended` with what became of it, `dataTransferCompleted`.
  public nonisolated func onDragSessionUpdated(_ onUpdate: @escaping (DragSession) -> Void) -> some View {
    modifier(_EnvironmentModifier { $0[DragUpdatesKey.self].append(onUpdate) })
  }
  /// Decides what becomes of things that are dropped on a destination in this view.
  ///
  ///     Shelf().dropDestination(for: Book.self) { books, _ in add(books) }
  ///       .dropConfiguration { session in
  ///         DropConfiguration(operation: session.localSession == nil ? .copy : .move)
  ///       }
  ///
  /// - Parameter configuration: Asked for each movement.
  public nonisolated func dropConfiguration(_ configuration: @escaping (DropSession) -> DropConfiguration) -> some View
  {
    modifier(_EnvironmentModifier { $0[DropConfigurationKey.self] = configuration })
  }
  /// Runs `onUpdate` whenever something changes about things that are dragged over a destination in this view.
  ///
  /// - Parameter onUpdate: Gets the session in its phases: `entering`, `active` for each movement, `exiting`; or `ended`
  ///   with what becomes of it when it was dropped, and `dataTransferCompleted` when the data was there.
  public nonisolated func onDropSessionUpdated(_ onUpdate: @escaping (DropSession) -> Void) -> some View {
    modifier(_EnvironmentModifier { $0[DropUpdatesKey.self].append(onUpdate) })
  }
}
