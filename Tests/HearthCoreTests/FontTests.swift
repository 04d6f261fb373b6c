import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

@MainActor struct FontTests {
  @Test(arguments: [(Idiom.phone, 600), (.desktop, 700), (.tv, 500)])
  func `a style at another size keeps the weight that it has on the device`(idiom: Idiom, weight: Int) {
    let window = TestWindow(size: CGSize(width: 200, height: 100), idiom: idiom) {
      Text("a").font(.headline.pointSize(20))
    }
    let font = runs(window).first?.attributes.font
    expect(font?.weight, equals: weight)
    expect(font?.size, equals: 20)
  }
  @QuickTesting.Test func `a resolved font has the width that was asked for`() {
    let context = EnvironmentValues().fontResolutionContext
    for width in [Font.Width.compressed, .condensed, .standard, .expanded, Font.Width(0.1)] {
      expect(Font.body.width(width).resolve(in: context).width, equals: width)
    }
    expect(Font.body.resolve(in: context).width, equals: .standard)
  }
}
