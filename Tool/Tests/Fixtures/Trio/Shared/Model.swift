import Foundation
import Observation

@Observable final class Model { var count = 0; static let shared = Model() }
#if canImport(WatchKit)
  import WatchKit
#endif
#if os(iOS)
  let platformName = "phone"
#elseif os(macOS)
  let platformName = "Mac"
#elseif os(watchOS)
  let platformName = "watch"
#endif
