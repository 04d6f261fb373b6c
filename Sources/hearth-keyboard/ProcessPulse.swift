import Foundation

/// What the system says of a process: whether it is at work.
struct ProcessPulse {
  /// One letter; see proc(5).
  private let state: String
  /// Processor time of all of its threads, in ticks of the system.
  private let ticks: Int

  /// Nil where there is no such process.
  init?(of process: Int32) {
    guard process > 0, let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
      let end = text.lastIndex(of: ")")
    else { return nil }
    // Behind the name, which may have anything in it: the state, and as the twelfth and thirteenth the times.
    let fields = text[text.index(after: end)...].split(separator: " ")
    guard fields.count > 12, let user = Int(fields[11]), let system = Int(fields[12]) else { return nil }
    (state, ticks) = (String(fields[0]), user + system)
  }
  /// Whether it runs, waits for a processor or a disk, or has used a processor since.
  func isAtWork(since last: ProcessPulse) -> Bool { state == "R" || state == "D" || ticks > last.ticks && state != "T" }
}
