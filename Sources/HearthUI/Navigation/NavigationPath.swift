import Foundation
import HearthCore

/// What a stack shows above its root, as a list of values of any types.
///
/// ```swift
/// @State private var path = NavigationPath()
/// NavigationStack(path: $path) { … }
/// path.append(recipe)
/// ```
///
/// Equal paths have values of the same types that are equal, in the same order. Source: Apple, "NavigationPath".
public struct NavigationPath {
  /// The first is the page right above the root.
  var elements: ContiguousArray<PathElement> = []

  /// An empty path: the stack shows its root.
  public init() {}
  /// A path of values, the first one right above the root.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    for element in elements { append(element) }
  }
  /// The same, of values that can be stored.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable, S.Element: Decodable, S.Element: Encodable {
    for element in elements { append(element) }
  }
  /// A path that was stored. What cannot be decoded is left out and reported; values of types that are not known yet
  /// are kept as they are until something shows them.
  public init(_ codable: CodableRepresentation) {
    elements = ContiguousArray(codable.elements.filter { $0.isDecodable })
  }

  /// The number of pages above the root.
  public var count: Int { elements.count }
  /// Whether the stack shows its root.
  public var isEmpty: Bool { elements.isEmpty }

  /// Puts a value on top.
  public mutating func append<V: Hashable>(_ value: V) { elements.append(PathElement(value)) }
  /// Puts a value on top that can be stored.
  public mutating func append<V: Hashable>(_ value: V) where V: Decodable, V: Encodable {
    elements.append(PathElement(value))
  }

  /// Removes values from the top. More than there are removes all and is reported; less than none removes nothing and
  /// is reported. Source: Apple, "removeLast(_:)", which lets the program stop there.
  public mutating func removeLast(_ k: Int = 1) {
    if k < 0 || k > count {
      PathReport.make(
        "removeLast(\(k)) was asked of a path with \(count) value\(count == 1 ? "" : "s"). \(k < 0 ? "Nothing is" : "All are") removed; look at count or isEmpty first."
      )
    }
    elements.removeLast(min(max(0, k), count))
  }
}

extension NavigationPath: Equatable {
  public static func == (a: NavigationPath, b: NavigationPath) -> Bool { a.elements == b.elements }
}

/// A mistake that no view made.
enum PathReport {
  static func make(_ message: String) {
    Engine.performOnMain {
      ReportLog.shared.report(Report(kind: .navigation, path: "NavigationPath", message: message))
    }
  }
}
