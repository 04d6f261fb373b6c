import CMeasure
import Foundation
import HearthTesting

/// What the name of a figure ends with: those of text of round metrics stand apart from
/// GTK's, which measures and shapes real fonts.
func ending(_ text: TestText) -> String { text == .round ? ".round" : "" }

/// Prints one line: name, value and unit, with tabs between, as `Scripts/bench` gathers them.
func report(_ name: String, _ value: Double, _ unit: String) {
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

/// Stops the program when a figure would not be one of the work it is named for.
func check(_ holds: Bool, _ what: @autoclosure () -> String) {
  if holds { return }
  FileHandle.standardError.write(Data("\(what())\n".utf8))
  exit(1)
}
