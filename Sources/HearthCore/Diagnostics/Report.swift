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
  }
  package var kind: Kind
  /// Names of views from the root, separated by slashes.
  package var path: String
  package var message: String
  package init(kind: Kind, path: String, message: String) { (self.kind, self.path, self.message) = (kind, path, message) }
  package var description: String {
    if path.isEmpty { return "\(kind.rawValue): \(message)" }
    // What is said of a size goes on in the same sentence: "ContentView/Meter returned …".
    return kind == .badSize ? "\(kind.rawValue): \(path) \(message)" : "\(kind.rawValue): \(path): \(message)"
  }
}

/// Where reports go. They are printed to standard error; a test host listens as well.
@MainActor package final class ReportLog {
  package static let shared = ReportLog()
  private var seen: Set<String> = []
  package var listener: ((Report) -> Void)?
  private init() {}
  nonisolated deinit {}

  /// Prints a report that concerns no window, once.
  package func report(_ report: Report) {
    listener?(report)
    if seen.insert(report.description).inserted { Self.print(report) }
  }
  /// Keeps reports from being printed, for tests that make thousands of mistakes.
  package static var isQuiet = false
  package static func print(_ report: Report) {
    if isQuiet { return }
    FileHandle.standardError.write(Data("Hearth: \(report.description)\n".utf8))
  }
}
