import Foundation
import UIKit

/// Pages that were shown before and after this: none.
@MainActor @preconcurrency open class WKBackForwardListItem: NSObject {
  private override init() { super.init() }
  nonisolated deinit {}
  open var url: URL { URL(fileURLWithPath: "/") }
  open var title: String? { nil }
  open var initialURL: URL { url }
}
@MainActor @preconcurrency open class WKBackForwardList: NSObject {
  override init() { super.init() }
  nonisolated deinit {}
  open var currentItem: WKBackForwardListItem? { nil }
  open var backItem: WKBackForwardListItem? { nil }
  open var forwardItem: WKBackForwardListItem? { nil }
  open var backList: [WKBackForwardListItem] { [] }
  open var forwardList: [WKBackForwardListItem] { [] }
}
/// Which part of a page a picture has, and how wide it is.
@MainActor @preconcurrency open class WKSnapshotConfiguration: NSObject {
  open var rect = CGRect.null
  open var snapshotWidth: NSNumber?
  open var afterScreenUpdates = true
  public override init() { super.init() }
  nonisolated deinit {}
  var summary: String { "\(rect), \(snapshotWidth?.description ?? "as wide as it is"), \(afterScreenUpdates)" }
}
@MainActor @preconcurrency open class WKPDFConfiguration: NSObject {
  open var rect: CGRect?
  public override init() { super.init() }
  nonisolated deinit {}
}
// What an app reads of a page: each fails, as no page is shown.
extension WKWebView {
  public var backForwardList: WKBackForwardList { WKBackForwardList() }
  /// - Throws: `WKError.webContentProcessTerminated`, always.
  public func pdf(configuration pdfConfiguration: WKPDFConfiguration = WKPDFConfiguration()) async throws -> Data {
    reportPage("WKWebView.pdf (\(pdfConfiguration.rect.map { "\($0)" } ?? "all"))")
    throw WKError(.webContentProcessTerminated)
  }
  public func createPDF(
    configuration pdfConfiguration: WKPDFConfiguration = WKPDFConfiguration(),
    completionHandler: @escaping @MainActor (Result<Data, any Error>) -> Void
  ) {
    reportPage("WKWebView.createPDF (\(pdfConfiguration.rect.map { "\($0)" } ?? "all"))")
    completionHandler(.failure(WKError(.webContentProcessTerminated)))
  }
  /// - Throws: `WKError.webContentProcessTerminated`, always.
  public func takeSnapshot(configuration snapshotConfiguration: WKSnapshotConfiguration?) async throws -> UIImage {
    reportPage("WKWebView.takeSnapshot (\(snapshotConfiguration?.summary ?? "all"))")
    throw WKError(.webContentProcessTerminated)
  }
  public func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?,
    completionHandler: @escaping @MainActor (UIImage?, (any Error)?) -> Void
  ) {
    reportPage("WKWebView.takeSnapshot (\(snapshotConfiguration?.summary ?? "all"))")
    completionHandler(nil, WKError(.webContentProcessTerminated))
  }
  /// - Throws: `WKError.webContentProcessTerminated`, always.
  @discardableResult public func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    contentWorld: WKContentWorld
  ) async throws -> Any? {
    reportPage("WKWebView.callAsyncJavaScript(_:arguments:in:contentWorld:)")
    throw WKError(.webContentProcessTerminated)
  }
}
