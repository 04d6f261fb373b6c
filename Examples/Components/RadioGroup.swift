import SwiftUI

/// What the parts of a radio group share: the choice, and who wants to know of it.
final class RadioChoice<Tag: Hashable>: ObservableObject {
  private let selection: Binding<Tag?>
  private let onTap: ((_ old: Tag?, _ new: Tag?) -> Void)?

  init(selection: Binding<Tag?>, onTap: ((Tag?, Tag?) -> Void)?) {
    self.selection = selection
    self.onTap = onTap
  }
  var current: Tag? { selection.wrappedValue }
  func choose(_ tag: Tag?) {
    let old = selection.wrappedValue
    objectWillChange.send()
    selection.wrappedValue = tag
    onTap?(old, tag)
  }
}

/// A container in whose content one tag at most is chosen. The content is laid out in any way.
struct RadioGroup<Tag: Hashable, Content: View>: View {
  @Binding private var selection: Tag?
  private let onTap: ((Tag?, Tag?) -> Void)?
  private let content: Content

  init(
    selection: Binding<Tag?>, onTap: ((_ old: Tag?, _ new: Tag?) -> Void)? = nil, @ViewBuilder content: () -> Content
  ) {
    _selection = selection
    self.onTap = onTap
    self.content = content()
  }

  var body: some View {
    content.environmentObject(RadioChoice(selection: $selection, onTap: onTap))
  }
}

/// The ring that shows whether its tag is the chosen one.
struct RadioMark<Tag: Hashable>: View {
  @EnvironmentObject private var choice: RadioChoice<Tag>
  let tag: Tag

  var body: some View {
    ZStack {
      Circle().fill(.background)
      Circle().strokeBorder(
        isOn ? AnyShapeStyle(Color.accentColor) : AnyShapeStyle(.tertiary), lineWidth: isOn ? 5 : 1.5)
    }
    .frame(width: 18, height: 18)
  }
  private var isOn: Bool { choice.current == tag }
}

/// Makes any view the place to tap for a tag.
struct RadioTagModifier<Tag: Hashable>: ViewModifier {
  @EnvironmentObject private var choice: RadioChoice<Tag>
  let tag: Tag?

  func body(content: Content) -> some View {
    Button {
      choice.choose(tag)
    } label: {
      content
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(choice.current == tag ? .isSelected : [])
  }
}

extension View {
  func radioTag<Tag: Hashable>(_ tag: Tag?) -> some View { modifier(RadioTagModifier(tag: tag)) }
}
