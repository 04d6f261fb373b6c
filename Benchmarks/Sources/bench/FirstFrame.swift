import CMeasure
import Foundation

// cookbook.first_frame     from just before the process is started until its first frame is painted; wall time, median
//
// HEARTH_COOKBOOK names the program; without it, or without a display, there is no figure.

func measureFirstFrame() {
  let environment = ProcessInfo.processInfo.environment
  guard let program = environment["HEARTH_COOKBOOK"], environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil else {
    return
  }
  _ = firstFrame(of: program)  // brings the libraries into memory
  let runs = (0..<9).map { _ in firstFrame(of: program) }
  report("cookbook.first_frame", runs.median, "ms")
}

/// Milliseconds.
private func firstFrame(of program: String) -> Double {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: program)
  process.environment = ProcessInfo.processInfo.environment.merging(["HEARTH_TRACE": "frames"]) { $1 }
  let output = Pipe()
  process.standardOutput = output
  let start = measure_wall_time()
  do { try process.run() } catch { check(false, "\(program) cannot be started: \(error)") }
  defer {
    process.terminate()
    process.waitUntilExit()
  }
  var text = ""
  while !text.contains("\n") || !text.contains("first frame painted at") {
    let data = output.fileHandleForReading.availableData
    check(!data.isEmpty, "\(program) ended without a frame")
    text += String(decoding: data, as: UTF8.self)
  }
  let line = text.split(separator: "\n").first { $0.hasPrefix("first frame painted at ") }
  let seconds = line.flatMap { Double($0.dropFirst("first frame painted at ".count)) }
  check(seconds != nil, "no time in: \(text)")
  return seconds! * 1e3 - start
}
