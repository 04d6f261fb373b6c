import Foundation
internal import Testing
internal import XCTest

/// The line of a test that called: where a mistake is recorded.
///
/// The four literals, and not Swift Testing's `#_sourceLocation`: as a default argument that macro is expanded at the
/// caller, and does not compile where the caller does not import Testing, as in a test of XCTest.
nonisolated struct CallSite: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt
  init(_ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt) {
    (self.fileID, self.filePath, self.line, self.column) = (fileID, filePath, line, column)
  }
}

/// Records a mistake of a test, or one of the app that a test has found: the test fails at its line, and goes on.
package nonisolated enum TestFailure {
  /// Is told what would fail the test, which goes on instead: a run of random input says itself what it has found. Nil for the usual.
  ///
  /// Read and written on the main thread, where windows are, by one test at a time.
  package nonisolated(unsafe) static var listener: ((String) -> Void)?
  /// Both libraries are told. Each of them knows whether one of its tests is running, and does nothing when none is:
  /// a test of Swift Testing fails once and a test of XCTest fails once. Both belong to the toolchain, and apps do
  /// not link them: only HearthTesting does.
  ///
  /// In a program that runs no test the message goes to standard error.
  static func record(_ message: String, at site: CallSite) {
    if let listener { return listener(message) }
    let location = SourceLocation(
      fileID: "\(site.fileID)", filePath: "\(site.filePath)", line: Int(site.line), column: Int(site.column))
    Issue.record(Comment(rawValue: message), sourceLocation: location)
    XCTFail(message, file: site.filePath, line: site.line)
    if Test.current == nil { FileHandle.standardError.write(Data("\(site.filePath):\(site.line): \(message)\n".utf8)) }
  }
}
