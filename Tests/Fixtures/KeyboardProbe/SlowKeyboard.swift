import Foundation
import HearthKeyboard

/// A keyboard on its way on a slow machine: it has its socket, is at work all the time, and says its first word to the
/// fourth that asks.
nonisolated enum SlowKeyboard {
  static func run() -> Bool {
    do {
      let listener = try KeyboardSocket.listen(try KeyboardSocket.path())
      defer { listener.end() }
      say("listens")
      var asked: [Int32] = []
      // Not a wait: this is the work.
      while asked.count < 4 { if let new = listener.accept() { asked.append(new) } }
      _ = asked.last.map { write($0, [1], 1) }
      say("asked 4")
      // Until nobody wants it any more.
      while readLine() != nil {}
      return true
    } catch {
      say("\(error)")
      return false
    }
  }
}
