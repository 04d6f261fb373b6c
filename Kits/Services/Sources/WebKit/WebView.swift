import Foundation
import HearthCore
import SwiftUI

/// A page of the web in SwiftUI: a button that opens it in the desktop's browser.
public struct WebView: View {
  private let url: URL?
  private let page: WebPage?
  @Environment(\.openURL) private var openURL
  public init(url: URL?) { (self.url, page) = (url, nil) }
  public init(_ page: WebPage) { (url, self.page) = (nil, page) }
  public var body: some View {
    ZStack {
      Color.clear
      if let url = page?.url ?? url { Button("Open in Browser") { openURL(url) } }
    }
    .onAppear { reportPage("WebView") }
  }

  public struct BackForwardNavigationGesturesBehavior: Hashable, Sendable {
    let name: String
    public static let automatic = BackForwardNavigationGesturesBehavior(name: "automatic")
    public static let enabled = BackForwardNavigationGesturesBehavior(name: "enabled")
    public static let disabled = BackForwardNavigationGesturesBehavior(name: "disabled")
  }
  public struct MagnificationGesturesBehavior: Hashable, Sendable {
    let name: String
    public static let automatic = MagnificationGesturesBehavior(name: "automatic")
    public static let enabled = MagnificationGesturesBehavior(name: "enabled")
    public static let disabled = MagnificationGesturesBehavior(name: "disabled")
  }
  public struct LinkPreviewBehavior: Hashable, Sendable {
    let name: String
    public static let automatic = LinkPreviewBehavior(name: "automatic")
    public static let enabled = LinkPreviewBehavior(name: "enabled")
    public static let disabled = LinkPreviewBehavior(name: "disabled")
  }
  public struct ElementFullscreenBehavior: Hashable, Sendable {
    let name: String
    public static let automatic = ElementFullscreenBehavior(name: "automatic")
    public static let enabled = ElementFullscreenBehavior(name: "enabled")
    public static let disabled = ElementFullscreenBehavior(name: "disabled")
  }
}

// How a page behaves: each reports that none is shown.
extension View {
  public func webViewBackForwardNavigationGestures(
    _ value: WebView.BackForwardNavigationGesturesBehavior
  ) -> some View { onAppear { reportPage("webViewBackForwardNavigationGestures (\(value.name))") } }
  public func webViewMagnificationGestures(_ value: WebView.MagnificationGesturesBehavior) -> some View {
    onAppear { reportPage("webViewMagnificationGestures (\(value.name))") }
  }
  public func webViewLinkPreviews(_ value: WebView.LinkPreviewBehavior) -> some View {
    onAppear { reportPage("webViewLinkPreviews (\(value.name))") }
  }
  public func webViewElementFullscreenBehavior(_ value: WebView.ElementFullscreenBehavior) -> some View {
    onAppear { reportPage("webViewElementFullscreenBehavior (\(value.name))") }
  }
  public func webViewTextSelection<S: TextSelectability>(_ selectability: S) -> some View {
    onAppear { reportPage("webViewTextSelection (\(type(of: selectability)))") }
  }
  public func webViewScrollPosition(_ position: Binding<ScrollPosition>) -> some View {
    onAppear { reportPage("webViewScrollPosition (\(position.wrappedValue.edge.map { "\($0)" } ?? "anywhere"))") }
  }
  /// Never called, which is reported: no page is scrolled.
  public func webViewOnScrollGeometryChange<Value: Hashable>(
    for type: Value.Type, of transform: @escaping (ScrollGeometry) -> Value,
    action: @escaping (Value, Value) -> Void
  ) -> some View { onAppear { reportPage("webViewOnScrollGeometryChange (\(type))") } }
  public func webViewContentBackground(_ visibility: Visibility) -> some View {
    onAppear { reportPage("webViewContentBackground (\(visibility))") }
  }
}
