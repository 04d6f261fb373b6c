import CoreGraphics
@_exported import Foundation
import HearthCore
@_exported import SwiftUI

private func reportPictures(_ name: String) {
  Report(kind: .notOnLinux, path: name, message: "nothing makes up pictures.").tell()
}
/// What a picture is to show.
public struct ImagePlaygroundConcept: Hashable, Sendable {
  private let text: String
  public static func text(_ text: String) -> ImagePlaygroundConcept { ImagePlaygroundConcept(text: text) }
  public static func extracted(from text: String, title: String? = nil) -> ImagePlaygroundConcept {
    ImagePlaygroundConcept(text: [title, text].compactMap { $0 }.joined(separator: "\n"))
  }
}
public struct ImagePlaygroundStyle: Hashable, Identifiable, Sendable {
  public let id: String
  public static let animation = ImagePlaygroundStyle(id: "animation")
  public static let illustration = ImagePlaygroundStyle(id: "illustration")
  public static let sketch = ImagePlaygroundStyle(id: "sketch")
  /// None.
  public static let all: [ImagePlaygroundStyle] = []
}
/// Makes up pictures: it cannot be made.
public final class ImageCreator: Sendable {
  public enum Error: Swift.Error, Hashable, Sendable {
    case notSupported, unavailable, creationCancelled, faceInImageTooSmall, unsupportedLanguage, unsupportedInputImage
    case backgroundCreationForbidden, creationFailed
  }
  public struct CreatedImage: @unchecked Sendable {
    // There is never one.
    public let cgImage: CGImage
  }
  /// - Throws: `ImageCreator.Error.notSupported`, always.
  public init() async throws {
    reportPictures("ImageCreator")
    throw Error.notSupported
  }
  public var availableStyles: [ImagePlaygroundStyle] { [] }
  public func images(
    for concepts: [ImagePlaygroundConcept], style: ImagePlaygroundStyle, limit: Int
  ) -> AsyncThrowingStream<CreatedImage, any Swift.Error> {
    AsyncThrowingStream { $0.finish(throwing: Error.notSupported) }
  }
}
private struct SupportsPicturesKey: EnvironmentKey { static let defaultValue = false }
extension EnvironmentValues {
  /// Whether pictures can be made up: no.
  public var supportsImagePlayground: Bool { self[SupportsPicturesKey.self] }
}
private struct NoPictures: ViewModifier {
  @Binding var isPresented: Bool
  let cancelled: (() -> Void)?
  let report: () -> Void
  func body(content: Content) -> some View {
    content.onChange(of: isPresented, initial: true) { _, isShown in
      guard isShown else { return }
      isPresented = false
      report()
      cancelled?()
    }
  }
}
extension View {
  /// Reports that nothing makes up pictures, empties the binding, and cancels.
  public func imagePlaygroundSheet(
    isPresented: Binding<Bool>, concept: String, sourceImage: Image? = nil, onCompletion: @escaping (URL) -> Void,
    onCancellation: (() -> Void)? = nil
  ) -> some View {
    modifier(NoPictures(isPresented: isPresented, cancelled: onCancellation) { reportPictures("imagePlaygroundSheet") })
  }
  public func imagePlaygroundSheet(
    isPresented: Binding<Bool>, concepts: [ImagePlaygroundConcept] = [], sourceImage: Image? = nil,
    onCompletion: @escaping (URL) -> Void, onCancellation: (() -> Void)? = nil
  ) -> some View {
    modifier(NoPictures(isPresented: isPresented, cancelled: onCancellation) { reportPictures("imagePlaygroundSheet") })
  }
}
