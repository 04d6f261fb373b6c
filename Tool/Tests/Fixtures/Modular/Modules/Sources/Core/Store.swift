import Foundation
import UIKit

@MainActor public final class Store: ObservableObject {
  @Published public var items = ["a", "b"]; public init() {}
  public func haptic() { UIImpactFeedbackGenerator(style: .light).impactOccurred() }
}
