import HearthCore

/// The way in which a drop is carried out.
public enum DropOperation: Hashable, Sendable {
  /// Nothing; the drag goes on until it is let go elsewhere.
  case cancel
  /// Nothing: it cannot be dropped here. The pointer shows it.
  case forbidden
  /// It is here, too.
  case copy
  /// It is here, and no longer where it was: who gave it takes it away.
  case move
  /// It goes away. Only what this app gave, and allows to be deleted.
  case delete
  /// What is here refers to it.
  case alias

  /// Several operations.
  public struct Set: OptionSet, Hashable, Sendable {
    /// A bit for each operation.
    public let rawValue: Int
    /// Creates a set from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Nothing.
    public static let cancel = Set(rawValue: 1)
    /// It cannot be dropped.
    public static let forbidden = Set(rawValue: 2)
    /// It is here, too.
    public static let copy = Set(rawValue: 4)
    /// It is here, and no longer where it was.
    public static let move = Set(rawValue: 8)
    /// It goes away.
    public static let delete = Set(rawValue: 16)
    /// The destination refers to the original.
    public static let alias = Set(rawValue: 32)

    init(_ operations: DragOperations) {
      self = []
      if operations.contains(.copy as DragOperations) { insert(.copy) }
      if operations.contains(.move as DragOperations) { insert(.move) }
      if operations.contains(.alias as DragOperations) { insert(.alias) }
      if operations.contains(.delete as DragOperations) { insert(.delete) }
    }
  }

  /// Nil for those by which nothing happens.
  var wanted: DragOperation? {
    switch self {
    case .cancel, .forbidden: nil
    case .copy: .copy
    case .move: .move
    case .delete: .delete
    case .alias: .alias
    }
  }
  init(_ operation: DragOperation?) {
    self =
      switch operation {
      case .copy: .copy
      case .move: .move
      case .delete: .delete
      case .alias: .alias
      case nil: .cancel
      }
  }
}

/// The operation that a drop delegate proposes for a drag over its view.
///
/// Where the source does not allow an operation, something is copied instead of being moved, and moved instead of
/// being copied. Source: our choice, since programs of other toolkits often offer one of the two.
public struct DropProposal {
  /// For what this app drags, and for all where nothing else is proposed for other programs.
  public let operation: DropOperation
  /// For what other programs drag; nil for ``operation``.
  public let operationOutsideApplication: DropOperation?
  /// Proposes the same for what this app drags and what others do.
  public init(operation: DropOperation) { (self.operation, operationOutsideApplication) = (operation, nil) }
  /// Proposes one operation for what this app drags, and one for what others do.
  public init(withinApplication: DropOperation, outsideApplication: DropOperation) {
    (operation, operationOutsideApplication) = (withinApplication, outsideApplication)
  }
  func operation(isLocal: Bool) -> DropOperation { isLocal ? operation : operationOutsideApplication ?? operation }
}
