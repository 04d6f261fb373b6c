import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// A picture or a film that the user has chosen.
///
/// ```swift
/// .onChange(of: item) {
///   Task { image = try await item?.loadTransferable(type: Image.self) }
/// }
/// ```
public struct PhotosPickerItem: Hashable, Sendable {
  /// In what form items are wanted. Files are handed on as they are.
  public struct EncodingDisambiguationPolicy: Hashable, Sendable {
    private let number: Int
    /// As it fits best.
    public static let automatic = EncodingDisambiguationPolicy(number: 0)
    /// As they are.
    public static let current = EncodingDisambiguationPolicy(number: 1)
    /// So that other programs can read them.
    public static let compatible = EncodingDisambiguationPolicy(number: 2)
  }
  private let file: URL

  init(_ file: URL) { self.file = file }
  /// Creates an item for what `itemIdentifier` of another has said, in this process or in an earlier one.
  public init(itemIdentifier: String) { file = URL(fileURLWithPath: itemIdentifier) }
  /// What leads to the picture again: the path of its file.
  public var itemIdentifier: String? { file.path }
  /// What the picture is, by the extension of its file.
  public var supportedContentTypes: [UTType] { UTType(filenameExtension: file.pathExtension).map { [$0] } ?? [.data] }

  /// The picture as a value; nil where a `T` is not made from what the picture is.
  ///
  /// - Throws: When the file cannot be read, and what `T` throws.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
    let own = supportedContentTypes[0]
    guard T.importedContentTypes().contains(where: { own.conforms(to: $0) }) else { return nil }
    return try await T(importing: file, contentType: own)
  }
  /// Calls `completionHandler` with the picture as a value; with nil where a `T` is not made from what the picture is.
  @discardableResult public func loadTransferable<T: Transferable>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    let task = Task {
      let result: Result<T?, any Error>
      do { result = .success(try await loadTransferable(type: type)) } catch { result = .failure(error) }
      progress.completedUnitCount = 1
      completionHandler(result)
    }
    progress.cancellationHandler = { task.cancel() }
    return progress
  }
}
