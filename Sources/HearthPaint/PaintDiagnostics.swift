#if GTK
  import Foundation

  /// Where this module says what an application should know: a missing font, an unreadable image, an unknown symbol.
  package enum PaintDiagnostics {
    /// Called with one sentence or more. Set by the host that shows diagnostics; the standard error until then.
    package static var report: (String) -> Void = { message in
      FileHandle.standardError.write(Data((message + "\n").utf8))
    }

    /// Reports `message` once for each `key`.
    static func reportOnce(_ key: String, _ message: @autoclosure () -> String) {
      if reported.count < 10_000, reported.insert(key).inserted { report(message()) }
    }
    /// What was printed: of the process, as its standard error is. Nothing else depends on it.
    static var reported: Set<String> = []
  }
#endif
