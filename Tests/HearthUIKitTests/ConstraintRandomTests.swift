import QuickTesting
import SwiftUI
import Testing

@testable import HearthUIKit

/// Trees of views with constraints that change at random: what is placed after each change must be what a layout made anew places.
///
/// Each constraint has a priority of its own, and each view one for each edge and length, so that there is one solution.
@MainActor struct ConstraintRandomTests {
  private final class Sized: UIView {
    var own = CGSize(width: 30, height: 20) { didSet { if own != oldValue { invalidateIntrinsicContentSize() } } }
    override var intrinsicContentSize: CGSize { own }
  }
  @MainActor private final class Scene {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    var views: [Sized] = []
    var constraints: [NSLayoutConstraint] = []
    var priorities: [Float] = []
    /// How many constraints there are that leave nothing open; they stay.
    private var wishes = 0
    var random: Numbers
    private var guide = UILayoutGuide()

    init(_ seed: Int) {
      random = Numbers(UInt64(seed))
      // Above what a size is asked for with, and below what is required.
      priorities = (60..<960).map { Float($0) }
      for index in 0..<7 {
        let view = Sized()
        // One is placed by its frame; others refer to it.
        view.translatesAutoresizingMaskIntoConstraints = index == 3
        if index == 3 { view.frame = CGRect(x: 40, y: 30, width: 100, height: 80) }
        view.setContentHuggingPriority(priority(), for: .horizontal)
        view.setContentHuggingPriority(priority(), for: .vertical)
        view.setContentCompressionResistancePriority(priority(), for: .horizontal)
        view.setContentCompressionResistancePriority(priority(), for: .vertical)
        (views.isEmpty || random.below(2) == 0 ? root : views[random.below(views.count)]).addSubview(view)
        views.append(view)
        if index == 3 { continue }
        for attribute in [NSLayoutConstraint.Attribute.left, .top, .width, .height] {
          let isEdge = attribute == .left || attribute == .top
          relate(
            view, attribute, isEdge ? root : nil, isEdge ? attribute : .notAnAttribute, .equal,
            CGFloat(random.below(120)))
        }
      }
      root.addLayoutGuide(guide)
      for attribute in [NSLayoutConstraint.Attribute.left, .top, .width, .height] {
        relate(guide, attribute, views[0], attribute, .equal, 5)
      }
      wishes = constraints.count
      for _ in 0..<10 { addConstraint() }
    }
    func priority() -> UILayoutPriority { UILayoutPriority(priorities.remove(at: random.below(priorities.count))) }
    func relate(
      _ first: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ second: AnyObject?,
      _ other: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation, _ constant: CGFloat
    ) {
      let made = NSLayoutConstraint(
        item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other, multiplier: 1,
        constant: constant)
      made.priority = priority()
      made.isActive = true
      constraints.append(made)
    }
    func addConstraint() {
      let across: [NSLayoutConstraint.Attribute] = [.left, .right, .leading, .trailing, .leadingMargin]
      let down: [NSLayoutConstraint.Attribute] = [.top, .bottom, .bottomMargin, .firstBaseline]
      let lengths: [NSLayoutConstraint.Attribute] = [.width, .height]
      let kind = [across, down, lengths][random.below(3)]
      let items: [AnyObject] = views + [root, guide, root.safeAreaLayoutGuide, views[2].layoutMarginsGuide]
      let first = views[random.below(views.count)], second = items[random.below(items.count)]
      // Guides have edges and lengths alone.
      let plain = kind.filter { $0.rawValue <= NSLayoutConstraint.Attribute.height.rawValue }
      let choice = second is UILayoutGuide ? plain : kind
      if first === second { return }
      let relation = [NSLayoutConstraint.Relation.equal, .lessThanOrEqual, .greaterThanOrEqual][random.below(3)]
      relate(
        first, kind[random.below(kind.count)], second, choice[random.below(choice.count)], relation,
        CGFloat(random.below(80)) - 40)
    }
    func change() -> String {
      let constraint = constraints[random.below(constraints.count)], view = views[random.below(views.count)]
      switch random.below(12) {
      case 0, 1, 2:
        constraint.constant = CGFloat(random.below(120)) - 20
        return "a constant"
      case 3:
        constraint.priority = priority()
        return "a priority"
      case 4, 5:
        constraints[wishes + random.below(constraints.count - wishes)].isActive.toggle()
        return "a constraint comes or goes"
      case 6:
        view.own = CGSize(width: CGFloat(random.below(90)), height: CGFloat(random.below(60)))
        return "content"
      case 7:
        views[3].frame = CGRect(
          x: CGFloat(random.below(90)), y: CGFloat(random.below(60)), width: CGFloat(20 + random.below(90)),
          height: CGFloat(20 + random.below(90)))
        return "a frame"
      case 8:
        root.frame.size = CGSize(width: CGFloat(100 + random.below(300)), height: CGFloat(100 + random.below(300)))
        return "the size of the root"
      case 9:
        view.layoutMargins = UIEdgeInsets(top: 1, left: CGFloat(random.below(20)), bottom: 2, right: 4)
        return "margins"
      case 10:
        if priorities.count < 20 { return "nothing" }
        addConstraint()
        return "a constraint more"
      default:
        view.setContentHuggingPriority(priority(), for: .horizontal)
        return "how content is hugged"
      }
    }
    var frames: [CGRect] { views.map(\.frame) + [guide.layoutFrame] }
  }

  @Test(arguments: 1...16)
  func `what changes is placed as a layout made anew places it`(seed: Int) {
    let scene = Scene(seed)
    scene.root.layoutIfNeeded()
    var changes: [String] = []
    for _ in 0..<60 {
      for _ in 0...scene.random.below(3) { changes.append(scene.change()) }
      scene.root.layoutIfNeeded()
      let found = scene.frames
      scene.root.constraintLayout = nil
      scene.root.setNeedsLayout()
      scene.root.layoutIfNeeded()
      let expected = scene.frames
      let distance = zip(found, expected).map { a, b in
        max(abs(a.minX - b.minX), abs(a.minY - b.minY), abs(a.width - b.width), abs(a.height - b.height))
      }.max()!
      if distance > 1e-5 {
        fail("after \(changes.suffix(4)): \(found) and not \(expected)")
        return
      }
    }
  }

  @Test(arguments: 31...42)
  func `a layout that goes on for long is what one made anew places`(seed: Int) {
    let scene = Scene(seed)
    scene.root.layoutIfNeeded()
    for _ in 0..<200 {
      _ = scene.change()
      scene.root.layoutIfNeeded()
    }
    let found = scene.frames
    scene.root.constraintLayout = nil
    scene.root.setNeedsLayout()
    scene.root.layoutIfNeeded()
    for (a, b) in zip(found, scene.frames) {
      expect(abs(a.minX - b.minX) < 1e-5 && abs(a.minY - b.minY) < 1e-5)
      expect(abs(a.width - b.width) < 1e-5 && abs(a.height - b.height) < 1e-5)
    }
  }
}

/// Numbers that are the same each time.
private struct Numbers {
  private var state: UInt64
  init(_ seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15
    _ = below(2)
  }
  mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(((state >> 33) ^ (state >> 49)) % UInt64(bound))
  }
}
