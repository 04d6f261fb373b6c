import Foundation
import HearthCore
import HearthRendering
import UniformTypeIdentifiers

/// Lets things be dropped on a view.
nonisolated struct DropTargetModifier: _ElementModifier {
  let receiver: any DropReceiver
  typealias Body = Never
  @MainActor static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = BehaviorNode(inputs)
    node.behavior = DropTargetControl(modifier.receiver, node)
    return _ViewNode(node)
  }
  @MainActor static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    (unsafeDowncast(node.node, to: BehaviorNode.self).behavior as! DropTargetControl).receiver = modifier.receiver
  }
}

/// A view on which things can be dropped.
///
/// While something is dragged, all of the view's bounds count, and not only what can be clicked.
final class DropTargetControl: NodeBehavior, DropTarget {
  unowned(unsafe) let node: BehaviorNode
  private let taking: DropTaking
  var receiver: any DropReceiver {
    get { taking.receiver }
    set { taking.receiver = newValue }
  }
  init(_ receiver: any DropReceiver, _ node: BehaviorNode) {
    self.node = node
    taking = DropTaking(receiver, node)
  }
  nonisolated deinit {}
  var viewName: String { receiver.name }
  func isHit(_ point: CGPoint) -> Bool { node.engine.hasDrag && node.bounds.contains(point) }
  func willUnmount() { taking.end() }
  func dropDidMove(_ offer: DropOffer, to position: CGPoint) -> DropAnswer? { taking.move(offer, to: position) }
  func dropDidLeave() { taking.leave() }
  func performDrop(_ offer: DropOffer, at position: CGPoint, _ operation: DragOperation) {
    taking.perform(offer, at: position, operation)
  }
}

/// Takes what is dragged over a view to its receiver, and reads what was dropped.
@MainActor final class DropTaking {
  private unowned(unsafe) let node: BehaviorNode
  var receiver: any DropReceiver
  /// What is above the view now.
  private var visit: Visit?
  /// What the receiver did not want. The offer is held, so that no other gets its address.
  private var refused: DropOffer?
  private var pending: [PendingDrop] = []
  private struct Visit {
    let offer: DropOffer
    let items: [NSItemProvider]
    var proposal: DropProposal?
    var location: CGPoint
  }
  init(_ receiver: any DropReceiver, _ node: BehaviorNode) { (self.receiver, self.node) = (receiver, node) }
  nonisolated deinit {}

  /// The view goes.
  func end() {
    visit = nil
    let left = pending
    pending = []
    for drop in left { drop.end(nil) }
    node.engine.wakeUps.cancel(of: node, .drop)
  }

  // MARK: - Over the view

  func move(_ offer: DropOffer, to position: CGPoint) -> DropAnswer? {
    guard node.isEnabled, receiver.isEnabled else { return nil }
    let location = node.convertFromWindow(position)
    if visit?.offer !== offer {
      if refused === offer { return nil }
      refused = nil
      let new = Visit(offer: offer, items: offer.draggedItems, location: location)
      let info = info(location, new.items, offer)
      guard receiver.takesAnything || info.hasItemsConforming(to: receiver.types) else { return nil }
      guard receiver.validates(info) else {
        refused = offer
        return nil
      }
      visit = new
      receiver.entered(info)
      receiver.targetedDidChange(true)
      tell(.entering)
      if let formation = node.scope.value(DropFormationKey.self) { show(formation) }
    }
    guard var visit else { return nil }
    visit.location = location
    let info = info(location, visit.items, offer)
    if let proposal = receiver.updated(info) { visit.proposal = proposal }
    self.visit = visit
    let session = tell(.active)
    let isLocal = offer.session != nil
    let operation =
      visit.proposal?.operation(isLocal: isLocal) ?? session.flatMap { configuration($0)?.operation } ?? .copy
    return DropAnswer(operation.wanted.flatMap { offer.operations.choose($0) })
  }
  private func info(_ location: CGPoint, _ items: [NSItemProvider], _ offer: DropOffer) -> DropInfo {
    let local = offer.session.map { ($0.payload as? DragPayload)?.items.compactMap(\.id) ?? [] }
    return DropInfo(location: location, items: items, types: receiver.types, localIDs: local)
  }
  private func configuration(_ session: DropSession) -> DropConfiguration? {
    node.scope.value(DropConfigurationKey.self)?(session)
  }
  @discardableResult private func tell(_ phase: DropSession.Phase) -> DropSession? {
    guard let visit else { return nil }
    var session = DropSession(visit.offer, visit.items, at: visit.location, phase, size: node.size.cgSize)
    session.place = place(visit.location)
    for update in node.scope.value(DropUpdatesKey.self) { update(session) }
    return session
  }
  /// Where things go among items that change places in the view.
  private func place(_ location: CGPoint) -> DropPlace? {
    node.engine[DropPlaces.slot].place(at: node.convertToWindow(location), in: node)
  }
  private func show(_ formation: DragDropPreviewsFormation?) {
    guard let drag = visit?.offer.session, let payload = drag.payload as? DragPayload else { return }
    drag.picture = payload.picture(formation ?? payload.formation, node)
  }

  func leave() {
    refused = nil
    guard let visit else { return }
    receiver.exited(info(visit.location, visit.items, visit.offer))
    receiver.targetedDidChange(false)
    tell(.exiting)
    if node.scope.value(DropFormationKey.self) != nil { show(nil) }
    self.visit = nil
  }

  // MARK: - Dropped

  /// Seconds for which a program has time to send what was dropped. Source: our choice; GDK waits without end.
  private static let patience = 10.0

