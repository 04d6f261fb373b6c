import CMeasure
import Foundation
import HearthTesting

/// What the name of a figure ends with: those of text of round metrics stand apart from
/// GTK's, which measures and shapes real fonts.
func ending(_ text: TestText) -> String { text == .round ? ".round" : "" }

/// Figures that would not be of the work they are named for. They are not printed, and all others are measured.
enum Failures {
  /// What went wrong since the last figure: it belongs to the next one.
  private static var pending: [String] = []
  private(set) static var count = 0

  static func note(_ problem: String) { if !pending.contains(problem) { pending.append(problem) } }
  /// Whether nothing went wrong. Else it is said on standard error, in a line that `Scripts/bench` looks for.
  static func settle(_ name: String) -> Bool {
    if pending.isEmpty { return true }
    FileHandle.standardError.write(Data("failed: \(name): \(pending.joined(separator: "; "))\n".utf8))
    pending = []
    count += 1
    return false
  }
}

/// Prints one line: name, value and unit, with tabs between, as `Scripts/bench` gathers them. A figure that is no number has failed.
func report(_ name: String, _ value: Double, _ unit: String) {
  if !value.isFinite { Failures.note("it is \(value)") }
  if !Failures.settle(name) { return }
  print("\(name)\t\(String(format: "%.6g", value))\t\(unit)")
  fflush(nil)
}

/// The CPU time of this thread that `work` takes, in milliseconds.
func cpuTime(_ work: () -> Void) -> Double {
  let start = measure_cpu_time()
  work()
  return measure_cpu_time() - start
}

/// Bytes in use on the heap.
func heapInUse() -> Double { measure_heap_in_use() }

/// How often this thread asks for memory while `work` runs.
func allocations(_ work: () -> Void) -> Double {
  let start = measure_allocations()
  work()
  return Double(measure_allocations() - start)
}

extension [Double] {
  var median: Double {
    let sorted = sorted()
    let middle = count / 2
    return count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }
}

/// Leaves out the figure that is reported next, when it would not be one of the work it is named for.
func check(_ holds: Bool, _ what: @autoclosure () -> String) { if !holds { Failures.note(what()) } }
