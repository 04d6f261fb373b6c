import Foundation
import HearthFocus

/// Why focus moved.
package enum FocusCause: String, Sendable { case key, click, program, removal, activation, `default` }

/// A change of focus, with the rule that decided.
package struct FocusTraceEntry {
  /// Accessibility identifiers, else labels; nil for no focus, empty for a view without either.
  package var from: String?
  package var to: String?
  package var cause: FocusCause
  package var rule: String
}

/// The changes of focus in a window. `HEARTH_TRACE=focus` in the environment prints each to standard error.
@MainActor package struct FocusTrace {
  static let isPrinted = ProcessInfo.processInfo.environment["HEARTH_TRACE"]?.split(separator: ",").contains("focus") == true
  /// Older ones are forgotten.
  static let mostEntries = 1_000
  private(set) var entries: [FocusTraceEntry] = []
  /// Changes since the window opened, with those that were forgotten.
  private(set) var count = 0

  mutating func add(from old: LayoutNode?, to new: LayoutNode?, _ oldName: String?, _ cause: FocusCause, _ rule: String) {
    let entry = FocusTraceEntry(from: old == nil ? nil : oldName ?? "", to: new.map(Self.name), cause: cause, rule: rule)
    entries.append(entry)
    count += 1
    if entries.count > Self.mostEntries { entries.removeFirst(Self.mostEntries / 2) }
    guard Self.isPrinted else { return }
    func place(_ node: LayoutNode?, _ name: String?) -> String {
      guard let node else { return "nothing" }
      let name = name ?? ""
      return name.isEmpty ? (node.isUnmounted ? "a view that is gone" : node.path) : "\"\(name)\""
    }
    FileHandle.standardError.write(Data("Hearth focus: \(place(old, oldName)) -> \(place(new, entry.to)) by \(cause.rawValue): \(rule)\n".utf8))
  }

  /// The accessibility identifier of a node: its own, the nearest around it, or that of what it shows.
  package static func name(_ node: LayoutNode) -> String {
    if node.isUnmounted { return "" }
    if let own = node.accessibilityElement?.identifier { return own }
    var current: LayoutNode? = node
    for _ in 0..<6 {
      guard let next = current else { break }
      if next.flags.contains(.hasAccessibility), let name = (next as? AccessibilityNode)?.properties.identifier { return name }
      current = next.layoutParent
    }
    var inner: LayoutNode? = node
    for _ in 0..<6 {
      var first: LayoutNode?
      inner?.visitLayoutChildren { if first == nil { first = $0 } }
      guard let next = first else { break }
      if next.flags.contains(.hasAccessibility), let name = (next as? AccessibilityNode)?.properties.identifier { return name }
      inner = next
    }
    return ""
  }
}
