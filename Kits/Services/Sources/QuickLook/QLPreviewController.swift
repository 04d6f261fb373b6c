@_exported import Foundation
import HearthCore
@_exported import UIKit

/// A file that is shown.
public protocol QLPreviewItem: NSObjectProtocol {
  /// Where the file is; nil for one that is not there yet.
  var previewItemURL: URL? { get }
  /// What stands above it. The desktop's program shows the file's name.
  var previewItemTitle: String? { get }
}
extension QLPreviewItem {
  public var previewItemTitle: String? { nil }
}
extension NSURL: QLPreviewItem {
  public var previewItemURL: URL? { self as URL }
}

/// Who says which files are shown.
@MainActor @preconcurrency public protocol QLPreviewControllerDataSource: AnyObject {
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}
/// What users may do with a file. The desktop's program decides.
public enum QLPreviewItemEditingMode: Int, Sendable { case disabled, updateContents, createCopy }

/// Who hears that files were shown. What becomes of them in the desktop's program nobody tells.
@MainActor @preconcurrency public protocol QLPreviewControllerDelegate: AnyObject {
  func previewControllerWillDismiss(_ controller: QLPreviewController)
  func previewControllerDidDismiss(_ controller: QLPreviewController)
  func previewController(
    _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
  ) -> Bool
  func previewController(
    _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
  ) -> QLPreviewItemEditingMode
  func previewController(
    _ controller: QLPreviewController, didUpdateContentsOf previewItem: any QLPreviewItem)
  func previewController(
    _ controller: QLPreviewController, didSaveEditedCopyOf previewItem: any QLPreviewItem, at modifiedContentsURL: URL)
}
extension QLPreviewControllerDelegate {
  public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
  public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
  public func previewController(
    _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
  ) -> Bool { true }
  public func previewController(
    _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
  ) -> QLPreviewItemEditingMode { .disabled }
  public func previewController(
    _ controller: QLPreviewController, didUpdateContentsOf previewItem: any QLPreviewItem
  ) {}
  public func previewController(
    _ controller: QLPreviewController, didSaveEditedCopyOf previewItem: any QLPreviewItem, at modifiedContentsURL: URL
  ) {}
}

/// Shows files: the current one opens in the program that the desktop has for it, and the controller goes away as if the user had closed it. Others of
/// its source are not shown, which is reported.
@MainActor @preconcurrency open class QLPreviewController: UIViewController {
  open weak var dataSource: (any QLPreviewControllerDataSource)?
  open weak var delegate: (any QLPreviewControllerDelegate)?
  /// Which file is shown; the first, unless it is set before.
  open var currentPreviewItemIndex = 0
  private var isOpened = false

  public init() { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}

  /// Whether there is a file that the desktop can be asked to open.
  open class func canPreview(_ item: any QLPreviewItem) -> Bool {
    item.previewItemURL.map { !$0.isFileURL || FileManager.default.fileExists(atPath: $0.path) } ?? false
  }
  /// The current file; nil where the source has none.
  open var currentPreviewItem: (any QLPreviewItem)? {
    guard let dataSource, currentPreviewItemIndex < dataSource.numberOfPreviewItems(in: self) else { return nil }
    return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
  }
  /// Opens the current file, if none was opened.
  open func reloadData() { if viewIfLoaded?.window != nil { show() } }
  /// Opens the current file again.
  open func refreshCurrentPreviewItem() {
    isOpened = false
    reloadData()
  }
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    show()
  }
  private func show() {
    guard !isOpened, let item = currentPreviewItem, let file = item.previewItemURL else { return }
    isOpened = true
    if let count = dataSource?.numberOfPreviewItems(in: self), count > 1 {
      Report(
        kind: .notOnLinux, path: "QLPreviewController",
        message: "the desktop opens one file at a time: \(count - 1) of \(count) are not shown."
      ).tell()
    }
    if delegate?.previewController(self, shouldOpen: file, for: item) != false { UIApplication.shared.open(file) }
    delegate?.previewControllerWillDismiss(self)
    dismiss(animated: true)
    delegate?.previewControllerDidDismiss(self)
  }
}
