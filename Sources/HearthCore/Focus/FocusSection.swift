import HearthFocus

nonisolated struct _FocusSectionModifier: _ElementModifier {
  typealias Body = Never
  @MainActor static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    _ViewNode(FocusSectionNode(inputs))
  }
  @MainActor static func _updateElement(_ node: _ViewNode, _ modifier: Self) {}
}

package final class FocusSectionNode: UnaryNode, FocusGroupProvider {
  package let focusMemory = FocusMemory()
  package override init(_ inputs: _ViewInputs) {
    super.init(inputs)
    flags.insert(.isFocusGroup)
    joinFocusTree()
  }
  nonisolated deinit {}
  package var focusRoles: FocusGroup.Roles { .section }
}

extension View {
  /// Makes this view's frame a target of directional movement that hands focus to its own last, default or nearest
  /// focusable view; under Tab the focusable views in it follow one another.
  ///
  /// A section without focusable views does nothing. Source: Apple, documentation of `focusSection()`, and WWDC 2021,
  /// "Direct and reflect focus in SwiftUI".
  ///
  ///     HStack {
  ///       VStack { Button("A") { count = 1 } }
  ///       VStack { Button("B") { count = 2 } }.focusSection()
  ///     }
  public nonisolated func focusSection() -> some View { modifier(_FocusSectionModifier()) }
}
