/// What was reported in a window.
struct EngineReports {
  /// Each kind is reported once a place.
  var keys: Set<String> = []
  var all: [Report] = []
}

extension Engine {
  package final var reports: [Report] { reported.all }

  package final func report(_ kind: Report.Kind, at node: Node, _ message: String) {
    report(Report(kind: kind, path: node.path, message: message))
  }
  package final func report(_ report: Report) {
    let key = report.path.isEmpty ? report.description : report.kind.rawValue + report.path
    if !reported.keys.insert(key).inserted { return }
    reported.all.append(report)
    ReportLog.print(report)
  }
  func reportTooDeep(_ node: Node) {
    report(
      Report(
        kind: .tooDeep, path: "",
        message:
          "views are nested deeper than \(node.depth - 1) nodes at \(node.path). Is there a view whose body contains itself without end? What is deeper is left out."
      ))
  }
  nonisolated static func reportUnboundRead(_ what: String) {
    performOnMain {
      ReportLog.shared.report(
        Report(
          kind: .unboundWrite, path: "",
          message: "\(what) is read before its view is shown: each read makes another object."))
    }
  }
  package nonisolated static func reportUnboundWrite(_ what: String) {
    performOnMain {
      ReportLog.shared.report(
        Report(
          kind: .unboundWrite, path: "", message: "\(what) is written before its view is shown; the value is not kept.")
      )
    }
  }

  /// Told of each node whose state is written while it is not nil, for a test that looks for what keeps a window busy.
  @exclusivity(unchecked) package static var writeObserver: ((Node) -> Void)?
  /// A state that `node` owns is written.
  package final func noteWrite(at node: Node) {
    if let observe = Self.writeObserver { observe(node) }
    if let evaluating = Self.evaluating {
      report(
        .writeDuringBody, at: evaluating,
        "state of \(node.path) is written while a body is evaluated. The write counts for the next update; write from an action, onChange or task instead."
      )
    } else if stage == .layout || stage == .displayList {
      report(
        .writeDuringBody, at: node,
        "state of \(node.path) is written while views are \(stage == .layout ? "laid out" : "drawn"). The write counts for the next update; write from an action, onChange or task instead."
      )
    }
  }
}
