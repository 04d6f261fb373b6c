import Foundation

/// What the system says of processes: whether they have nothing to do, and how long they had to wait for their turn.
public enum ProcessSleep {
  /// The threads of processes with how often each has gone to sleep; nil while one of them has something to do.
  ///
  /// A thread that waits for its turn on a busy machine does not sleep. Source: proc(5), `State` and `voluntary_ctxt_switches`.
  public static func threads(of processes: [Int32]) -> [String]? {
    var found: [String] = []
    for process in processes {
      for thread in threads(of: process) {
        guard let status = read("/proc/\(process)/task/\(thread)/status") else { continue }
        let lines = status.split(separator: "\n")
        let state = lines.first { $0.hasPrefix("State:") }?.dropFirst(6).first { !$0.isWhitespace }
        // One that has ended, and that nobody has asked for its status, does nothing either.
        if state != "S" && state != "Z" { return nil }
        found.append("\(thread) \(lines.first { $0.hasPrefix("voluntary_ctxt_switches:") } ?? "")")
      }
    }
    return found
  }
  /// A process and those that it has started and that they have.
  public static func family(of process: Int32) -> [Int32] { [process] + descendants(of: process) }
  /// The processes that a process has started and those that they have, the last ones first.
  public static func descendants(of process: Int32) -> [Int32] {
    let children = threads(of: process).flatMap { thread in
      (read("/proc/\(process)/task/\(thread)/children") ?? "").split(separator: " ").compactMap { Int32($0) }
    }
    return children.flatMap { descendants(of: $0) + [$0] }
  }
  /// Nanoseconds that the main thread of a process was ready to run and waited for a processor, since it was started.
  ///
  /// Source: the Linux kernel's documentation, scheduler/sched-stats: the second number of `schedstat`.
  public static func waiting(of process: Int32) -> UInt64 {
    let numbers = read("/proc/\(process)/task/\(process)/schedstat")?.split(separator: " ") ?? []
    return numbers.count > 1 ? UInt64(numbers[1]) ?? 0 : 0
  }
  private static func threads(of process: Int32) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")) ?? []).sorted()
  }
  private static func read(_ path: String) -> String? { try? String(contentsOfFile: path, encoding: .utf8) }
}
