import Foundation
import HearthFocus
import QuickTesting

/// Targets and groups as a drawing. The drawing is the input.
///
/// One character is a cell of 10 × 10 points; each lower-case letter is a target, whose frame is the smallest rectangle
/// around all its cells, so that its corners suffice where something covers it. `.` and a space are empty.
///
/// Groups are a second drawing on the same paper, in capital letters. A target or group belongs to the smallest group
/// which contains its centre.
struct Drawing {
  static let cell = 10.0

  var window = FocusGroup(FocusID("W"), roles: [])
  var groups: [FocusGroup]
  var targets: [FocusTarget]

  init(
    _ text: String, groups groupText: String = "", roles: [Character: FocusGroup.Roles] = [:],
    reading: ReadingDirection = .leftToRight
  ) {
    let groupFrames = Self.rectangles(groupText)
    func innermost(around frame: CGRect, besides name: Character?) -> FocusID? {
      let center = CGPoint(x: frame.midX, y: frame.midY)
      return
        groupFrames
        .filter { $0.name != name && $0.frame.contains(center) && ($0.frame.area > frame.area || name == nil) }
        .min { $0.frame.area < $1.frame.area }
        .map { FocusID($0.name) }
    }
    window.readingDirection = reading
    groups = groupFrames.map { name, frame in
      FocusGroup(
        FocusID(name), roles: roles[name] ?? .section, frame: frame, parent: innermost(around: frame, besides: name))
    }
    targets = Self.rectangles(text).map { name, frame in
      FocusTarget(FocusID(name), frame: frame, group: innermost(around: frame, besides: nil))
    }
  }

  /// The smallest rectangle around all cells with one letter, in the order of the letters.
  static func rectangles(_ text: String) -> [(name: Character, frame: CGRect)] {
    var frames: [Character: CGRect] = [:]
    for (row, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      for (column, letter) in line.enumerated() where letter.isLetter {
        let frame = CGRect(x: Double(column) * cell, y: Double(row) * cell, width: cell, height: cell)
        frames[letter, default: .null] = frames[letter, default: .null].union(frame)
      }
    }
    return frames.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  var map: FocusMap { FocusMap(window: window, groups: groups, targets: targets) }
}

// MARK: - Changing what is drawn

extension Drawing {
  func disabling(_ names: String) -> Drawing {
    var copy = self
    for position in copy.targets.indices where names.contains(copy.targets[position].id.name) {
      copy.targets[position].isEnabled = false
    }
    return copy
  }

  func removing(_ names: String) -> Drawing {
    var copy = self
    copy.targets.removeAll { names.contains($0.id.name) }
    return copy
  }

  func group(_ name: Character, _ change: (inout FocusGroup) -> Void) -> Drawing {
    var copy = self
    if name == "W" {
      change(&copy.window)
    } else if let position = copy.groups.firstIndex(where: { $0.id == FocusID(name) }) {
      change(&copy.groups[position])
    } else {
      fail("There is no group \(name) in the drawing.")
    }
    return copy
  }

  func target(_ name: Character, _ change: (inout FocusTarget) -> Void) -> Drawing {
    var copy = self
    guard let position = copy.targets.firstIndex(where: { $0.id == FocusID(name) }) else {
      fail("There is no target \(name) in the drawing.")
      return copy
    }
    change(&copy.targets[position])
    return copy
  }
}

// MARK: - Asking

extension Drawing {
  /// The target that gets focus; nil where focus stays.
  func move(_ from: Character, _ direction: MoveDirection, reach: FocusReach = .aside) -> Character? {
    map.next(from: FocusID(from), toward: direction, reach: reach).target?.name
  }

  /// What the four arrows reach, as "↑b ↓- ←- →c".
  func arrows(_ from: Character, reach: FocusReach = .aside) -> String {
    zip("↑↓←→", [MoveDirection.up, .down, .left, .right])
      .map { "\($0)\(move(from, $1, reach: reach) ?? "-")" }.joined(separator: " ")
  }

  /// The order in which repeated Tab from nothing visits the targets.
  var order: String { String(map.sequentialOrder.map(\.name)) }

  func tab(_ from: Character?, backwards: Bool = false) -> Character? {
    map.next(after: from.map { FocusID($0) }, backwards: backwards).target?.name
  }

  func rule(_ from: Character, _ direction: MoveDirection) -> FocusRule {
    map.next(from: FocusID(from), toward: direction).rule
  }
}

extension FocusID {
  init(_ name: Character) { self.init(UInt64(name.unicodeScalars.first?.value ?? 0)) }

  var name: Character { Unicode.Scalar(UInt32(rawValue)).map(Character.init) ?? "?" }
}

extension CGRect {
  var area: Double { width * height }
}
