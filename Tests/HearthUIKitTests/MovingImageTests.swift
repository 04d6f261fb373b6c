import HearthTesting
import QuickTesting
import SwiftUI

@testable import HearthUIKit

/// Images that are shown one after the other.
@MainActor struct MovingImageTests {
  /// An image of a size in points, and with as many more bytes: both say which one is shown.
  private func image(_ side: Int) -> UIImage {
    let spaces = String(repeating: " ", count: side)
    let text = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(side)\" height=\"\(side)\"/>"
    return UIImage(data: Data((text + spaces).utf8))!
  }
  private let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
  private func window() -> TestWindow { TestWindow(size: CGSize(width: 40, height: 40)) { Holder(view: view) } }
  private func shown(_ frames: ImageFrames, _ seconds: Double) -> CGFloat { frames.image(after: seconds).size.width }

  @Test func `a picture that moves has its pictures and its duration`() throws {
    let images = [image(1), image(2)]
    let moving = try require(UIImage.animatedImage(with: images, duration: 3))
    expect(moving.images == images && moving.duration == 3 && moving.size == CGSize(width: 1, height: 1))
    expect(images[0].images == nil && images[0].duration == 0 && moving != images[0])
    expect(UIImage.animatedImage(with: [], duration: 1) == nil)
    expect(
      moving.withRenderingMode(.alwaysTemplate).images?.map(\.renderingMode),
      equals: [.alwaysTemplate, .alwaysTemplate])
    try expect(require(UIImage.animatedImage(with: images, duration: 0)).duration, equals: 2.0 / 30)
  }
  @Test func `each picture is shown for its part of the duration, again and again`() throws {
    let frames = try require(ImageFrames([image(1), image(2), image(3)], 3))
    expect([0, 0.9, 1, 2.5, 3, 4.2].map { shown(frames, $0) }, equals: [1, 1, 2, 3, 1, 2])
    expect(shown(frames, -1), equals: 1)
  }
  @Test func `a view shows an image that moves by itself, until it is stopped`() throws {
    view.image = UIImage.animatedImage(with: [image(1), image(2)], duration: 2)
    let window = window()
    expect(view.isAnimating)
    let first = window.displayList
    window.advance(by: .milliseconds(1_100))
    let second = window.displayList
    expect(first != second)
    window.advance(by: .seconds(1))
    expect(window.displayList, equals: first)
    view.stopAnimating()
    window.settle()
    window.advance(by: .milliseconds(1_100))
    expect(!view.isAnimating && window.displayList == first && window.reports.isEmpty)
    view.startAnimating()
    window.settle()
    window.advance(by: .milliseconds(1_100))
    expect(view.isAnimating && window.displayList == second)
  }
  @Test func `a view shows its animation images as often as it is told, and its image before and afterwards`() {
    view.image = image(9)
    view.animationImages = [image(1), image(2)]
    view.animationDuration = 1
    view.animationRepeatCount = 2
    let window = window()
    let still = window.displayList
    expect(!view.isAnimating)
    view.startAnimating()
    window.settle()
    let first = window.displayList
    expect(view.isAnimating && first != still)
    window.advance(by: .milliseconds(600))
    let second = window.displayList
    expect(second != first && second != still)
    window.advance(by: .milliseconds(500))
    expect(window.displayList, equals: first)
    window.advance(by: .seconds(1))
    expect(!view.isAnimating && window.displayList == still)
  }
}
