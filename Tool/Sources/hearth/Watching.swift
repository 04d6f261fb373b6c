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
  private let environment: [String: String]
  private let folder: URL
  private let watch: FileWatch
  private var current: Generation?
  private var count = 0
  /// The processes that are there, for the handlers of signals.
  private static let processes = Mutex<Set<Int32>>([])
  private var signals: [any DispatchSourceSignal] = []

  /// - Parameter environment: What is added to the app's.
  init(options: BuildOptions, arguments: [String], environment: [String: String] = [:]) {
    (self.options, self.arguments, self.environment) = (options, arguments, environment)
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
    let start = ContinuousClock.now
    do {
      var app = try options.builtToRun(isSilent: true)
      app.environment.merge(environment) { $1 }
      count += 1
      let next = try Generation(app, arguments, in: folder.appending(path: "\(count)"), after: current)
      Self.processes.withLock { _ = $0.insert(next.identifier) }
      // Ten seconds: more than the first picture takes on a busy machine.
      for _ in 0..<1000 where !next.hasPicture && next.isRunning { usleep(10_000) }
      guard next.hasPicture || next.isRunning else {
        Hearth.say("the app ended before its first picture\(current == nil ? "" : "; the window before it stays").")
        current?.show("The app ended before its first picture.")
        return end(next)
      }
      let isFirst = current == nil
      if let current { end(current) }
      current = next
      Hearth.say(isFirst ? Self.welcome : "shown after \(Self.seconds(ContinuousClock.now - start)) s.")
    } catch let problem as ProjectProblem {
      Hearth.say(problem.description)
      current?.show(problem.description)
    } catch {
      // The compiler has said what is wrong.
      guard let current else { return }
      Hearth.say("the window stays as it was.")
      current.show((error as? FailedBuild)?.message ?? "\(error)")
    }
  }
  private static let welcome = "each save is shown in this window; Ctrl-C ends it."
  /// With one digit after the point.
  private static func seconds(_ duration: Duration) -> String {
    let tenths = (duration / .milliseconds(100)).rounded()
    return "\(Int(tenths) / 10).\(Int(tenths) % 10)"
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
        let running = Self.processes.withLock { $0 }
        for process in running { kill(process, SIGTERM) }
        // Two seconds to note what they showed, as at each save.
        for _ in 0..<200 where running.contains(where: { kill($0, 0) == 0 }) { usleep(10_000) }
        for process in running { kill(process, SIGKILL) }
        try? FileManager.default.removeItem(at: folder)
        exit(128 + number)
      }
      source.resume()
      signals.append(source)
    }
  }
}
