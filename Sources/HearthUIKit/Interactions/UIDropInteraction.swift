import Foundation
import HearthCore
import HearthUI
import UniformTypeIdentifiers

/// What becomes of something that is dropped.
public enum UIDropOperation: UInt, Sendable {
  /// Nothing; and nothing, with a sign of it at the pointer.
  case cancel = 0, forbidden
  /// It is here, too; or it is here, and no longer where it was.
  case copy, move
  init(_ operation: DropOperation) {
    self =
      switch operation {
      case .copy, .alias: .copy
      case .move, .delete: .move
      case .forbidden: .forbidden
      case .cancel: .cancel
      }
  }
  var operation: DropOperation {
    switch self {
    case .cancel: .cancel
    case .forbidden: .forbidden
    case .copy: .copy
    case .move: .move
    }
  }
}

/// What a view would do with something that is dragged over it.
@MainActor @preconcurrency open class UIDropProposal: NSObject {
  /// What would become of it.
  public let operation: UIDropOperation
  /// Creates a proposal.
  public init(operation: UIDropOperation) { self.operation = operation }
  nonisolated deinit {}
}

/// Decides about what is dragged over a view, and takes it.
@MainActor @preconcurrency public protocol UIDropInteractionDelegate: AnyObject {
  /// Whether the view has a say about what is dragged. True by itself.
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
  /// It has come over the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  /// It moves over the view: what would become of it. Nothing, by itself.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal
  /// It has left the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  /// It was dropped here.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  /// It was taken.
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
  /// It is over, here or elsewhere in the window: after it has left the view, or was dropped.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
}
extension UIDropInteractionDelegate {
  public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { true }
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {}
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {}
  public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
  public func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {}
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {}
}

/// Lets things be dropped on a view.
///
///     imageView.isUserInteractionEnabled = true
///     imageView.addInteraction(UIDropInteraction(delegate: self))
@MainActor @preconcurrency open class UIDropInteraction: NSObject, ShownInteraction {
  /// Decides about the things.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  open private(set) weak var view: UIView?
  /// Creates an interaction.
  public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }
  nonisolated deinit {}
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  func modify(_ content: AnyView, of view: UIView) -> AnyView {
    content.onDropOfAnything(DropTaker(interaction: self))
  }
}

/// Asks the delegate of an interaction.
@MainActor private final class DropTaker: DropDelegate {
  private weak var interaction: UIDropInteraction?
  private var session: OwnDropSession?
  init(interaction: UIDropInteraction) { self.interaction = interaction }
  nonisolated deinit {}
  private func ask<T>(
    _ info: DropInfo, _ other: T, _ action: (any UIDropInteractionDelegate, UIDropInteraction) -> T
  )
    -> T
  {
    guard let interaction, let delegate = interaction.delegate, let view = interaction.view else { return other }
    let session = session ?? OwnDropSession()
    self.session = session
    session.take(info, in: view)
    return action(delegate, interaction)
  }
  func validateDrop(info: DropInfo) -> Bool {
    session = nil
    guard interaction?.view?.isTouchable == true else { return false }
    return ask(info, false) { $0.dropInteraction($1, canHandle: session!) }
  }
  func dropEntered(info: DropInfo) { ask(info, ()) { $0.dropInteraction($1, sessionDidEnter: session!) } }
  func dropUpdated(info: DropInfo) -> DropProposal? {
    ask(info, nil) {
      let operation = $0.dropInteraction($1, sessionDidUpdate: session!).operation
      let isAllowed = operation != .move || session!.allowsMoveOperation
      return DropProposal(operation: isAllowed ? operation.operation : .cancel)
    }
  }
  func dropExited(info: DropInfo) {
    ask(info, ()) {
      $0.dropInteraction($1, sessionDidExit: session!)
      $0.dropInteraction($1, sessionDidEnd: session!)
    }
    session = nil
  }
  func performDrop(info: DropInfo) -> Bool {
    let isTaken = ask(info, false) {
      $0.dropInteraction($1, performDrop: session!)
      $0.dropInteraction($1, concludeDrop: session!)
      $0.dropInteraction($1, sessionDidEnd: session!)
      return true
    }
    session = nil
    return isTaken
  }
}

/// What is dragged over a view.
@MainActor private final class OwnDropSession: NSObject, UIDropSession {
  private(set) var items: [UIDragItem] = []
  private(set) var localDragSession: (any UIDragSession)?
  private weak var view: UIView?
  private var place = CGPoint.zero
  private var providers: [NSItemProvider] = []
  override init() {}
  nonisolated deinit {}
  var allowsMoveOperation: Bool { localDragSession?.allowsMoveOperation ?? false }
  func location(in other: UIView) -> CGPoint { view.map { $0.convert(place, to: other) } ?? place }
  func take(_ info: DropInfo, in view: UIView) {
    self.view = view
    place = view.inner(info.location)
    if let ids = info.localIDs {
      let own = ids.compactMap { $0.base as? UIDragItem }
      items = own.isEmpty ? known(info.items) : own
      let session = UIDragInteraction.current
      localDragSession = session?.items.first.map { first in own.contains { $0 === first } } == true ? session : nil
    } else {
      items = known(info.items)
    }
  }
  /// The same things for the same providers.
  private func known(_ new: [NSItemProvider]) -> [UIDragItem] {
    if new.count == providers.count, zip(new, providers).allSatisfy({ $0 === $1 }) { return items }
    providers = new
    return new.map { UIDragItem(itemProvider: $0) }
  }
}
