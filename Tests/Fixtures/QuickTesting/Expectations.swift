import Foundation
import Testing

/// Expects that something is true. What is expected is read from the source when it is not.
///
/// Functions, and not the macros of the same names: the compiler takes some 15 milliseconds for each use of a macro, and
/// there are more than 10,000.
public func expect(
  _ condition: Bool, _ comment: @autoclosure () -> String = "", fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line, column: Int = #column
) {
  if condition { return }
  record(comment(), "", SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}
/// Expects that two values are equal, and says what they are when they are not.
public func expect<Value: Equatable>(
  _ value: Value, equals other: Value, _ comment: @autoclosure () -> String = "", fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  if value == other { return }
  let values = "\(described(value)) is not \(described(other))"
  record(comment(), values, SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}
/// Expects that an error of a type is thrown; with `Never`, that none is.
public func expect<Failure: Error, Result>(
  throws type: Failure.Type, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
  column: Int = #column, _ action: () throws -> Result
) {
  let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  do {
    _ = try action()
    check(nil, is: type, location)
  } catch { check(error, is: type, location) }
}
/// The same of an action that waits.
public func expect<Failure: Error, Result>(
  throws type: Failure.Type, isolation: isolated (any Actor)? = #isolation, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column, _ action: () async throws -> Result
) async {
  let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  do {
    _ = try await action()
    check(nil, is: type, location)
  } catch { check(error, is: type, location) }
}
/// What is there, or an error that ends the test.
public func require<Value>(
  _ value: Value?, _ comment: @autoclosure () -> String = "", fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line
) throws -> Value {
  if let value { return value }
  throw RequirementError(description: "\(fileID):\(line): there is nothing: \(comment()) \(source(filePath, line))")
}
/// Ends the test when something is not true.
public func require(
  _ condition: Bool, _ comment: @autoclosure () -> String = "", fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line
) throws {
  if condition { return }
  throw RequirementError(description: "\(fileID):\(line): \(comment()) \(source(filePath, line))")
}
/// The test fails.
public func fail(
  _ message: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  Issue.record(
    Comment(rawValue: message),
    sourceLocation: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

private struct RequirementError: Error, CustomStringConvertible { let description: String }

private func check<Failure: Error>(_ error: (any Error)?, is type: Failure.Type, _ location: SourceLocation) {
  if let error {
    if !(error is Failure) { record("", "the error is \(error)", location) }
  } else if Failure.self != Never.self {
    record("", "no error is thrown", location)
  }
}
private func record(_ comment: String, _ values: String, _ location: SourceLocation) {
  let parts = [
    "Expectation failed: " + source(location.filePath, location.line), values, comment,
  ]
  Issue.record(Comment(rawValue: parts.filter { !$0.isEmpty }.joined(separator: "\n")), sourceLocation: location)
}
private func described<Value>(_ value: Value) -> String {
  if let text = value as? String { return "\"\(text)\"" }
  return String(describing: value)
}
/// The statement that begins in a line, up to the line where its brackets are closed.
private func source(_ path: String, _ line: Int) -> String {
  guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return "" }
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(line - 1).prefix(12)
  var statement: [Substring] = [], depth = 0
  for line in lines {
    statement.append(line.drop { $0 == " " })
    for character in line {
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
    }
    if depth <= 0 { break }
  }
  return statement.joined(separator: " ")
}
