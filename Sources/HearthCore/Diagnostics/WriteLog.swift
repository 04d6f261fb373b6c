/// The views whose state is written, while the log is open. Several may be open at a time.
@MainActor package final class WriteLog {
  /// The views that were written, by the engine of their window.
  private var paths: [ObjectIdentifier: [String]] = [:]
  private static var open: [ObjectIdentifier: WriteLog] = [:]
  package init() {}
  nonisolated deinit {}

  package func begin() {
    Self.open[ObjectIdentifier(self)] = self
    Engine.writeObserver = { node in for log in Self.open.values { log.note(node) } }
  }
  package func end() {
    if Self.open.removeValue(forKey: ObjectIdentifier(self)) != nil, Self.open.isEmpty { Engine.writeObserver = nil }
  }
  private func note(_ node: Node) {
    let path = node.path
    if !paths[ObjectIdentifier(node.engine), default: []].contains(path) {
      paths[ObjectIdentifier(node.engine), default: []].append(path)
    }
  }
  /// The paths of the views of a window, in the order in which they were first written.
  func paths(in engine: Engine) -> [String] { paths[ObjectIdentifier(engine)] ?? [] }
}
