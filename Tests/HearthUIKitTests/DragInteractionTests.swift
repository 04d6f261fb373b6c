import HearthTesting
import QuickTesting
import SwiftUI
import Testing

@testable import HearthUIKit

/// Things that are dragged from views, and dropped on them.
@MainActor @Suite(.serialized) struct DragInteractionTests {}

extension DragInteractionTests {
  private final class Owner: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    var log: [String] = []
    var texts: [String] = []
    var local: Any?
    var proposal = UIDropOperation.copy
    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
      log.append("from \(Int(session.location(in: interaction.view!).x))")
      let item = UIDragItem(itemProvider: NSItemProvider(object: "Fig"))
      item.localObject = 7
      return [item]
    }
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
      log.append("begin")
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {
      log.append("end \(operation)")
    }
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
      session.canLoadObjects(ofClass: String.self)
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
      log.append("enter")
    }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: proposal) }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
      local = session.localDragSession?.items.first?.localObject
      log.append("drop \(Int(session.location(in: interaction.view!).x))")
      session.loadObjects(ofClass: String.self) { self.texts = $0 }
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
      log.append("over")
    }
  }
  private func window(_ owner: Owner) -> TestWindow {
    let outer = UIView(), from = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let to = UIView(frame: CGRect(x: 200, y: 0, width: 100, height: 100))
    (from.backgroundColor, to.backgroundColor) = (.red, .blue)
    from.addInteraction(UIDragInteraction(delegate: owner))
    to.addInteraction(UIDropInteraction(delegate: owner))
    outer.addSubview(from)
    outer.addSubview(to)
    return TestWindow(size: CGSize(width: 400, height: 200)) { Holder(view: outer) }
  }

  @QuickTesting.Test func `what is dragged from one view is dropped on another, which sees the thing itself`() {
    let owner = Owner(), window = window(owner)
    window.drag(from: CGPoint(x: 30, y: 40), to: CGPoint(x: 260, y: 50))
    expect(owner.texts == ["Fig"] && owner.local as? Int == 7)
    expect(owner.log.first == "from 30" && owner.log.contains("enter") && owner.log.contains("drop 60"))
    expect(owner.log.contains("end copy") && owner.log.contains("over") && window.reports.isEmpty)
  }
  @QuickTesting.Test func `what a view does not want stays where it is`() {
    let owner = Owner(), window = window(owner)
    owner.proposal = .forbidden
    window.drag(from: CGPoint(x: 30, y: 40), to: CGPoint(x: 260, y: 50))
    expect(owner.texts.isEmpty && owner.log.contains("end cancel") && !owner.log.contains("drop 60"))
  }
  @QuickTesting.Test func `things of other programs are dropped on a view`() {
    let owner = Owner(), window = window(owner)
    let outcome = window.drop([ClipboardContents.textType: Data("Pear".utf8)], at: CGPoint(x: 220, y: 50))
    expect(outcome == .copy && owner.texts == ["Pear"] && owner.local == nil && owner.log.contains("drop 20"))
    expect(window.drop(["application/x-nothing": Data([1])], at: CGPoint(x: 220, y: 50)) == nil)
  }
}