  func perform(_ offer: DropOffer, at position: CGPoint, _ operation: DragOperation) {
    guard visit != nil else { return offer.finish(nil) }
    receiver.targetedDidChange(false)
    let ended = tell(.ended(DropOperation(operation)))
    let wanted = ended.flatMap { configuration($0) }, limit = wanted?.acceptedItemCount
    let place = wanted?.place ?? ended?.place
    self.visit = nil
    let drop = PendingDrop(offer, operation)
    pending.append(drop)
    node.engine.wakeUps.schedule(after: Self.patience, for: node, purpose: .drop) { [unowned self] in
      let late = pending
      pending = []
      for drop in late { fail(drop, "its data did not come within \(Int(Self.patience)) seconds.") }
    }
    let receiver = receiver, location = node.convertFromWindow(position)
    let go: @MainActor ([NSItemProvider]) -> Void = { [weak self] items in
      guard let self, !drop.isOver else { return }
      var items =
        receiver.takesAnything
        ? items
        : items.filter { item in receiver.types.contains(where: item.hasItemConformingToTypeIdentifier) }
      if let limit { items = Array(items.prefix(max(0, limit))) }
      guard !items.isEmpty else { return settle(drop, false, limit == nil ? "its data did not come." : nil) }
      let info = info(location, items, offer)
      var session = DropSession(
        offer, items, at: location, .ended(DropOperation(operation)), size: node.size.cgSize)
      session.place = place
      receiver.perform(info, session, { !drop.isOver }) { [weak self] isTaken, problem in
        self?.settle(drop, isTaken, problem)
      }
    }
    if let payload = offer.session?.payload as? DragPayload { return go(payload.items.map(\.provider)) }
    let whole = offer.wholeItem
    let types = receiver.takesAnything ? whole.registeredTypeIdentifiers : receiver.types
    if offer.hasSeveralItems(whole, conformingTo: types) {
      offer.readAllItems(of: whole, conformingTo: types, go)
    } else if receiver.wantsData {
      ReadItem(whole, types, go).start()
    } else {
      go([whole])
    }
  }
  /// - Parameter problem: What is reported.
  private func settle(_ drop: PendingDrop, _ isTaken: Bool, _ problem: String?) {
    guard let index = pending.firstIndex(where: { $0 === drop }) else { return }
    pending.remove(at: index)
    if pending.isEmpty { node.engine.wakeUps.cancel(of: node, .drop) }
    if let problem { node.engine.report(.drop, at: node, problem) }
    drop.end(isTaken ? drop.operation : nil)
    tellCompleted(drop)
  }
  private func fail(_ drop: PendingDrop, _ problem: String) {
    node.engine.report(.drop, at: node, problem)
    drop.end(nil)
    tellCompleted(drop)
  }
  private func tellCompleted(_ drop: PendingDrop) {
    let updates = node.scope.value(DropUpdatesKey.self)
    if updates.isEmpty { return }
    let session = DropSession(
      drop.offer, drop.offer.draggedItems, at: .zero, .dataTransferCompleted, size: node.size.cgSize)
    for update in updates { update(session) }
  }
}

/// Something that was dropped and has not been taken yet.
@MainActor private final class PendingDrop {
  let offer: DropOffer
  let operation: DragOperation
  private(set) var isOver = false
  init(_ offer: DropOffer, _ operation: DragOperation) { (self.offer, self.operation) = (offer, operation) }
  nonisolated deinit {}
  func end(_ operation: DragOperation?) {
    isOver = true
    offer.finish(operation)
  }
}

extension DropOffer {
  /// What is dragged: the items of this app; of another program one that stands for all.
  fileprivate var draggedItems: [NSItemProvider] {
    if let payload = session?.payload as? DragPayload { return payload.items.map(\.provider) }
    return [wholeItem]
  }
}

/// Reads of an item what conforms to some types, so that it is there when the app asks for it.
///
/// A source of data has gone when the drop is over, and apps ask for data when they like. Of several types that conform to
/// one the first is read; the others can be read while the drop goes on.
@MainActor private final class ReadItem {
  private let item: NSItemProvider
  private let types: [String]
  private let done: @MainActor ([NSItemProvider]) -> Void
  private var data: [String: Data] = [:]
  private var waiting: Set<String> = []
  init(_ item: NSItemProvider, _ types: [String], _ done: @escaping @MainActor ([NSItemProvider]) -> Void) {
    (self.item, self.types, self.done) = (item, types, done)
  }
  nonisolated deinit {}

  func start() {
    let registered = item.registeredTypeIdentifiers
    var wanted: [String] = []
    for type in types {
      let found =
        registered.contains(type)
        ? type
        : registered.first { name in UTType(type).map { UTType(name)?.conforms(to: $0) ?? false } ?? false }
      if let found, !wanted.contains(found) { wanted.append(found) }
    }
    if wanted.isEmpty { return done([]) }
    waiting = Set(wanted)
    for identifier in wanted {
      item.loadDataRepresentation(forTypeIdentifier: identifier) { data, _ in
        performNowOrOnMain { self.arrived(data, identifier) }
      }
    }
  }
  private func arrived(_ new: Data?, _ identifier: String) {
    guard waiting.remove(identifier) != nil else { return }
    data[identifier] = new
    guard waiting.isEmpty else { return }
    if data.isEmpty { return done([]) }
    let read = NSItemProvider()
    read.suggestedName = item.suggestedName
    for identifier in item.registeredTypeIdentifiers {
      let known = data[identifier], item = item
      read.registerDataRepresentation(forTypeIdentifier: identifier, visibility: .all) { completion in
        if let known {
          completion(known, nil)
        } else {
          item.loadDataRepresentation(forTypeIdentifier: identifier, completionHandler: completion)
        }
        return nil
      }
    }
    done([read])
  }
}
