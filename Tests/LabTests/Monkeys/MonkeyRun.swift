import Foundation
import HearthCore
import HearthTesting
import SwiftUI

/// An example in the hands of a monkey, from its start to the first fault.
@MainActor struct MonkeyRun {
  struct Fault: CustomStringConvertible {
    /// The number of the event after which it was seen, from 0.
    var step: Int
    var messages: [String]
    var description: String { "after event \(step): \(messages.prefix(3).joined(separator: "; "))" }
  }
  /// Opens the app, given an empty folder of this run alone.
  private let open: (URL) -> TestWindow
  /// Is told each event before it is done: the program may end in it.
  var willPerform: ((Int, MonkeyEvent) -> Void)?

  init(_ subject: MonkeySubject) { open = { subject.open(in: $0) } }
  init(open: @escaping () -> TestWindow) { self.open = { _ in open() } }

  /// Events that a seed chooses.
  /// - Returns: The events that were done, and what was wrong after the last of them.
  func run(seed: UInt64, count: Int) -> ([MonkeyEvent], Fault?) {
    var monkey = Monkey(seed: seed), events: [MonkeyEvent] = []
    let fault = play { front in
      if events.count == count { return nil }
      let event = monkey.next(in: front)
      events.append(event)
      return event
    }
    return (events, fault)
  }
  /// These events, as far as a fault.
  func replay(_ events: [MonkeyEvent]) -> Fault? {
    var rest = events[...]
    return play { _ in rest.popFirst() }
  }

  private func play(_ next: (TestWindow?) -> MonkeyEvent?) -> Fault? {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("monkey-\(UUID().uuidString)")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var failures: [String] = []
    TestFailure.listener = { failures.append($0) }
    defer { TestFailure.listener = nil }
    var hand = MonkeyHand(open(folder)), step = -1
    while true {
      failures += MonkeyInvariants.faults(of: hand.window)
      if !failures.isEmpty { return Fault(step: step, messages: failures) }
      guard let event = next(hand.front) else { return nil }
      step += 1
      willPerform?(step, event)
      failures += hand.perform(event)
    }
  }
}
