#if os(macOS)
  import AppKit
#elseif os(iOS)
  import UIKit
#elseif os(tvOS) || os(watchOS)
  import UIKit
#endif
#if canImport(SwiftUI)
  import SwiftUI
#endif
internal enum Asset { internal static let logo = ImageAsset(name: "logo") }
internal struct ImageAsset {
  internal fileprivate(set) var name: String
  #if os(macOS)
    internal typealias Image = NSImage
  #elseif os(iOS) || os(tvOS) || os(watchOS)
    internal typealias Image = UIImage
  #endif
  @available(iOS 8.0, tvOS 9.0, watchOS 2.0, macOS 10.7, *)
  internal var image: Image {
    let bundle = Bundle.main
    #if os(iOS) || os(tvOS)
      let image = Image(named: name, in: bundle, compatibleWith: nil)
    #elseif os(macOS)
      let name = NSImage.Name(self.name)
      let image = (bundle == .main) ? NSImage(named: name) : bundle.image(forResource: name)
    #elseif os(watchOS)
      let image = Image(named: name)
    #endif
    guard let result = image else { fatalError("Unable to load image asset named \(name).") }
    return result
  }
}
#if canImport(SwiftUI)
  extension SwiftUI.Image { init(asset: ImageAsset) { self.init(asset.name, bundle: Bundle.main) } }
#endif
