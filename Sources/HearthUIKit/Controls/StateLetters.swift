import Foundation
import HearthCore
import HearthUI

/// The attributes of titles in the states of a control.
@MainActor struct StateLetters {
  private(set) var normal: LetterAttributes?, selected: LetterAttributes?
  mutating func set(_ attributes: LetterAttributes?, _ state: UIControl.State) {
    if state == .normal { normal = attributes }
    if state.contains(.selected) { selected = attributes }
  }
  func attributes(_ state: UIControl.State) -> LetterAttributes? { state.contains(.selected) ? selected : normal }
  var normalLetters: Appearances.Letters { Appearances.Letters(normal) }
  var selectedLetters: Appearances.Letters { Appearances.Letters(selected) }
}
