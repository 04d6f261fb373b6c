import Testing

/// What stands before a test: `@Test func …`; in a file that imports Testing as well `@QuickTesting.Test func …`.
///
/// To the compiler it says that the test runs on the main actor, and costs nothing. The plugin `RegisterTests` finds the tests in the sources and
/// writes what Testing finds them by. The macro of the same name writes that as well; it takes the compiler 75 milliseconds for each test, and a
/// third of all that a build took was that. Tests with arguments, traits or in types
/// within others need the macro.
public typealias Test = MainActor

/// What Testing finds a test by, in a section of the program. Source: the expansion of its macro, Swift 6.3.
public typealias TestRecord = Testing.__TestContentRecord

/// The tests of some files, in the order of their records.
public struct TestList: Sendable {
  private let module: String
  private let folder: String
  private var makers: [@Sendable () async -> Testing.Test] = []

  /// - Parameter folder: Where the files are.
  public init(module: String, folder: String) { (self.module, self.folder) = (module, folder) }

  /// - Parameters:
  ///   - suite: The type that has the test.
  ///   - name: The test's, with its parentheses.
  public mutating func add<Suite: SendableMetatype>(
    _ suite: Suite.Type, _ file: String, _ line: Int, _ name: String,
    _ run: @escaping @MainActor @Sendable () async throws -> Void
  ) {
    let location = SourceLocation(fileID: module + "/" + file, filePath: folder + "/" + file, line: line, column: 1)
    let words = name.hasPrefix("`") ? String(name.dropFirst().dropLast(3)) : nil
    makers.append {
      .__function(
        named: name, in: suite, xcTestCompatibleSelector: nil, displayName: words, traits: [], sourceLocation: location,
        parameters: [], testFunction: { try await run() })
    }
  }
  /// The same for a test that does not wait.
  public mutating func add<Suite: SendableMetatype>(
    now suite: Suite.Type, _ file: String, _ line: Int, _ name: String,
    _ run: @escaping @MainActor @Sendable () throws -> Void
  ) {
    add(suite, file, line, name) { try run() }
  }
  /// Hands a test over to Testing.
  public func store(_ index: Int, _ value: UnsafeMutableRawPointer, _ type: UnsafeRawPointer) -> CBool {
    Testing.Test.__store(makers[index], into: value, asTypeAt: type)
  }
}
