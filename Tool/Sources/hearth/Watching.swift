import ArgumentParser
import Building
import Foundation
import Project
import Synchronization

/// `hearth run --watch`: compiles at each save, and starts the app again with the state of its windows.
///
/// The old process stays until the new one has its first picture, and where there is none, because the compiler or the new process has failed.
final class Watching {
  private let options: BuildOptions
  private let arguments: [String]
  private let folder: URL
  private let watch: FileWatch
  private var current: Generation?
  private var count = 0
  /// The processes that are there, for the handlers of signals.
  private static let processes = Mutex<Set<Int32>>([])
  private var signals: [any DispatchSourceSignal] = []

  init(options: BuildOptions, arguments: [String]) {
    (self.options, self.arguments) = (options, arguments)
    folder = AppBuild.cache.appending(path: "watch/\(ProcessInfo.processInfo.processIdentifier)")
    watch = FileWatch(options.url)
  }

  func run() throws {
    let environment = ProcessInfo.processInfo.environment
    if environment["DISPLAY"] == nil, environment["WAYLAND_DISPLAY"] == nil {
      Hearth.say("--watch shows a window, and there is no display: DISPLAY and WAYLAND_DISPLAY are not set.")
      throw ExitCode(1)
    }
    handleSignals()
    defer {
      current?.end()
      try? FileManager.default.removeItem(at: folder)
    }
    renew()
    while true {
      if watch.waitForChange(milliseconds: 200) { renew() }
      guard let current, !current.isRunning else { continue }
      if current.hasQuit { return }
      Hearth.say("the app has crashed; it starts again with the next save.")
      current.end()
      Self.processes.withLock { _ = $0.remove(current.identifier) }
      self.current = nil
    }
  }

  private func renew() {
    do {
      let app = try options.build()
      count += 1
      let next = try Generation(app, arguments, in: folder.appending(path: "\(count)"), after: current)
      Self.processes.withLock { _ = $0.insert(next.identifier) }
      // Ten seconds: more than the first picture takes on a busy machine.
      for _ in 0..<1000 where !next.hasPicture && next.isRunning { usleep(10_000) }
      guard next.hasPicture || next.isRunning else {
        Hearth.say("the app ended before its first picture\(current == nil ? "" : "; the window before it stays").")
        return end(next)
      }
      if let current { end(current) }
      current = next
    } catch let problem as ProjectProblem { Hearth.say(problem.description) } catch {
      // The compiler has said what is wrong.
      if current != nil { Hearth.say("the window stays as it was.") }
    }
  }
  private func end(_ generation: Generation) {
    generation.end()
    Self.processes.withLock { _ = $0.remove(generation.identifier) }
  }

  private func handleSignals() {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { [folder] in
        for process in Self.processes.withLock({ $0 }) { kill(process, SIGTERM) }
        try? FileManager.default.removeItem(at: folder)
        exit(128 + number)
      }
      source.resume()
      signals.append(source)
    }
  }
}
