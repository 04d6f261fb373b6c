import HearthRendering
import HearthTesting
import QuickTesting
import SwiftUI

@testable import HearthUIKit

@MainActor struct DrawingTests {
  private func mask(_ view: UIView) -> String { (view.layer.maskPiece ?? view.maskPicture)?.displayListText ?? "" }
  /// The dashes of all lines of a picture.
  private func dashes(_ piece: DisplayPiece) -> [[CGFloat]] {
    switch piece {
    case let group as GroupPiece: group.children.flatMap { dashes($0.piece) }
    case let effect as EffectPiece: dashes(effect.content)
    case let stroke as StrokePiece: [stroke.style.dash]
    default: []
    }
  }
  private func show(_ view: UIView, width: CGFloat = 100, height: CGFloat = 60) -> TestWindow {
    TestWindow(size: CGSize(width: width, height: height)) { Holder(view: view) }
  }

  private final class Dial: UIView {
    var color = UIColor.red
    var drawn: [CGRect] = []
    override func draw(_ rect: CGRect) {
      drawn.append(rect)
      expect(UIGraphicsGetCurrentContext() != nil)
      color.setFill()
      UIRectFill(CGRect(x: 10, y: 5, width: 30, height: 20))
    }
  }

  @Test func `a picture of a view has all that is in it, whether it is shown or not`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60)), inner = UIView()
    view.backgroundColor = .green
    inner.backgroundColor = .red
    inner.frame = CGRect(x: 10, y: 20, width: 30, height: 5)
    view.addSubview(inner)
    let window = show(view)
    func drawn(_ action: (CGContext) -> Void) -> String {
      let context = CGContext(size: CGSize(width: 100, height: 60))
      UIGraphicsPushContext(context)
      action(context)
      UIGraphicsPopContext()
      return context.picture.displayListText
    }
    let shown = drawn { _ in expect(view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)) }
    expect(shown.contains("100x60 #00ff00") && shown.contains("30x5 #ff0000"))
    expect(drawn { view.layer.render(in: $0) }, equals: shown)
    // The window shows afterwards what it showed before.
    inner.backgroundColor = .blue
    window.settle()
    expect(window.displayList.contains("30x5 #0000ff"))
    // One of SwiftUI that is shown nowhere is as large as it would like to be.
    let controller = UIHostingController(
      rootView: Color(red: 1, green: 0, blue: 0).frame(width: 40, height: 20))
    let hosted = try require(controller.view)
    expect(hosted.intrinsicContentSize, equals: CGSize(width: 40, height: 20))
    hosted.bounds = CGRect(origin: .zero, size: hosted.intrinsicContentSize)
    hosted.backgroundColor = .clear
    let offscreen = drawn { _ in
      hosted.drawHierarchy(in: CGRect(x: 0, y: 0, width: 80, height: 40), afterScreenUpdates: true)
    }
    expect(offscreen.contains("transform 2 0 0 2") && offscreen.contains("40x20 #ff0000"))
    expect(hosted.behavior == nil)
    // A snapshot stays as it was.
    let copy = try require(view.snapshotView(afterScreenUpdates: false))
    inner.backgroundColor = .yellow
    view.addSubview(copy)
    window.settle()
    expect(window.displayList.contains("30x5 #0000ff") && window.displayList.contains("30x5 #ffff00"))
    expect(window.reports, equals: [])
  }
  @Test func `a view that draws itself is drawn once, and again when it asks for that`() {
    let dial = Dial()
    let window = show(dial)
    expect(window.displayList.contains("30x20 #ff0000"))
    expect(dial.drawn, equals: [CGRect(x: 0, y: 0, width: 100, height: 60)])
    expect(UIGraphicsGetCurrentContext() == nil)
    dial.color = .blue
    dial.backgroundColor = .green
    window.settle()
    expect(dial.drawn.count == 1 && window.displayList.contains("#ff0000"))
    dial.setNeedsDisplay()
    window.settle()
    expect(dial.drawn.count == 2 && window.displayList.contains("30x20 #0000ff"))
    window.settle()
    expect(dial.drawn.count, equals: 2)
    dial.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
    window.settle()
    expect(dial.drawn.count, equals: 3)
  }

  @Test func `a new size and another colour scheme have a view drawn again`() {
    let dial = Dial()
    let window = show(dial)
    window.resize(to: CGSize(width: 120, height: 60))
    expect(dial.drawn.last == CGRect(x: 0, y: 0, width: 120, height: 60) && dial.drawn.count == 2)
    window.settings.colorScheme = .dark
    window.settle()
    expect(dial.drawn.count, equals: 3)
  }

  @Test func `what is drawn lies above the background and below subviews`() throws {
    let dial = Dial(), label = UIView(frame: CGRect(x: 0, y: 0, width: 7, height: 7))
    dial.backgroundColor = .green
    label.backgroundColor = .blue
    dial.addSubview(label)
    let list = show(dial).displayList
    let places = try ["100x60 #00ff00", "30x20 #ff0000", "7x7 #0000ff"].map {
      try require(list.range(of: $0)).lowerBound
    }
    expect(places, equals: places.sorted())
  }

  @Test func `a view of an app that draws nothing is asked once, and costs no node`() {
    final class Plain: UIView {}
    let plain = Plain()
    let window = show(plain)
    expect(plain.drawing?.recordings, equals: 1)
    window.resetCounters()
    plain.accessibilityLabel = "plain"
    window.settle()
    window.resize(to: CGSize(width: 120, height: 60))
    expect(plain.drawing?.recordings == 1 && window.counters.nodesCreated == 0)
  }

  @Test func `a shape layer shows its path, a part of its line and dashes`() {
    let view = UIView(), shape = CAShapeLayer()
    shape.path = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 40, height: 20)).cgPath
    shape.fillColor = UIColor.red.cgColor
    view.layer.addSublayer(shape)
    let window = show(view)
    expect(window.displayList.contains("40x20 #ff0000"))
    let first = window.displayList
    shape.fillColor = nil
    shape.strokeColor = UIColor.blue.cgColor
    shape.lineWidth = 4
    window.advance(by: .milliseconds(300))
    let whole = window.displayList
    expect(whole.contains("#0000ff") && !whole.contains("#ff0000") && whole != first)
    shape.strokeEnd = 0.25
    window.advance(by: .milliseconds(300))
    let part = window.displayList
    expect(part.contains("#0000ff") && part != whole)
    shape.strokeEnd = 1
    shape.lineDashPattern = [4, 2]
    window.advance(by: .milliseconds(300))
    expect(shape.placedPiece.map(dashes), equals: [[4, 2]])
    let count = shape.recordings
    view.backgroundColor = .green
    window.advance(by: .milliseconds(300))
    expect(shape.recordings, equals: count)
    shape.removeFromSuperlayer()
    window.advance(by: .milliseconds(300))
    expect(!window.displayList.contains("#0000ff") && view.layer.sublayers == nil)
  }

  @Test func `a gradient layer shows its colours at their places`() {
    let view = UIView(), gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 5, y: 5, width: 50, height: 20)
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
    view.layer.insertSublayer(gradient, at: 0)
    let window = show(view)
    let list = window.displayList
    expect(list.contains("#ff0000") && list.contains("#0000ff") && list.contains("50x20"))
    gradient.endPoint = CGPoint(x: 1, y: 1)
    for type in [CAGradientLayerType.radial, .conic] {
      gradient.type = type
      window.advance(by: .milliseconds(300))
      expect(window.displayList != list && window.displayList.contains("#ff0000"))
    }
    gradient.colors = nil
    window.advance(by: .milliseconds(300))
    expect(!window.displayList.contains("#ff0000"))
  }

  @Test func `the class of a view's layer draws for it`() {
    final class Sky: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    let sky = Sky()
    (sky.layer as? CAGradientLayer)?.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    let window = show(sky)
    expect(window.displayList.contains("100x60") && window.displayList.contains("#0000ff"))
    window.resize(to: CGSize(width: 130, height: 60))
    expect(window.displayList.contains("130x60"))
  }

  @Test func `a class of a view's layer that is no layer is reported`() {
    final class Odd: UIView {
      override class var layerClass: AnyClass { NSString.self }
    }
    let view = UIView(), odd = Odd()
    view.addSubview(odd)
    let window = show(view)
    odd.layer.cornerRadius = 4
    expect(odd.layer.view === odd)
    expect(window.reports.contains { $0.contains("layerClass NSString") })
  }
  @Test func `layers lie among subviews where they were put`() {
    let view = UIView(), a = UIView(), b = UIView(), back = CALayer(), middle = CALayer(), front = CALayer()
    view.addSubview(a)
    view.layer.addSublayer(middle)
    view.addSubview(b)
    view.layer.addSublayer(front)
    view.layer.insertSublayer(back, at: 0)
    func order() -> [String] {
      view.layer.items.map { item in
        item.view === a
          ? "a" : item.view === b ? "b" : item.layer === back ? "back" : item.layer === middle ? "middle" : "front"
      }
    }
    expect(order(), equals: ["back", "a", "middle", "b", "front"])
    view.layer.insertSublayer(front, below: b.layer)
    expect(order(), equals: ["back", "a", "middle", "front", "b"])
    view.layer.insertSublayer(back, above: b.layer)
    expect(order(), equals: ["a", "middle", "front", "b", "back"])
    view.layer.insertSublayer(middle, at: 0)
    expect(order(), equals: ["middle", "a", "front", "b", "back"])
    back.removeFromSuperlayer()
    a.removeFromSuperview()
    expect(order(), equals: ["middle", "b", "front"])
    expect(middle.superlayer === view.layer && a.layer.superlayer == nil && b.layer.superlayer === view.layer)
  }

  @Test func `layers in layers are placed, turned and cut off by those around`() {
    let view = UIView(), outer = CALayer(), inner = CALayer()
    outer.frame = CGRect(x: 10, y: 10, width: 40, height: 30)
    outer.backgroundColor = UIColor.green.cgColor
    inner.frame = CGRect(x: 30, y: 20, width: 20, height: 20)
    inner.backgroundColor = UIColor.red.cgColor
    outer.addSublayer(inner)
    view.layer.addSublayer(outer)
    let window = show(view)
    expect(window.displayList.contains("40x30 #00ff00") && window.displayList.contains("20x20 #ff0000"))
    let old = window.displayList
    outer.masksToBounds = true
    window.settle()
    expect(window.displayList != old)
    inner.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    expect(inner.frame.width > 19.99 && inner.frame.width < 20.01)
    inner.bounds.size = CGSize(width: 10, height: 20)
    expect(abs(inner.frame.width - 20) < 1e-9 && abs(inner.frame.height - 10) < 1e-9)
    expect(inner.position, equals: CGPoint(x: 40, y: 30))
    outer.isHidden = true
    window.settle()
    expect(!window.displayList.contains("#00ff00"))
  }

  @Test func `a mask of a layer and a mask of a view let through what is opaque in them`() {
    let view = UIView(), shape = CAShapeLayer()
    view.backgroundColor = .red
    shape.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20)).cgPath
    view.layer.mask = shape
    let window = show(view)
    expect(window.displayList.contains("mask") && mask(view).contains("20x20"))
    shape.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 33, height: 20)).cgPath
    window.settle()
    expect(mask(view).contains("33x20"))
    view.layer.mask = nil
    window.settle()
    expect(!window.displayList.contains("mask"))
    let stencil = UIView(frame: CGRect(x: 5, y: 5, width: 44, height: 12))
    stencil.backgroundColor = .black
    view.mask = stencil
    window.settle()
    expect(window.displayList.contains("mask") && mask(view).contains("5,5 44x12"))
    stencil.frame.size.width = 45
    window.settle()
    expect(mask(view).contains("45x12") && window.displayList.contains("mask"))
    view.mask = nil
    window.settle()
    expect(!window.displayList.contains("mask"))
  }

  @Test func `a layer cannot be put into itself, nor the layer of a view into another`() {
    let outer = CALayer(), inner = CALayer(), view = UIView()
    outer.addSublayer(inner)
    let said = TestWindow.reports {
      inner.addSublayer(outer)
      outer.addSublayer(view.layer)
      inner.frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
    }
    expect(said.count, equals: 3)
    expect(outer.superlayer == nil && inner.sublayers == nil && outer.sublayers?.count == 1)
    expect(inner.frame, equals: .zero)
  }
}

