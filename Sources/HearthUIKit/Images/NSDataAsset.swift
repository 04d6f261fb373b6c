import Foundation
import HearthCore

/// The name of data in an asset catalogue.
public typealias NSDataAssetName = String

/// Data out of an asset catalogue: a set with the ending `.dataset`.
///
/// ```swift
/// let words = NSDataAsset(name: "Words").map { String(decoding: $0.data, as: UTF8.self) }
/// ```
///
/// Source: Apple, documentation of NSDataAsset.
open class NSDataAsset: NSObject, NSCopying {
  /// The name that it was asked for by.
  public let name: NSDataAssetName
  /// The bytes of the file.
  public let data: Data
  /// The uniform type identifier that the catalogue has; `public.data` where it has none.
  public let typeIdentifier: String

  /// Data of the app. Nil where no catalogue has the name.
  public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }
  /// Data of a bundle. Nil where no catalogue in it has the name.
  public init?(name: NSDataAssetName, bundle: Bundle) {
    let directory = bundle === Bundle.main ? nil : bundle.resourcePath ?? bundle.bundlePath
    guard let entry = DataCatalog.entry(name, bundle: directory) else { return nil }
    (self.name, data, typeIdentifier) = (name, entry.data, entry.type ?? "public.data")
  }
  /// Itself, as it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
