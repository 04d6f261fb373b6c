import SwiftUI
import Testing

/// What the names of animations mean where nothing is said of them.
@MainActor struct AnimationTests {
  @Test func `a spring without arguments is the one of half a second that does not bounce`() {
    #expect(Animation.spring() == .spring(duration: 0.5, bounce: 0))
    #expect(Animation.spring() == .spring)
    #expect(Animation.spring(blendDuration: 0.1) == .spring(duration: 0.5, bounce: 0, blendDuration: 0.1))
    #expect(Animation.interpolatingSpring() == .interpolatingSpring(duration: 0.5, bounce: 0))
  }
  @Test func `a spring takes a response and a damping fraction where one of them is named`() {
    #expect(Animation.spring(response: 0.5) == .spring(response: 0.5, dampingFraction: 0.825))
    #expect(Animation.spring(dampingFraction: 0.5) == .spring(response: 0.5, dampingFraction: 0.5))
    #expect(Animation.interactiveSpring(response: 0.15) == .interactiveSpring(response: 0.15, dampingFraction: 0.86))
  }
  @Test func `named springs can be called without arguments`() {
    #expect(Animation.smooth() == .smooth)
    #expect(Animation.snappy() == .snappy)
    #expect(Animation.bouncy() == .bouncy)
    #expect(Animation.interactiveSpring() == .interactiveSpring(duration: 0.15, extraBounce: 0))
    #expect(Animation.interactiveSpring(blendDuration: 0.5) == .interactiveSpring(duration: 0.15, blendDuration: 0.5))
  }
  @Test func `springs without arguments stand wherever an animation does`() {
    var count = 0
    withAnimation(.spring()) { count += 1 }
    withAnimation(.interactiveSpring()) { count += 1 }
    withAnimation(.interpolatingSpring()) { count += 1 }
    withAnimation(.bouncy()) { count += 1 }
    withAnimation(Animation.spring().delay(1)) { count += 1 }
    withAnimation(.spring().delay(1).repeatForever(autoreverses: true).speed(2)) { count += 1 }
    withAnimation(count > 3 ? .spring() : nil) { count += 1 }
    withTransaction(Transaction(animation: .spring())) { count += 1 }
    #expect(count == 8)

    let animations: [Animation] = [
      .spring(), .interactiveSpring(), .interpolatingSpring(), .smooth(), .snappy(), .bouncy(),
    ]
    #expect(Set(animations).contains(.spring(duration: 0.5)))
    let transition = AnyTransition.opacity.combined(with: .scale).animation(.spring())
    @State var isOn = false
    _ = Text("a").animation(.spring(), value: count)
    _ = Text("a").animation(.interactiveSpring().delay(0.1), value: count).animation(.bouncy(), value: count)
    _ = Text("a").transition(.slide.animation(.spring()))
    _ = Text("a").transition(transition).transaction { $0.animation = .spring() }
    _ = Toggle("a", isOn: $isOn.animation(.spring()))
  }
}