@MainActor struct RepresentableCostTests {
  private struct Plain: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) {}
  }
  private func cost<V: View>(_ count: Int, @ViewBuilder _ leaf: @escaping () -> V) -> Int {
    let window = TestWindow { VStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in leaf() } } }
    defer { window.close() }
    return window.counters.nodesCreated
  }
  private func perLeaf<V: View>(@ViewBuilder _ leaf: @escaping () -> V) -> Int {
    let few = cost(10, leaf), many = cost(110, leaf)
    expect((many - few) % 100 == 0)
    return (many - few) / 100
  }

  @Test func `a plain view costs two nodes where a colour costs one, and no round of bodies more`() {
    let color = perLeaf { Color.red }, plain = perLeaf { Plain() }
    expect(plain == color + 1 && plain <= 3 * color, "\(plain) nodes, a colour \(color)")
    let window = TestWindow { VStack(spacing: 0) { ForEach(0..<100, id: \.self) { _ in Plain() } } }
    window.resetCounters()
    window.settle()
    expect(window.counters.bodies, equals: 0)
  }

  @Test func `content, a look and a gesture come when they are asked for, and stay in their places`() throws {
    let view = UIView()
    let window = TestWindow(size: CGSize(width: 100, height: 60)) { Holder(view: view) }
    expect(view.bounds.size, equals: CGSize(width: 100, height: 60))
    view.backgroundColor = .red
    window.settle()
    expect(window.displayList.contains("100x60 #ff0000"))
    view.alpha = 0.5
    window.settle()
    expect(window.displayList.contains("opacity 0.5"))
    let box = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    (box.isAccessibilityElement, box.accessibilityIdentifier) = (true, "box")
    view.addSubview(box)
    window.settle()
    try expect(window.element("box").frame, equals: CGRect(x: 10, y: 10, width: 20, height: 20))
    var taps = 0
    let tap = UITapGestureRecognizer()
    tap.handler = { taps += 1 }
    box.addGestureRecognizer(tap)
    window.click(at: CGPoint(x: 15, y: 15))
    expect(taps, equals: 1)
    view.alpha = 1
    window.settle()
    expect(!window.displayList.contains("opacity"))
    view.transform = CGAffineTransform(translationX: 30, y: 0)
    window.settle()
    window.click(at: CGPoint(x: 15, y: 15))
    expect(taps, equals: 1)
    window.click(at: CGPoint(x: 45, y: 15))
    expect(taps, equals: 2)
  }

  @Test func `the first alpha that a view gets moves there in an animation`() {
    let view = UIView()
    view.backgroundColor = .red
    let window = TestWindow(size: CGSize(width: 100, height: 60)) { Holder(view: view) }
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0 }
    window.settle()
    window.advance(by: .milliseconds(500))
    expect(window.displayList.contains("opacity 0.5"))
  }
}
