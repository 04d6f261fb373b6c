import Foundation
import HearthUI
import HearthUIKit
import UniformTypeIdentifiers

/// What a `PHPickerViewController` offers.
public struct PHPickerConfiguration: Sendable {
  /// How many pictures can be chosen: 1 by itself, 0 for as many as the user likes.
  public var selectionLimit = 1
  /// What can be chosen; nil for pictures and films.
  public var filter: PHPickerFilter?
  /// In which form pictures are given. Source: Apple's numbers.
  public enum AssetRepresentationMode: Int, Sendable {
    /// As the system likes; as they are; in a form that all programs read.
    case automatic = 0, current, compatible
  }
  /// In which form pictures are given. That of all programs is reported: files are given as they are, and `UIImage` reads the usual ones.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic {
    didSet {
      if preferredAssetRepresentationMode != .compatible { return }
      Report(
        kind: .notOnLinux, path: "PHPickerConfiguration.preferredAssetRepresentationMode",
        message:
          "Files are given as they are. UIImage(data:) reads the usual forms, and jpegData(compressionQuality:) writes one that all read."
      ).tell()
    }
  }
  /// Which of the pictures are chosen. Told is in which order they are given back: that of the dialog, others are reported.
  public enum Selection: Int, Sendable {
    case `default` = 0, ordered, continuous, continuousAndOrdered
  }
  /// In which order pictures are given back, and when. What is not `default` is reported.
  public var selection = Selection.default {
    didSet {
      if selection == .default { return }
      Report(
        kind: .notOnLinux, path: "PHPickerConfiguration.selection",
        message: "dialogs tell what was chosen at their end and in their own order: \(selection) is as default."
      ).tell()
    }
  }
  /// What is chosen at first: dialogs begin without a choice, which is reported.
  public var preselectedAssetIdentifiers: [String] {
    get { [] }
    set {
      if newValue.isEmpty { return }
      Report(
        kind: .notOnLinux, path: "PHPickerConfiguration.preselectedAssetIdentifiers",
        message: "dialogs for files begin without a choice: \(newValue.count) are not chosen."
      ).tell()
    }
  }
  /// Pictures of the user.
  public init() {}
  /// Pictures of the library.
  public init(photoLibrary: PHPhotoLibrary) {}
}

/// A picture or a film that the user has chosen.
public struct PHPickerResult {
  private let file: URL
  /// What gives the picture as data, or as an image.
  public let itemProvider: NSItemProvider
  /// What leads to the picture again: the path of its file.
  public var assetIdentifier: String? { file.path }
  init(_ file: URL) { (self.file, itemProvider) = (file, NSItemProvider(contentsOf: file) ?? NSItemProvider()) }
}
extension PHPickerResult: Hashable {
  public static func == (a: PHPickerResult, b: PHPickerResult) -> Bool { a.file == b.file }
  public func hash(into hasher: inout Hasher) { hasher.combine(file) }
}

/// Who is told what pictures the user chose.
@MainActor @preconcurrency public protocol PHPickerViewControllerDelegate: AnyObject {
  /// The user has chosen, or cancelled: then there are no results. The delegate dismisses the picker.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// Lets the user choose pictures and films, in the desktop's dialog for files.
@MainActor @preconcurrency public final class PHPickerViewController: UIViewController {
  /// What the picker offers.
  public let configuration: PHPickerConfiguration
  /// Who is told. Not kept.
  public weak var delegate: (any PHPickerViewControllerDelegate)?
  /// Creates a picker.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}
  public override func loadView() {
    let chooser = PhotosChooser(configuration: configuration) { [weak self] urls in
      guard let self else { return }
      delegate?.picker(self, didFinishPicking: urls.map { PHPickerResult($0) })
    }
    let host = UIHostingController(rootView: chooser)
    addChild(host)
    view = host.view
  }
}

/// Opens the dialog as soon as it is seen.
private struct PhotosChooser: View {
  let configuration: PHPickerConfiguration
  let done: ([URL]) -> Void
  @State private var isShown = false
  var body: some View {
    let limit = configuration.selectionLimit
    Button("Choose…") { isShown = true }.frame(maxWidth: .infinity, maxHeight: .infinity)
      .fileImporter(
        isPresented: $isShown, allowedContentTypes: (configuration.filter ?? .everything).contentTypes,
        allowsMultipleSelection: limit != 1
      ) { result in
        let urls = (try? result.get()) ?? []
        done(limit > 0 ? Array(urls.prefix(limit)) : urls)
      } onCancellation: {
        done([])
      }
      .fileDialogCustomizationID("PhotosPicker")
      .fileDialogDefaultDirectory(PHPhotoLibrary.directory)
      .onAppear { isShown = true }
  }
}
