// What packages do that are there for Apple's systems and for Linux, and that know nothing of ours: `Scripts/test` compiles it
// without an option for a C module.
#if canImport(Combine)
  import Combine

  public let numbers = PassthroughSubject<Int, Never>().map { $0 + 1 }
#else
  #error("Combine is not found")
#endif
#if canImport(CoreGraphics)
  import CoreGraphics
  import CoreGraphics.CGGeometry

  public let square = CGRect(x: 0, y: 0, width: 1, height: 1).insetBy(dx: 0.25, dy: 0.25)
#else
  #error("CoreGraphics is not found")
#endif
#if canImport(os)
  import os
  import os.log

  public let log = Logger(subsystem: "neighbour", category: "imports")
#else
  #error("os is not found")
#endif
#if canImport(UIKit)
  import UIKit

  @MainActor public func pixels(of color: UIColor) -> CGColor { color.cgColor }
#else
  #error("UIKit is not found")
#endif
#if canImport(SwiftUI)
  import SwiftUI

  public struct Badge: View {
    @State private var count = 0
    public init() {}
    public var body: some View { Button("\(count)") { count += 1 }.padding() }
  }
#else
  #error("SwiftUI is not found")
#endif
