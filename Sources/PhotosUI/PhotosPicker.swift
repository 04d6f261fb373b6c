import CoreTransferable
import Foundation
import HearthUI
import HearthUIKit
import UniformTypeIdentifiers

/// How what was chosen before goes together with what is chosen now.
///
/// Dialogs of Linux tell what was chosen at their end, in the order in which they show it: the others are reported once.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  private let name: String
  /// As the dialog has it.
  public static let `default` = PhotosPickerSelectionBehavior(name: "default")
  /// In the order in which the user chose.
  public static let ordered = PhotosPickerSelectionBehavior(name: "ordered")
  /// Told whenever the user chooses, while the picker is shown.
  public static let continuous = PhotosPickerSelectionBehavior(name: "continuous")
  /// Both of that.
  public static let continuousAndOrdered = PhotosPickerSelectionBehavior(name: "continuousAndOrdered")

  /// Reports what the dialog does not do.
  func tell() {
    if self == .default { return }
    Report(
      kind: .notOnLinux, path: "PhotosPicker",
      message: "dialogs tell what was chosen at their end and in their own order: \(name) is as default."
    ).tell()
  }
}

/// A button with which the user chooses pictures and films, in the desktop's dialog for files.
///
/// ```swift
/// PhotosPicker("Choose a picture", selection: $item, matching: .images)
/// ```
nonisolated public struct PhotosPicker<Label: View>: View {
  private let choice: PhotosChoice
  private let label: Label
  @State private var isPresented = false

  fileprivate init(_ choice: PhotosChoice, _ label: Label) { (self.choice, self.label) = (choice, label) }

  /// The button, with its dialog.
  @MainActor public var body: some View {
    Button {
      isPresented = true
    } label: {
      label
    }.modifier(PhotosDialog(isPresented: $isPresented, choice: choice))
  }
}

/// What a dialog for pictures offers, and where what was chosen goes.
struct PhotosChoice {
  var filter: PHPickerFilter
  /// Nil for as many as the user likes.
  var limit: Int?
  var allowsSeveral: Bool
  var take: ([PhotosPickerItem]) -> Void

  init(_ selection: Binding<PhotosPickerItem?>, _ filter: PHPickerFilter?) {
    (self.filter, limit, allowsSeveral) = (filter ?? .everything, 1, false)
    take = { selection.wrappedValue = $0.first }
  }
  init(
    _ selection: Binding<[PhotosPickerItem]>, _ limit: Int?, _ filter: PHPickerFilter?,
    _ behavior: PhotosPickerSelectionBehavior = .default
  ) {
    behavior.tell()
    // Source: Apple, `PHPickerConfiguration.selectionLimit`: 0 is the most that the system supports.
    let limit = limit.flatMap { $0 > 0 ? $0 : nil }
    (self.filter, self.limit, allowsSeveral) = (filter ?? .everything, limit, limit != 1)
    take = { selection.wrappedValue = $0 }
  }
}

nonisolated private struct PhotosDialog: ViewModifier {
  @Binding var isPresented: Bool
  let choice: PhotosChoice
  @MainActor func body(content: Content) -> some View {
    let choice = choice
    content
      .fileImporter(
        isPresented: $isPresented, allowedContentTypes: choice.filter.contentTypes,
        allowsMultipleSelection: choice.allowsSeveral
      ) { result in
        guard let urls = try? result.get() else { return }
        choice.take(urls.prefix(choice.limit ?? .max).map { PhotosPickerItem($0) })
      }
      .fileDialogCustomizationID("PhotosPicker")
      .fileDialogDefaultDirectory(PHPhotoLibrary.directory)
  }
}

// MARK: - Spellings

extension PhotosPicker {
  /// Creates a picker for one picture.
  ///
  /// - Parameters:
  ///   - selection: What was chosen last.
  ///   - filter: What can be chosen; nil for pictures and films.
  ///   - preferredItemEncoding: Files are handed on as they are.
  nonisolated public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) { self.init(PhotosChoice(selection, filter), label()) }
  /// Creates a picker for several pictures, at most `maxSelectionCount`.
  nonisolated public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) { self.init(PhotosChoice(selection, maxSelectionCount, filter, selectionBehavior), label()) }
  /// Creates a picker for one picture of the library.
  nonisolated public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary,
    @ViewBuilder label: () -> Label
  ) { self.init(PhotosChoice(selection, filter), label()) }
  /// Creates a picker for several pictures of the library, at most `maxSelectionCount`.
  nonisolated public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary,
    @ViewBuilder label: () -> Label
  ) { self.init(PhotosChoice(selection, maxSelectionCount, filter, selectionBehavior), label()) }
}

extension PhotosPicker where Label == Text {
  /// Creates a picker for one picture with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { self.init(PhotosChoice(selection, filter), Text(titleKey)) }
  /// Creates a picker for one picture with a title.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { self.init(PhotosChoice(selection, filter), Text(title)) }
  /// Creates a picker for several pictures with a title, at most `maxSelectionCount`.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { self.init(PhotosChoice(selection, maxSelectionCount, filter, selectionBehavior), Text(titleKey)) }
  /// Creates a picker for several pictures with a title, at most `maxSelectionCount`.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { self.init(PhotosChoice(selection, maxSelectionCount, filter, selectionBehavior), Text(title)) }
  /// Creates a picker for one picture of the library with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
  ) { self.init(PhotosChoice(selection, filter), Text(titleKey)) }
  /// Creates a picker for one picture of the library with a title.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
  ) { self.init(PhotosChoice(selection, filter), Text(title)) }
  /// Creates a picker for several pictures of the library with a title, at most `maxSelectionCount`.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
  ) { self.init(PhotosChoice(selection, maxSelectionCount, filter, selectionBehavior), Text(titleKey)) }
  /// Creates a picker for several pictures of the library with a title, at most `maxSelectionCount`.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
  ) { self.init(PhotosChoice(selection, maxSelectionCount, filter, selectionBehavior), Text(title)) }
}

extension View {
  /// Shows a dialog in which the user chooses a picture, while `isPresented` is true.
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View {
    modifier(PhotosDialog(isPresented: isPresented, choice: PhotosChoice(selection, filter)))
  }
  /// Shows a dialog in which the user chooses pictures, at most `maxSelectionCount`, while `isPresented` is true.
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View {
    modifier(
      PhotosDialog(
        isPresented: isPresented, choice: PhotosChoice(selection, maxSelectionCount, filter, selectionBehavior)))
  }
  /// Shows a dialog in which the user chooses a picture of the library, while `isPresented` is true.
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
  ) -> some View {
    modifier(PhotosDialog(isPresented: isPresented, choice: PhotosChoice(selection, filter)))
  }
  /// Shows a dialog in which the user chooses pictures of the library, at most `maxSelectionCount`, while `isPresented`
  /// is true.
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
  ) -> some View {
    modifier(
      PhotosDialog(
        isPresented: isPresented, choice: PhotosChoice(selection, maxSelectionCount, filter, selectionBehavior)))
  }
}
