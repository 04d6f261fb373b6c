import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import Testing
import XCTest

/// A mistake of a test that is written with XCTest fails it too.
nonisolated final class XCTestFailureTests: XCTestCase {
  private nonisolated(unsafe) var failures: [(text: String, file: String, line: Int)] = []
  private nonisolated(unsafe) var isCatching = false

  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
  ) {
    if isCatching {
      failures.append((description, filePath, lineNumber))
    } else {
      super.recordFailure(withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
    }
  }
  @MainActor func testWrongIdentifierFailsAtTheLineOfTheCaller() async {
    let window = TestWindow { Button("Add") {}.accessibilityIdentifier("add") }
    isCatching = true
    let line = #line + 1
    window.click("ad")
    isCatching = false
    XCTAssertEqual(failures.count, 1)
    XCTAssertEqual(failures.first?.line, line)
    XCTAssertEqual(failures.first?.file.hasSuffix("XCTestFailureTests.swift"), true)
    XCTAssertEqual(failures.first?.text.contains("Did you mean \"add\"?"), true)
  }
}

/// Runs the test above as XCTest does, in a process of its own: this one belongs to Swift Testing.
nonisolated struct XCTestRunTests {
  @QuickTesting.Test func `a mistake in a test of XCTest fails that test at its line`() throws {
    let process = Process(), output = Pipe()
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = [String(reflecting: XCTestFailureTests.self)]
    (process.standardOutput, process.standardError) = (output, output)
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    expect(process.terminationStatus == 0 && text.contains("Executed 1 test, with 0 failures"), "\(text)")
  }
}
