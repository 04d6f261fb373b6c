import Foundation
import UniformTypeIdentifiers

/// One way of an item to data of a type, or back, or both: what every representation comes down to.
///
/// Items have lost their types here. The representation that made the route knows them.
public struct _TransferRoute: Sendable {
  package var contentType: UTType
  package var visibility = TransferRepresentationVisibility.all
  package var export: TransferWay<any Sendable, TransferOutput>?
  package var `import`: TransferWay<TransferInput, any Sendable>?
  /// Whether an item may go; of a proxy too.
  var condition: (@Sendable (any Sendable) -> Bool)?
  var suggestedName: (@Sendable (any Sendable) -> String?)?

  package func canExport(_ item: any Sendable) -> Bool { export != nil && (condition?(item) ?? true) }
  /// With the extension; nil where nothing was suggested.
  package func fileName(_ item: any Sendable) -> String? { suggestedName?(item) }
  /// Whether a reader with the visibility `seer` may see this: what everybody may see, the app itself may see too.
  func isSeen(by seer: TransferRepresentationVisibility) -> Bool { visibility.width >= seer.width }
}

/// A conversion. Most need no waiting, and then a copied item is on the clipboard when the command returns.
package enum TransferWay<Input: Sendable, Output: Sendable>: Sendable {
  case atOnce(@Sendable (Input) throws -> Output)
  case waiting(@Sendable (Input) async throws -> Output)

  package func callAsFunction(_ input: Input) async throws -> Output {
    switch self {
    case .atOnce(let convert): try convert(input)
    case .waiting(let convert): try await convert(input)
    }
  }
  /// Calls `completion` at once where nothing has to wait, else from a task.
  package func start(_ input: Input, _ completion: @escaping @Sendable (Result<Output, any Error>) -> Void) {
    switch self {
    case .atOnce(let convert): completion(Result { try convert(input) })
    case .waiting(let convert):
      Task {
        do { completion(.success(try await convert(input))) } catch { completion(.failure(error)) }
      }
    }
  }
  func then<Next: Sendable>(_ next: TransferWay<Output, Next>) -> TransferWay<Input, Next> {
    if case .atOnce(let first) = self, case .atOnce(let second) = next { return .atOnce { try second(first($0)) } }
    return .waiting { try await next(self($0)) }
  }
}

/// What an item has become.
package enum TransferOutput: Sendable {
  case data(Data)
  case file(SentTransferredFile)

  package var data: Data {
    get throws {
      switch self {
      case .data(let data): data
      case .file(let sent): try Data(contentsOf: sent.file)
      }
    }
  }
  func write(to directory: URL, name: String?, as type: UTType) throws -> URL {
    var name = name ?? "Item"
    if case .file(let sent) = self, name == "Item" { name = sent.file.lastPathComponent }
    let url = directory.freeURL(name: name, type)
    switch self {
    case .data(let data): try data.write(to: url)
    case .file(let sent): try FileManager.default.copyItem(at: sent.file, to: url)
    }
    return url
  }
}

/// What an item is made from.
package enum TransferInput: Sendable {
  case data(Data, fileName: String?)
  case file(URL)

  var data: Data {
    get throws {
      switch self {
      case .data(let data, _): data
      case .file(let url): try Data(contentsOf: url)
      }
    }
  }
}

extension URL {
  /// A file in this directory that does not exist, called `name` if possible.
  fileprivate func freeURL(name: String, _ type: UTType) -> URL {
    // A name must not lead out of the directory.
    let given = URL(fileURLWithPath: "/" + name).lastPathComponent
    let base = URL(fileURLWithPath: given == "/" || given.isEmpty ? "/Item" : "/" + given)
    let stem = base.deletingPathExtension().lastPathComponent
    let usual =
      type.preferredFilenameExtension
      ?? (type.conforms(to: .plainText) ? UTType.plainText.preferredFilenameExtension : nil)
    let ending = base.pathExtension.isEmpty ? usual ?? "" : base.pathExtension
    var number = 1
    while true {
      let candidate = (number == 1 ? stem : "\(stem) \(number)") + (ending.isEmpty ? "" : "." + ending)
      let url = appendingPathComponent(candidate)
      if !FileManager.default.fileExists(atPath: url.path) { return url }
      number += 1
    }
  }
}

/// Runs `body` with a directory of its own, which is removed afterwards.
func withTemporaryDirectory<Result>(_ body: (URL) async throws -> Result) async throws -> Result {
  let directory = FileManager.default.temporaryDirectory.appendingPathComponent("transfer-\(UUID().uuidString)")
  try FileManager.default.createDirectory(
    at: directory, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  defer { try? FileManager.default.removeItem(at: directory) }
  return try await body(directory)
}

extension TransferInput {
  /// Calls `body` with what was received as a file, which exists as long as `body` runs.
  ///
  /// - Parameter inPlace: The file itself is passed; otherwise a copy.
  func withFile<Result>(
    _ type: UTType, inPlace: Bool, _ body: (ReceivedTransferredFile) async throws -> Result
  ) async throws -> Result {
    if case .file(let url) = self, inPlace {
      return try await body(ReceivedTransferredFile(file: url, isOriginalFile: true))
    }
    return try await withTemporaryDirectory { directory in
      let output: TransferOutput, name: String?
      switch self {
      case .data(let data, let fileName): (output, name) = (.data(data), fileName)
      case .file(let url): (output, name) = (.file(SentTransferredFile(url)), url.lastPathComponent)
      }
      return try await body(
        ReceivedTransferredFile(file: try output.write(to: directory, name: name, as: type), isOriginalFile: false))
    }
  }
}
