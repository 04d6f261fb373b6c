import Foundation

/// A mistake of the app that the engine noticed and went on from. Each is reported once for each kind and place.
package struct Report: Sendable, CustomStringConvertible {
  package enum Kind: String, Sendable {
    case badSize = "Layout"
    case duplicateIdentity = "Identity"
    case tooDeep = "Recursion"
    case writeDuringBody = "State"
    case unboundWrite = "State outside of a view"
    case updateLoop = "Update"
    case publishedOffMain = "Publishing"
    case missingObject = "Environment"
    case badImage = "Image"
    case localization = "Localization"
    case unknownSymbol = "Symbol"
    case unknownColor = "Color"
    case notOnLinux = "Not on Linux"
    case focus = "Focus"
    case scrollTarget = "Scrolling"
    case window = "Window"
    case stateFile = "State file"
    case storedValue = "Stored value"
    case navigation = "Navigation"
    case presentation = "Presentation"
    case placeholder = "Placeholder"
    case animator = "Animator"
    case controlValue = "Value"
    case unknownSelection = "Selection"
    case gone = "Gone view"
    case offMain = "Thread"
    case undo = "Undo"
    case drop = "Drop"
    case shader = "Shader"
  }
  package var kind: Kind
  /// Names of views from the root, separated by slashes.
  package var path: String
  package var message: String
  package init(kind: Kind, path: String, message: String) {
    (self.kind, self.path, self.message) = (kind, path, message)
  }
  package var description: String {
    if path.isEmpty { return "\(kind.rawValue): \(message)" }
    // What is said of a size goes on in the same sentence: "ContentView/Meter returned …".
    return kind == .badSize ? "\(kind.rawValue): \(path) \(message)" : "\(kind.rawValue): \(path): \(message)"
  }
}

extension Report {
  /// A value that an app kept was used after its view had left the tree. Reported where the value's container is, in
  /// the window whose code is running, or for the process.
  /// - Parameters:
  ///   - node: The node of the view, which nothing but the value may hold any more.
  ///   - container: The node around it, where that is known and held.
  ///   - advice: What comes of it, and what to do instead.
  @MainActor package static func gone(_ node: Node, in container: Node?, _ advice: String) {
    let path = [container?.path ?? "", node.path].filter { !$0.isEmpty }.joined(separator: "/")
    let engine = container.flatMap { $0.isUnmounted ? nil : $0.engine } ?? Engine.current
    gone(path.isEmpty ? "A view" : path, engine, advice)
  }
  @MainActor package static func gone(_ path: String, _ engine: Engine?, _ advice: String) {
    let report = Report(kind: .gone, path: path, message: "it is used after it has left the tree. \(advice)")
    if let engine { engine.report(report) } else { ReportLog.shared.report(report) }
  }
  /// A value that belongs to the main actor was used on another thread, where nothing is known of it.
  package static func offMain(_ what: String) {
    let message =
      "used on another thread than the main one, where it knows nothing and does nothing. Use it on the main actor."
    Report(kind: .offMain, path: what, message: message).tell()
  }
  /// Reports what concerns no certain view, from any thread: in the window whose code is running, else for the process.
  package func tell() {
    let report = self
    if isOnMainThread() {
      MainActor.assumeIsolatedFast { ReportLog.shared.report(report) }
    } else {
      Engine.performOnMain { ReportLog.shared.report(report) }
    }
  }
}

/// Where reports go. They are printed to standard error; a test host listens as well.
@MainActor package final class ReportLog {
  /// The log of the process, as its standard error is shared too.
  package static let shared = ReportLog()
  /// Reports that were printed: listeners hear each one.
  private var seen: Set<String> = []
  package var listener: ((Report) -> Void)?
  private init() {}
  nonisolated deinit {}

  /// Passes a report to the window whose code is running; without one it is printed, once.
  package func report(_ report: Report) {
    if let engine = Engine.current { return engine.report(report) }
    listener?(report)
    if seen.insert(report.description).inserted { Self.print(report) }
  }
  /// Keeps reports from being printed, for tests that make thousands of mistakes. Nothing else depends on it.
  package static var isQuiet = false
  package static func print(_ report: Report) {
    if isQuiet { return }
    FileHandle.standardError.write(Data("Hearth: \(report.description)\n".utf8))
  }
}
