import Foundation
import HearthCore
import HearthUI
import UniformTypeIdentifiers

/// Ways to share texts and addresses: copy them, open them, write a message.
///
/// Desktops on Linux have no sheet for sharing; what is offered is what `ShareLink` offers.
@MainActor @preconcurrency open class UIActivityViewController: UIViewController {
  /// The name of an activity: the same as `UIActivity.ActivityType`.
  public typealias ActivityType = UIActivity.ActivityType
  /// Told what was done: its kind, whether it was done, what came back, and an error.
  public typealias CompletionWithItemsHandler = (ActivityType?, Bool, [Any]?, (any Error)?) -> Void
  /// Called at the end: with what was chosen, and whether anything was.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// Activities that are not offered.
  open var excludedActivityTypes: [ActivityType]?
  private let texts: [String]
  private let addresses: [URL]
  private let items: [Any]
  private let activities: [UIActivity]
  private var chosen: ActivityType?
  private var hasChosen = false
  /// Creates a sheet for texts and addresses. An item of another type is for the app's activities alone: where there are none it is reported.
  ///
  /// - Parameter applicationActivities: What the app offers besides, of which those that `canPerform(withActivityItems:)` are shown.
  public init(activityItems: [Any], applicationActivities: [UIActivity]? = nil) {
    let activityItems = activityItems.compactMap { ($0 as? any UIActivityItemSource)?.shared ?? $0 }
    items = activityItems
    activities = (applicationActivities ?? []).filter { $0.canPerform(withActivityItems: activityItems) }
    addresses = activityItems.compactMap { $0 as? URL }
    texts = activityItems.compactMap { ($0 as? String) ?? ($0 as? NSString).map { $0 as String } }
    super.init(nibName: nil, bundle: nil)
    let others = activityItems.filter { !($0 is URL) && !($0 is String) && !($0 is NSString) }
    for item in others where activities.isEmpty {
      Report(
        kind: .notOnLinux, path: "UIActivityViewController",
        message: "a \(type(of: item)) cannot be shared. Share a text or the URL of a file."
      ).tell()
    }
  }
  /// There are no files to make view controllers from: nil, always.
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}
  open override func loadView() {
    let all = texts + addresses.map(\.absoluteString)
    let addresses = addresses, activities = activities, excluded = Set(excludedActivityTypes ?? [])
    let choose: (ActivityType?) -> Void = { [weak self] in self?.choose($0) }
    let begin: (UIActivity) -> Void = { [weak self] in self?.begin($0) }
    let list = VStack(alignment: .leading, spacing: 12) {
      Text(verbatim: all.joined(separator: "\n")).lineLimit(3).foregroundStyle(.secondary)
      if !excluded.contains(.copyToPasteboard) {
        Button {
          choose(.copyToPasteboard)
        } label: {
          Label("Copy", systemImage: "doc.on.doc")
        }
      }
      if !addresses.isEmpty {
        Button {
          choose(nil)
        } label: {
          Label("Open", systemImage: "arrow.up.forward.app")
        }
      }
      if !excluded.contains(.mail) {
        Button {
          choose(.mail)
        } label: {
          Label("E-Mail…", systemImage: "envelope")
        }
      }
      ForEach(activities.indices, id: \.self) { index in
        if let type = activities[index].activityType, excluded.contains(type) {
          EmptyView()
        } else {
          ActivityButton(activity: activities[index]) { begin(activities[index]) }
        }
      }
      Button("Cancel", role: .cancel) { [weak self] in self?.dismiss(animated: true) }
    }
    .padding(20).frame(maxWidth: .infinity, alignment: .leading)
    view = HostingView(AnyView(list))
  }
  /// Has an activity of the app act: in its own controller, or by itself.
  private func begin(_ activity: UIActivity) {
    chosen = activity.activityType
    activity.prepare(withActivityItems: items)
    activity.didFinish = { [weak self] isDone in
      self?.hasChosen = isDone
      self?.dismiss(animated: true)
    }
    if let controller = activity.activityViewController {
      present(controller, animated: true)
    } else {
      activity.perform()
    }
  }
  private func choose(_ type: ActivityType?) {
    (chosen, hasChosen) = (type, true)
    let all = texts + addresses.map(\.absoluteString)
    switch type {
    case .copyToPasteboard:
      view.window?.content?.host.clipboard.setText(all.joined(separator: "\n"))
    case .mail:
      var parts = URLComponents()
      (parts.scheme, parts.path) = ("mailto", "")
      parts.queryItems = [URLQueryItem(name: "body", value: all.joined(separator: "\r\n\r\n"))]
      if let url = parts.url { UIApplication.shared.open(url) }
    default: for address in addresses { UIApplication.shared.open(address) }
    }
    dismiss(animated: true)
  }
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    completionWithItemsHandler?(chosen, hasChosen, nil, nil)
  }
}

