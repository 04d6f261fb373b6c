import Foundation

/// What becomes of something that is dragged, or may become of it.
public nonisolated struct NSDragOperation: OptionSet, Sendable {
  // Source: AppKit's numbers.
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// It is here, too.
  public static let copy = NSDragOperation(rawValue: 1)
  /// Something leads to it from here; a desktop of Linux copies it.
  public static let link = NSDragOperation(rawValue: 2)
  /// Whatever the two agree on.
  public static let generic = NSDragOperation(rawValue: 4)
  /// Something that only the two know of.
  public static let `private` = NSDragOperation(rawValue: 8)
  /// It is here, and no longer where it was.
  public static let move = NSDragOperation(rawValue: 16)
  /// It is no longer where it was.
  public static let delete = NSDragOperation(rawValue: 32)
  /// Any of them.
  public static let every = NSDragOperation(rawValue: .max)
}

/// What is dragged over a view, for the view.
@MainActor @preconcurrency public protocol NSDraggingInfo: AnyObject {
  /// What is dragged. Its types are known at once; the data of another program only when it is dropped.
  var draggingPasteboard: NSPasteboard { get }
  /// Where the pointer is: points of the window, from its lower left corner.
  var draggingLocation: CGPoint { get }
  /// What may become of it.
  var draggingSourceOperationMask: NSDragOperation { get }
  /// What of the app the drag began in; nil for another program.
  var draggingSource: Any? { get }
  /// How many things are dragged; 1 for those of another program until they are dropped.
  var numberOfValidItemsForDrop: Int { get }
  /// Another one for each drag.
  var draggingSequenceNumber: Int { get }
}

/// What asks a view about what is dragged over it.
@MainActor protocol DraggingTaker: AnyObject {
  /// What the view has said when the thing came.
  var entered: NSDragOperation { get }
}
