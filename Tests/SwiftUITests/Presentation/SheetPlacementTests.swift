import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

private struct Placed: View {
  var placement: PresentationPlacement
  var transition: AnyNavigationTransition?
  @State private var isShown = false
  var body: some View {
    Button("Open") { isShown = true }.accessibilityIdentifier("open")
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .sheet(isPresented: $isShown) {
        Text("Card").accessibilityIdentifier("card").frame(width: 300, height: 200)
          .presentationSizing(.fitted).presentationPlacement(placement)
          .navigationTransition(transition ?? AnyNavigationTransition(.automatic))
      }
  }
}

@MainActor struct SheetPlacementTests {
  private func middle(
    _ placement: PresentationPlacement, rightToLeft: Bool = false, _ idiom: Idiom = .desktop
  ) throws
    -> CGFloat
  {
    let window = TestWindow(size: CGSize(width: 1000, height: 700), idiom: idiom) {
      Placed(placement: placement).environment(\.layoutDirection, rightToLeft ? .rightToLeft : .leftToRight)
    }
    window.click("open")
    window.advance(by: .seconds(1))
    return try window.element("card").frame.midX
  }

  @Test func `a sheet stands where its content asks for it, in the direction of reading`() throws {
    try expect(middle(.automatic), equals: 500)
    try expect(middle(.center), equals: 500)
    let leading = try middle(.leading), trailing = try middle(.trailing)
    expect(leading < 300 && trailing > 700)
    expect(leading + trailing, equals: 1000)
    try expect(middle(.leading, rightToLeft: true), equals: trailing)
    try expect(middle(.trailing, .pad) > 700)
  }
  @Test func `a sheet that fades does not move on its way in`() throws {
    func places(_ transition: AnyNavigationTransition?) throws -> (CGFloat, CGFloat) {
      let window = TestWindow(size: CGSize(width: 400, height: 700), idiom: .phone) {
        Placed(placement: .automatic, transition: transition)
      }
      window.click("open")
      window.advance(by: .milliseconds(100))
      let early = try require(window.place(ofDrawn: "Card")).y
      window.advance(by: .seconds(1))
      return (early, try require(window.place(ofDrawn: "Card")).y)
    }
    let faded = try places(AnyNavigationTransition(.crossFade))
    expect(faded.0, equals: faded.1)
    let usual = try places(nil)
    expect(usual.0 > usual.1 + 10)
  }
  @Test func `a page that fades does not move on its way in`() throws {
    struct Stack: View {
      let fades: Bool
      var body: some View {
        NavigationStack {
          NavigationLink("Go") {
            Text("Below").navigationTransition(
              fades ? AnyNavigationTransition(.crossFade) : AnyNavigationTransition(.automatic))
          }
          .accessibilityIdentifier("go")
        }
      }
    }
    func places(_ fades: Bool) throws -> (CGFloat, CGFloat) {
      let window = TestWindow(size: CGSize(width: 400, height: 700), idiom: .phone) { Stack(fades: fades) }
      window.click("go")
      window.advance(by: .milliseconds(100))
      let early = window.place(ofDrawn: "Below")
      window.advance(by: .seconds(1))
      let late = window.place(ofDrawn: "Below")
      return (try require(early).x, try require(late).x)
    }
    let faded = try places(true)
    expect(faded.0, equals: faded.1)
    let usual = try places(false)
    expect(usual.0 > usual.1 + 10)
  }
}
