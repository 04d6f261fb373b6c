import Foundation
@_spi(SwiftCorelibsFoundation) import FoundationEssentials
import Glibc

// `Data(contentsOf:)` and `String(contentsOf:encoding:)` read what is on the network as well. On Linux
// FoundationNetworking does that, and a program that never names the library is linked without it (`CLinkage`): here it
// is loaded when there is a first such URL.

private enum NetworkLibrary {
  /// Whether the library was in the process from its start. If not, it is loaded.
  ///
  /// Source: Foundation, `Data.init(_contentsOfRemote:options:)`, whose place
  /// FoundationNetworking takes when it is loaded.
  static let wasLinked: Bool = {
    let name = "libFoundationNetworking.so"
    if dlopen(name, RTLD_LAZY | RTLD_NOLOAD) != nil { return true }
    return dlopen(name, RTLD_LAZY | RTLD_GLOBAL) == nil
  }()
}

extension Data {
  @_dynamicReplacement(for:init(_contentsOfRemote:options:))
  private init(_contentsOfRemote_loading url: URL, options: Data.ReadingOptions = []) throws {
    if NetworkLibrary.wasLinked {
      // The one that this function replaced: that of the library, or of Foundation, which says that it cannot.
      try self.init(_contentsOfRemote: url, options: options)
    } else {
      // The library's has been put before this one.
      try self.init(contentsOf: url, options: options)
    }
  }
}
