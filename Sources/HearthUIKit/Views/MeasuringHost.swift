import Foundation
import HearthCore
import HearthRendering
import HearthUI

/// The host of a window that is nowhere, in which views are measured before there is a different one.
@MainActor final class MeasuringHost: WindowHost {
  let settings = HostSettings()
  var textShaper: any TextShaper { DrawingTools.textShaper }
  #if GTK
    var imageLoader: any ImageLoader { DrawingTools.images }
  #else
    let imageLoader: any ImageLoader = NoImageLoader()
  #endif
  let clipboard: any Clipboard = NoClipboard()
  init() {}
  nonisolated deinit {}
  func requestFrame() {}
  func requestFrame(after seconds: Double) {}
  func setCursor(_ cursor: Cursor) {}
  func setTextInput(_ request: TextInputRequest?) {}
  func setTitle(_ title: String) {}
  func openURL(_ url: URL) {}
  func close() {}
}
