import Foundation

extension ScrollNode {
  /// Shows the bars for a moment, once it is known what there is to scroll.
  func flashBars() {
    engine.afterLayout.append { [self] in
      if !isUnmounted { bars.show(at: engine.content?.time ?? 0, in: self) }
    }
  }
}

extension View {
  /// Shows the scroll bars of scroll views in here for a moment when these appear, as a hint that there is more.
  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    scrollStyle { $0.flashesOnAppear = onAppear }
  }
  /// Shows the scroll bars of scroll views in here for a moment whenever a value changes.
  ///
  ///     List(messages) { MessageRow($0) }.scrollIndicatorsFlash(trigger: messages.count)
  public nonisolated func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    ScrollFlash(content: self, value: value)
  }
}

nonisolated private struct ScrollFlash<Content: View, Value: Equatable>: View {
  let content: Content
  let value: Value
  @State private var flashes = 0
  @MainActor var body: some View {
    let flashes = flashes
    content.scrollStyle { $0.flashes &+= flashes }.onChange(of: value) { self.flashes &+= 1 }
  }
}
