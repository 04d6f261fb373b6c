import Foundation
import HearthCore
import HearthUI
import UniformTypeIdentifiers

extension UIView {
  /// Has the view hear of things of some types that are dragged over it, by `draggingEntered(_:)` and the following.
  public func registerForDraggedTypes(_ newTypes: [NSPasteboard.PasteboardType]) {
    let taker = draggingTaker as? ViewDragging ?? ViewDragging(self)
    draggingTaker = taker
    for type in newTypes where !taker.types.contains(type) { taker.types.append(type) }
  }
  /// Has the view hear of nothing that is dragged over it.
  public func unregisterDraggedTypes() {
    (draggingTaker as? ViewDragging)?.end()
    draggingTaker = nil
  }
  /// The types that the view has said it takes.
  public var registeredDraggedTypes: [NSPasteboard.PasteboardType] { (draggingTaker as? ViewDragging)?.types ?? [] }
}

/// Asks a view by the names of a Mac about what is dragged over it.
@MainActor private final class ViewDragging: DraggingTaker, UIDropInteractionDelegate {
  var types: [NSPasteboard.PasteboardType] = []
  private(set) var entered: NSDragOperation = []
  private weak var view: UIView?
  private var info: DraggedThing?
  private lazy var interaction = UIDropInteraction(delegate: self)
  private static var lastNumber = 0

  init(_ view: UIView) {
    self.view = view
    view.addInteraction(interaction)
  }
  nonisolated deinit {}
  func end() { view?.removeInteraction(interaction) }

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    session.hasItemsConforming(toTypeIdentifiers: types.map(\.rawValue))
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    guard let view else { return }
    Self.lastNumber += 1
    let info = DraggedThing(Self.lastNumber)
    self.info = info
    info.take(session, in: view)
    entered = view.draggingEntered(info)
  }
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    guard let view, let info else { return UIDropProposal(operation: .cancel) }
    info.take(session, in: view)
    let operation = view.draggingUpdated(info).intersection(info.draggingSourceOperationMask)
    info.operation = operation
    if operation.contains(.move), !operation.contains(.copy) { return UIDropProposal(operation: .move) }
    return UIDropProposal(operation: operation.isEmpty ? .forbidden : .copy)
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    if let info { view?.draggingExited(info) }
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    guard let info else { return }
    self.info = nil
    // What was dropped here is over when its data was taken.
    if !info.isDropped { view?.draggingEnded(info) }
  }
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    guard let view, let info else { return }
    info.take(session, in: view)
    info.isDropped = true
    DroppedData.read(session.items.map(\.itemProvider)) { [weak view] items in
      guard let view else { return }
      info.items = items
      if view.prepareForDragOperation(info), view.performDragOperation(info) { view.concludeDragOperation(info) }
      view.draggingEnded(info)
    }
  }
}

/// What is dragged over a view.
@MainActor private final class DraggedThing: NSDraggingInfo {
  let draggingSequenceNumber: Int
  private(set) var draggingLocation = CGPoint.zero
  private(set) var draggingSource: Any?
  private(set) weak var window: NSWindow?
  private(set) var draggingSourceOperationMask: NSDragOperation = .copy
  private var types: [NSPasteboard.PasteboardType] = []
  private var count = 1
  var items: [NSPasteboardItem]?
  var operation: NSDragOperation = []
  var isDropped = false
  init(_ number: Int) { draggingSequenceNumber = number }
  nonisolated deinit {}
  var draggingPasteboard: NSPasteboard { DragPasteboard(types: types, items: items) }
  var numberOfValidItemsForDrop: Int { items?.count ?? count }
  func take(_ session: any UIDropSession, in view: UIView) {
    draggingLocation = view.convert(session.location(in: view), to: nil)
    window = view.window
    count = session.items.count
    types = []
    for item in session.items {
      for type in item.itemProvider.registeredTypeIdentifiers.map({ NSPasteboard.PasteboardType($0) })
      where !types.contains(type) { types.append(type) }
    }
    let source = session.items.lazy.compactMap(\.localObject).compactMap { $0 as? DragSource }.first
    draggingSource = source?.view
    draggingSourceOperationMask =
      source?.mask ?? (session.allowsMoveOperation ? [.copy, .move, .generic] : [.copy, .generic])
  }
}

/// Where something that is dragged comes from, for views of the app.
@MainActor final class DragSource {
  weak var view: NSView?
  let mask: NSDragOperation
  init(_ view: NSView, _ mask: NSDragOperation) { (self.view, self.mask) = (view, mask) }
  nonisolated deinit {}
}

extension NSDraggingInfo {
  /// The window that the pointer is in.
  public var draggingDestinationWindow: NSWindow? { (self as? DraggedThing)?.window }
}

/// Reads what was dropped.
@MainActor private final class DroppedData {
  private var items: [NSPasteboardItem]
  private var missing = 1
  private var completion: (([NSPasteboardItem]) -> Void)?
  private init(_ count: Int, _ completion: @escaping ([NSPasteboardItem]) -> Void) {
    items = (0..<count).map { _ in NSPasteboardItem() }
    self.completion = completion
  }
  nonisolated deinit {}
  /// Tells `completion` of one item for each provider, with all its data: at once where that is there.
  static func read(_ providers: [NSItemProvider], _ completion: @escaping ([NSPasteboardItem]) -> Void) {
    let data = DroppedData(providers.count, completion)
    for (index, provider) in providers.enumerated() {
      for type in provider.registeredTypeIdentifiers {
        data.missing += 1
        _ = provider.loadDataRepresentation(forTypeIdentifier: type) { bytes, _ in
          if isOnMainThread() {
            MainActor.assumeIsolated { data.take(bytes, type, index) }
          } else {
            Engine.performOnMain { data.take(bytes, type, index) }
          }
        }
      }
    }
    data.finish()
  }
  private func take(_ bytes: Data?, _ type: String, _ index: Int) {
    if let bytes { items[index].setData(bytes, forType: NSPasteboard.PasteboardType(type)) }
    finish()
  }
  private func finish() {
    missing -= 1
    guard missing == 0 else { return }
    completion?(items)
    completion = nil
  }
}
