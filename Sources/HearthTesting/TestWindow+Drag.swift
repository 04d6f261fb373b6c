import Foundation
import HearthCore
import SwiftUI

/// What the pointer of a test carries, and what would become of it if it were let go now.
public struct DraggedContents {
  /// What becomes of something that was dragged.
  public nonisolated enum Outcome: Hashable, Sendable { case copy, move, alias, delete }

  /// What would become of it where it is; nil: nobody wants it there.
  public let outcome: Outcome?
  private let contents: [ClipboardData]
  @MainActor init(_ drag: TestDrag) {
    outcome = drag.operation.map { Outcome($0) }
    (contents, promises) = (drag.session.data, drag.session.promises)
    pictureSize = drag.session.picture?.size
  }
  private let promises: [DragPromise]
  /// The size of what the pointer carries, in points; nil for nothing.
  public let pictureSize: CGSize?
  /// The MIME types that it can be had as, the best first.
  public var mimeTypes: [String] { (contents.map(\.mimeType) + promises.map(\.mimeType)) }
  /// The data of a MIME type; nil for other types, and where it takes time to make it.
  @MainActor public func data(_ mimeType: String) -> Data? {
    if let known = contents.first(where: { $0.mimeType == mimeType }) { return known.data }
    var made: Data?
    promises.first { $0.mimeType == mimeType }?.load { made = $0 }
    return made
  }
  /// The text that is dragged; nil for none.
  @MainActor public var text: String? { data(ClipboardData.text).map { String(decoding: $0, as: UTF8.self) } }
}

extension DraggedContents.Outcome {
  init(_ operation: DragOperation) {
    self =
      switch operation {
      case .copy: .copy
      case .move: .move
      case .alias: .alias
      case .delete: .delete
      }
  }
  var operation: DragOperations {
    switch self {
    case .copy: .copy
    case .move: .move
    case .alias: .alias
    case .delete: .delete
    }
  }
}

/// Something that another program has dropped on a window of a test, and whose data it sends when the test says so.
@MainActor public final class LateDrop {
  fileprivate var asked: [(type: String, completion: @MainActor (Data?) -> Void)] = []
  /// Whether the window has said what became of it.
  public private(set) var isFinished = false
  /// What became of it; nil for nothing.
  public private(set) var outcome: DraggedContents.Outcome?
  fileprivate init() {}
  nonisolated deinit {}
  fileprivate func finish(_ outcome: DraggedContents.Outcome?) { (isFinished, self.outcome) = (true, outcome) }
  /// The MIME types whose data the window has asked for and not got.
  public var askedTypes: [String] { asked.map(\.type) }
  /// Sends the data of all types that were asked for; nil for none.
  public func send(_ data: Data?) {
    let waiting = asked
    asked = []
    for entry in waiting { entry.completion(data) }
  }
}

extension TestWindow {
  /// What is dragged out of this window now; nil for nothing. As on a desktop, Escape cancels it, Control copies and Shift
  /// moves.
  ///
  /// ```swift
  /// window.pointerDown(at: CGPoint(x: 20, y: 15))
  /// window.hover(at: CGPoint(x: 90, y: 15))
  /// #expect(window.dragged?.text == "Milk")
  /// window.pointerUp(at: CGPoint(x: 90, y: 15))
  /// ```
  public var dragged: DraggedContents? { host.drag.map { DraggedContents($0) } }

  /// Drags from a point of this window to a point of another: presses, moves in ten steps in each window, and
  /// releases.
  public func drag(
    from start: CGPoint, to end: CGPoint, in other: TestWindow, modifiers: EventModifiers = [],
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    act(site) {
      send(PointerEvent(.moved, at: start, time: host.time))
      send(PointerEvent(.down, at: start, time: host.time))
      settle(site)
      let edge = CGPoint(x: content.windowSize.width - 1, y: start.y)
      for (window, from, to) in [(self, start, edge), (other, CGPoint.zero, end)] {
        for step in 1...10 {
          host.time += 1 / 60
          let part = CGFloat(step) / 10
          let point = CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
          if let drag = host.drag {
            drag.move(to: point, over: window.content, modifiers)
          } else if window === self {
            content.handle(.pointer(PointerEvent(.moved, at: point, modifiers: modifiers, time: host.time)))
          }
          window.settle(site)
        }
      }
      if let drag = host.drag {
        host.drag = nil
        drag.drop(at: end)
      } else {
        content.handle(.pointer(PointerEvent(.up, at: edge, modifiers: modifiers, time: host.time)))
      }
      other.settle(site)
    }
  }

  /// Another program drops something on a point of the window, to be copied.
  ///
  /// ```swift
  /// window.drop([ClipboardContents.textType: Data("Milk".utf8)], at: CGPoint(x: 20, y: 15))
  /// ```
  ///
  /// - Parameters:
  ///   - contents: The same thing as several MIME types, the best first.
  ///   - point: Points in the window.
  /// - Returns: What became of it; nil where nobody wanted it.
  @discardableResult public func drop(
    _ contents: KeyValuePairs<String, Data>, at point: CGPoint,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> DraggedContents.Outcome? {
    let data = contents.map { ClipboardData($0.key, $0.value) }
    var outcome: DragOperation?
    let offer = DropOffer(
      data.map(\.mimeType), operations: .copy,
      read: { type, completion in completion(data.first { $0.mimeType == type }?.data) },
      finished: { outcome = $0 })
    act(CallSite(fileID, filePath, line, column)) {
      content.handle(.drop(DropEvent(.moved, at: point, offer)))
      if offer.answer != nil {
        content.handle(.drop(DropEvent(.dropped, at: point, offer)))
      } else {
        content.handle(.drop(DropEvent(.exited, at: point, offer)))
      }
    }
    return outcome.map { DraggedContents.Outcome($0) }
  }

  /// Another program drops something on a point of the window, of which it sends no data until ``LateDrop/send(_:)``.
  ///
  /// - Returns: Nil where nobody wanted it.
  public func dropWithoutData(
    _ mimeTypes: [String], at point: CGPoint, operations: Set<DraggedContents.Outcome> = [.copy],
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> LateDrop? {
    let drop = LateDrop()
    var possible: DragOperations = []
    for operation in operations { possible.formUnion(operation.operation) }
    let offer = DropOffer(
      mimeTypes, operations: possible, read: { type, completion in drop.asked.append((type, completion)) },
      finished: { drop.finish($0.map { DraggedContents.Outcome($0) }) })
    act(CallSite(fileID, filePath, line, column)) {
      content.handle(.drop(DropEvent(.moved, at: point, offer)))
      let isWanted = offer.answer != nil
      content.handle(.drop(DropEvent(isWanted ? .dropped : .exited, at: point, offer)))
      if !isWanted { drop.finish(nil) }
    }
    return drop.isFinished && drop.asked.isEmpty ? nil : drop
  }

  /// A pointer does something: the window hears of it, or the desktop that carries something.
  func send(_ event: PointerEvent) {
    guard let drag = host.drag else {
      content.handle(.pointer(event))
      // The desktop says at once where what was picked up is.
      if let drag = host.drag, event.phase == .moved {
        drag.move(to: event.position, over: content, event.modifiers.union(content.heldModifiers))
      }
      return
    }
    switch event.phase {
    case .moved, .entered:
      drag.move(to: event.position, over: content, event.modifiers.union(content.heldModifiers))
    case .up:
      host.drag = nil
      drag.drop(at: event.position)
    case .cancelled:
      host.drag = nil
      drag.cancel(at: event.position)
    case .down, .exited: break
    }
  }
}
