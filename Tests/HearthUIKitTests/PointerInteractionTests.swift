import HearthTesting
import QuickTesting
import SwiftUI
import Testing

@testable import HearthUIKit

/// What the pointer is like over views, and menus that an app opens.
@MainActor @Suite(.serialized) struct PointerInteractionTests {}

extension PointerInteractionTests {
  private final class Pointers: NSObject, UIPointerInteractionDelegate {
    var log: [String] = []
    func pointerInteraction(
      _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
      let isLeft = request.location.x < defaultRegion.rect.midX
      let (half, _) = defaultRegion.rect.divided(
        atDistance: defaultRegion.rect.width / 2, from: isLeft ? .minXEdge : .maxXEdge)
      return UIPointerRegion(rect: half, identifier: isLeft ? "left" : "right")
    }
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
      region.identifier as? String == "left" ? .hidden() : UIPointerStyle(shape: .verticalBeam(length: 20))
    }
    func pointerInteraction(
      _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) {
      log.append("enter \(region.identifier as? String ?? "none")")
    }
    func pointerInteraction(
      _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) {
      log.append("exit \(region.identifier as? String ?? "none")")
    }
  }

  @QuickTesting.Test func `regions of a view have a pointer each, and tell when it comes and goes`() {
    let outer = UIView(), view = UIView(frame: CGRect(x: 100, y: 50, width: 100, height: 100)), pointers = Pointers()
    outer.addSubview(view)
    let interaction = UIPointerInteraction(delegate: pointers)
    view.addInteraction(interaction)
    let window = TestWindow(size: CGSize(width: 400, height: 300)) { Holder(view: outer) }
    let plain = window.cursor
    window.hover(at: CGPoint(x: 120, y: 80))
    window.settle()
    let hidden = window.cursor
    expect(pointers.log == ["enter left"] && hidden != plain)
    window.hover(at: CGPoint(x: 180, y: 80))
    window.settle()
    expect(pointers.log, equals: ["enter left", "exit left", "enter right"])
    expect(window.cursor != plain && window.cursor != hidden)
    window.hover(at: CGPoint(x: 20, y: 20))
    window.settle()
    expect(pointers.log.last == "exit right" && window.cursor == plain && window.reports.isEmpty)
  }

  private final class Edits: NSObject, UIEditMenuInteractionDelegate {
    var log: [String] = []
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      UIMenu(children: suggestedActions + [UIAction(title: "Mark") { _ in self.log.append("mark") }])
    }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) {
      log.append("open \(configuration.identifier)")
    }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) {
      log.append("closed")
    }
  }
  @QuickTesting.Test func `an edit menu opens when the app says so, and not by the other button`() throws {
    let view = UIView(), edits = Edits(), interaction = UIEditMenuInteraction(delegate: edits)
    view.addInteraction(interaction)
    let window = TestWindow(size: CGSize(width: 400, height: 300)) { Holder(view: view) }
    window.secondaryClick(at: CGPoint(x: 100, y: 100))
    expect(window.find { $0.label == "Mark" } == nil)
    interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: "words", sourcePoint: CGPoint(x: 100, y: 100)))
    window.settle()
    let item = try require(window.find { $0.label == "Mark" })
    expect(item.frame.minY >= 100 && edits.log == ["open words"])
    window.click(at: CGPoint(x: item.frame.midX, y: item.frame.midY))
    expect(edits.log.contains("mark") && edits.log.contains("closed") && edits.log.count == 3)
    window.secondaryClick(at: CGPoint(x: 100, y: 100))
    expect(window.find { $0.label == "Mark" } == nil && window.reports.isEmpty)
  }
}
