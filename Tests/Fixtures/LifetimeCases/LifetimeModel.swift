import Observation
import SwiftUI

/// The models that the views of one window have made, and that live.
@MainActor public final class LifetimeCount {
  // Unsafe: objects may be freed on another thread, but not while a test looks at the number.
  public nonisolated(unsafe) fileprivate(set) var living = 0
  /// The model of the case that was made last, as long as it lives.
  fileprivate(set) weak var latest: LifetimeModel?
  /// What models are counted by that are made now.
  static var current = LifetimeCount()
  public init() {}
  /// Counts the models that `action` makes.
  public static func using<T>(_ count: LifetimeCount, _ action: () throws -> T) rethrows -> T {
    let outer = current
    current = count
    defer { current = outer }
    return try action()
  }
}

/// What a view of a case keeps: a model that is counted while it lives.
@Observable @MainActor public final class LifetimeModel {
  public var number = 0
  public var flag = false
  public var text = "text"
  public var item: LifetimeItem?
  public var items: [LifetimeItem] = [LifetimeItem(id: 1), LifetimeItem(id: 2), LifetimeItem(id: 3)]
  public var selection: Int?
  public var selections: Set<Int> = []
  public var path: [Int] = []
  public var date = Date(timeIntervalSince1970: 1_704_110_400)

  @ObservationIgnored private let count: LifetimeCount

  public init() {
    count = LifetimeCount.current
    count.living += 1
    count.latest = self
  }
  deinit { count.living -= 1 }

  /// A binding to a property, as `$model.flag` is.
  public subscript<T>(binding path: ReferenceWritableKeyPath<LifetimeModel, T>) -> Binding<T> {
    Bindable(self)[dynamicMember: path]
  }
  /// What every closure of a case does: it holds the model.
  public func note() { number += 1 }
}

public struct LifetimeItem: Identifiable, Hashable, Codable, Sendable {
  public var id: Int
  public init(id: Int) { self.id = id }
  public var name: String { "item \(id)" }
}
