import Foundation
import HearthRendering
import HearthTesting

@testable import HearthCore

extension TestWindow {
  /// Where the words of a text are drawn at this moment: points in the window; nil when they are not.
  func place(ofDrawn text: String) -> CGPoint? {
    func search(_ piece: DisplayPiece, _ x: CGFloat, _ y: CGFloat) -> CGPoint? {
      switch piece {
      case let group as GroupPiece:
        for child in group.children { if let found = search(child.piece, x + child.x, y + child.y) { return found } }
      case let effect as EffectPiece:
        if case .transform(let transform) = effect.effect { return search(effect.content, x + transform.tx, y + transform.ty) }
        return search(effect.content, x, y)
      case let words as TextPiece: if words.layout.text.plainText == text { return CGPoint(x: x, y: y) }
      default: break
      }
      return nil
    }
    return displayPiece.flatMap { search($0, 0, 0) }
  }
  /// Sets the desktop's wish for less movement.
  func reduceMotion() {
    host.settings.reducesMotion = true
    content.handle(.settings(host.settings))
    settle()
  }
}
