import Foundation

/// What a directional move can meet inside one group, with its spatial index.
///
/// Targets, and the frames of sections and one-stop groups. Groups of other kinds are looked through; a scroll
/// container among them clips what it holds, and what is scrolled out is not met. The group's own clipping does not
/// count: a move inside it can scroll.
struct LevelIndex: Sendable {
  private(set) var members: [FocusMap.Member] = []
  private(set) var frames: [CGRect] = []
  let rectangles: RectangleIndex

  init(of group: Int, in map: FocusMap) {
    var members: [FocusMap.Member] = []
    var frames: [CGRect] = []
    func add(_ group: Int, clip: CGRect?) {
      for member in map.members[group] {
        switch member {
        case .target(let position):
          let target = map.targets[position]
          guard target.isEnabled else { continue }
          let frame = target.visibleFrame ?? target.frame
          members.append(member)
          frames.append(clip.map(frame.intersection) ?? frame)
        case .group(let inner):
          guard map.enabledCounts[inner] > 0 else { continue }
          let roles = map.groups[inner].roles
          if map.groups[inner].isTarget {
            let frame = map.frame(ofGroup: inner)
            members.append(member)
            frames.append(clip.map(frame.intersection) ?? frame)
          } else if roles.contains(.scroll) {
            let frame = map.frame(ofGroup: inner)
            add(inner, clip: clip.map(frame.intersection) ?? frame)
          } else {
            add(inner, clip: clip)
          }
        }
      }
    }
    add(group, clip: nil)
    self.members = members
    self.frames = frames
    rectangles = RectangleIndex(frames)
  }
}
