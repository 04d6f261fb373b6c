import HearthPersistence

extension Report {
  fileprivate static func stateFile(_ message: String) -> Report {
    Report(kind: .stateFile, path: "", message: message)
  }
}

extension ReportOnce {
  /// Tells the window whose code is running before the next frame, or the process.
  package convenience init() {
    self.init { message in Engine.performOnMain { ReportLog.shared.report(.stateFile(message)) } }
  }
  package var reports: [Report] { messages.map { .stateFile($0) } }
}

extension StateDirectory {
  package convenience init(path: String, files: any StateFileSystem = SystemFiles(), timing: StateTiming? = nil) {
    self.init(path: path, files: files, timing: timing, log: ReportOnce())
  }
  package static func standard(for app: String) -> StateDirectory { StateDirectory(path: standardPath(for: app)) }
  /// What was reported, each once.
  package var reports: [Report] { problems.map { .stateFile($0) } }
}
