import CMetadata
import Foundation
import HearthCore
import HearthUI

/// An item of a collection: the view controller of the view that it shows.
@MainActor @preconcurrency open class NSCollectionViewItem: NSViewController {
  /// What an item shows of a press. Source: AppKit's numbers.
  public nonisolated enum HighlightState: Int, Sendable {
    /// Nothing.
    case none = 0
    /// It would be selected.
    case forSelection
    /// It would be selected no longer.
    case forDeselection
    /// Something would be dropped on it.
    case asDropTarget
  }
  /// Whether the item is selected.
  open var isSelected = false
  /// What the item shows of a press: nothing here, as items are selected at once.
  open internal(set) var highlightState = HighlightState.none
  /// The text, which the app adds to the view. It is not kept.
  open weak var textField: NSTextField?
  /// The picture, which the app adds to the view. It is not kept.
  open weak var imageView: NSImageView?
  /// The collection that shows the item.
  open internal(set) weak var collectionView: NSCollectionView?
  /// What the item was taken from the collection by.
  var reuseIdentifier: NSUserInterfaceItemIdentifier?
  nonisolated deinit {}
  /// The item is about to stand for something else. Does nothing by itself.
  open func prepareForReuse() {}
}

extension ClassInitializer {
  private static let controller = ClassInitializer(firstOf: UIViewController.self)

  /// `type.init(nibName: nil, bundle: nil)`
  static func make<V: UIViewController>(_ type: V.Type) -> V {
    let (code, type) = controller.code(type), words = words(nil)
    return object(hearth_init_string_object(code, words.0, words.1, nil, type))
  }
}
