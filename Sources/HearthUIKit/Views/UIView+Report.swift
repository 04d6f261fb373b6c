import Foundation
import HearthCore
import HearthUI

/// What a view tells developers of.
extension UIView {
  static func checked(_ rect: CGRect, of name: @autoclosure () -> String) -> CGRect? {
    let isGood = rect.minX.isFinite && rect.minY.isFinite && rect.width.isFinite && rect.height.isFinite
    if !isGood { reportBadNumber(name()) }
    return isGood ? rect : nil
  }
  static func reportBadNumber(_ name: String) {
    Report(
      kind: .badSize, path: name, message: "was given a place that is no number, or infinite. It stays where it is."
    ).tell()
  }
  /// Whether this runs on another thread than the main one, where nothing of a view may be touched. That is reported, and
  /// `action` done on the main thread.
  func isOffMain(_ action: @escaping @MainActor @Sendable (UIView) -> Void) -> Bool {
    if isOnMainThread() { return false }
    Report.offMain("\(type(of: self))")
    Engine.performOnMain { action(self) }
    return true
  }
  /// Tells a developer of a mistake: in the window that shows the view, where one does.
  func report(_ kind: Report.Kind, _ message: String) {
    let report = Report(kind: kind, path: path, message: message)
    if let behavior = root.behavior { behavior.node.engine.report(report) } else { report.tell() }
  }
  /// The types from the outermost view to this one, for reports.
  var path: String {
    var names: [String] = []
    var outer: UIView? = self
    while let view = outer {
      names.append(view.accessibilityIdentifier.map { "\(type(of: view))(\($0))" } ?? "\(type(of: view))")
      outer = view.superview
    }
    return names.reversed().joined(separator: "/")
  }
}