/// The button of an activity that the app brings.
private struct ActivityButton: View {
  let activity: UIActivity
  let action: () -> Void
  var body: some View {
    Button {
      action()
    } label: {
      Label {
        Text(verbatim: activity.activityTitle ?? "\(type(of: activity))")
      } icon: {
        if let image = activity.activityImage { Image(uiImage: image) }
      }
    }
  }
}

/// Who is told what the user chose.
@MainActor @preconcurrency public protocol UIDocumentPickerDelegate: AnyObject {
  /// The user has chosen files.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// The user has chosen nothing.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}
extension UIDocumentPickerDelegate {
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// Lets the user choose files, in the desktop's dialog.
@MainActor @preconcurrency open class UIDocumentPickerViewController: UIViewController {
  /// Who is told what was chosen.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether several files can be chosen.
  open var allowsMultipleSelection = false
  /// Where the dialog begins; nil for where the user was last. Before the picker is shown.
  open var directoryURL: URL?
  /// Whether names are shown with their extensions. The desktop's dialog always shows them: false after true is reported.
  open var shouldShowFileExtensions = false {
    didSet {
      reportUnkept(
        "UIDocumentPickerViewController.shouldShowFileExtensions", if: !shouldShowFileExtensions && oldValue,
        "the desktop's dialog always shows them.")
    }
  }
  private let types: [UTType]
  /// What is exported; nil where files are opened.
  private var exported: [URL]?
  private let isCopy: Bool
  /// Creates a picker for files of certain types.
  public init(forOpeningContentTypes contentTypes: [UTType]) {
    (types, isCopy) = (contentTypes, false)
    super.init(nibName: nil, bundle: nil)
  }
  /// The same. With `asCopy` the app gets copies of the files, in its directory for temporary files.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
    (types, isCopy) = (contentTypes, asCopy)
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a picker that puts files where the user says: they are moved there, or with `asCopy` copied. What is there
  /// already under the name stays, and the new file gets a number.
  public init(forExporting urls: [URL], asCopy: Bool) {
    (types, isCopy, exported) = ([.folder], asCopy, urls)
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a picker that moves files to where the user says.
  public convenience init(forExporting urls: [URL]) { self.init(forExporting: urls, asCopy: false) }
  /// What the delegate is told of what was chosen: the files that are there now; nil where none could be put there.
  func result(of urls: [URL]) -> [URL]? {
    guard let exported else {
      return isCopy ? urls.compactMap { put($0, into: Self.copies, copies: true) } : urls
    }
    guard let folder = urls.first else { return nil }
    let done = exported.compactMap { put($0, into: folder, copies: isCopy) }
    return done.isEmpty ? nil : done
  }
  private static var copies: URL {
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent("Documents-\(UUID().uuidString)")
    try? FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    return directory
  }
  /// Where a file is after it has been copied or moved; nil, with a report, where it could not be.
  private func put(_ url: URL, into folder: URL, copies: Bool) -> URL? {
    let files = FileManager.default, name = url.deletingPathExtension().lastPathComponent
    var target = folder.appendingPathComponent(url.lastPathComponent), number = 2
    while files.fileExists(atPath: target.path) {
      target = folder.appendingPathComponent("\(name) \(number)")
      if !url.pathExtension.isEmpty { target = target.appendingPathExtension(url.pathExtension) }
      number += 1
    }
    do {
      if copies { try files.copyItem(at: url, to: target) } else { try files.moveItem(at: url, to: target) }
      return target
    } catch {
      Report(
        kind: .controlValue, path: "UIDocumentPickerViewController",
        message: "\(url.path) cannot be put into \(folder.path): \(error.localizedDescription)"
      ).tell()
      return nil
    }
  }
  /// There are no files to make view controllers from: nil, always.
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}
  open override func loadView() {
    view = HostingView(
      AnyView(
        FileChooser(types: types, allowsMany: allowsMultipleSelection) { [weak self] urls in
          guard let self else { return }
          if let urls = urls.flatMap({ self.result(of: $0) }) {
            delegate?.documentPicker(self, didPickDocumentsAt: urls)
          } else {
            delegate?.documentPickerWasCancelled(self)
          }
          dismiss(animated: true)
        }
        .fileDialogDefaultDirectory(directoryURL)))
  }
}

/// Opens the desktop's dialog for files as soon as it is seen.
struct FileChooser: View {
  let types: [UTType]
  let allowsMany: Bool
  let done: ([URL]?) -> Void
  @State private var isShown = false
  var body: some View {
    Button("Choose…") { isShown = true }.frame(maxWidth: .infinity, maxHeight: .infinity)
      .fileImporter(isPresented: $isShown, allowedContentTypes: types, allowsMultipleSelection: allowsMany) { result in
        done(try? result.get())
      } onCancellation: {
        done(nil)
      }
      .onAppear { isShown = true }
  }
}

/// Who is told what picture the user chose.
@MainActor @preconcurrency public protocol UIImagePickerControllerDelegate: AnyObject {
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// The user has chosen nothing.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}
extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
}
/// Who is told about a stack of view controllers. Delegates of pickers have to conform, and are told nothing.
@MainActor @preconcurrency public protocol UINavigationControllerDelegate: AnyObject {
  /// Another view controller comes to the top of the stack, or has come there: by the app or by the user.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}
extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
}

/// Lets the user choose a picture, in the desktop's dialog.
@MainActor @preconcurrency open class UIImagePickerController: UIViewController {
  /// Where pictures come from.
  public enum SourceType: Int, Sendable {
    /// From files; there is no camera.
    case photoLibrary = 0, camera, savedPhotosAlbum
  }
  /// Keys for the facts about a picture.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The image.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The image; it cannot be edited here.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The part that was cut out, a `CGRect`; never given, as images are taken as they are.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The file of the movie.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The identifier of the type of what was chosen.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The file of the image.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
  }
  /// Which camera takes pictures, what it takes, and how it lights them. There is no camera, and what is set
  /// is reported. Source: Apple, `UIImagePickerController`, where it is an exception without a camera.
  public enum CameraDevice: Int, Sendable { case rear = 0, front }
  public enum CameraCaptureMode: Int, Sendable { case photo = 0, video }
  public enum CameraFlashMode: Int, Sendable { case off = -1, auto, on }
  public enum QualityType: Int, Sendable {
    case typeHigh = 0, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }
  open var cameraDevice = CameraDevice.rear {
    didSet { Self.reportCamera("cameraDevice", if: cameraDevice != oldValue) }
  }
  open var cameraCaptureMode = CameraCaptureMode.photo {
    didSet { Self.reportCamera("cameraCaptureMode", if: cameraCaptureMode != oldValue) }
  }
  open var cameraFlashMode = CameraFlashMode.auto {
    didSet { Self.reportCamera("cameraFlashMode", if: cameraFlashMode != oldValue) }
  }
  open var showsCameraControls = true {
    didSet { Self.reportCamera("showsCameraControls", if: showsCameraControls != oldValue) }
  }
  open var cameraOverlayView: UIView? {
    didSet { Self.reportCamera("cameraOverlayView", if: cameraOverlayView != oldValue) }
  }
  open var videoQuality = QualityType.typeMedium {
    didSet { Self.reportCamera("videoQuality", if: videoQuality != oldValue) }
  }
  open var videoMaximumDuration: TimeInterval = 600 {
    didSet { Self.reportCamera("videoMaximumDuration", if: videoMaximumDuration != oldValue) }
  }
  private static func reportCamera(_ name: String, if isSet: Bool) {
    reportUnkept(
      "UIImagePickerController.\(name)", if: isSet, "there is no camera. Ask isSourceTypeAvailable(.camera) first.")
  }
  /// Whether a camera, and its light, are there: never.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
  open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }
  /// Who is told what was chosen.
  open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  /// Where images come from: from files. The camera is reported. Source: Apple, where a source that is not available is an exception.
  open var sourceType = SourceType.photoLibrary {
    didSet {
      if Self.isSourceTypeAvailable(sourceType) { return }
      Report(
        kind: .notOnLinux, path: "UIImagePickerController",
        message: "there is no camera: the picker chooses files. Ask isSourceTypeAvailable(.camera) first."
      ).tell()
    }
  }
  /// Whether the user may cut the image out before the delegate gets it. A hint: here images are taken as they are, and
  /// told as `originalImage` only, unless this is true: then as `editedImage` too.
  open var allowsEditing = false
  /// What may be chosen, by identifiers of types: `public.image` by itself. Movies are told by `mediaURL`.
  open var mediaTypes = ["public.image"]
  /// What may be chosen from a source: images and movies of files, and nothing from a camera.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image", "public.movie"] : nil
  }
  /// Whether a source is there: files are, a camera is not.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
  nonisolated deinit {}
  open override func loadView() {
    view = HostingView(
      AnyView(
        FileChooser(types: types, allowsMany: false) { [weak self] urls in self?.take(urls?.first) }))
  }
  private var types: [UTType] { mediaTypes.compactMap { UTType($0) } }
  private func take(_ url: URL?) {
    guard let url, let info = info(of: url) else {
      delegate?.imagePickerControllerDidCancel(self)
      return
    }
    delegate?.imagePickerController(self, didFinishPickingMediaWithInfo: info)
  }
  /// What is told of a file; nil where it is neither an image nor a movie that may be chosen.
  func info(of url: URL) -> [InfoKey: Any]? {
    if let type = UTType(filenameExtension: url.pathExtension), type.conforms(to: .movie) {
      return [.mediaType: "public.movie", .mediaURL: url]
    }
    guard let image = UIImage(contentsOfFile: url.path) else { return nil }
    var info: [InfoKey: Any] = [.mediaType: "public.image", .originalImage: image, .imageURL: url]
    if allowsEditing { info[.editedImage] = image }
    return info
  }
}

/// A type that says what is shared when a sheet for sharing is made.
///
/// It is asked once, for no certain activity: what is offered here shares the same with all.
@MainActor @preconcurrency public protocol UIActivityItemSource: AnyObject {
  /// What stands for the item before it is known.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  /// What is shared; nil for nothing.
  func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// The subject of a message. Not asked: desktops have it written in their own programs.
  func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// The type of what is shared. Not asked: an address or a text says it.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String
}

extension UIActivityItemSource {
  public func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  /// What is shared for it: what it says, or else what stands for it.
  var shared: Any {
    let asking = UIActivityViewController(activityItems: [])
    return activityViewController(asking, itemForActivityType: nil) ?? activityViewControllerPlaceholderItem(asking)
  }
}
