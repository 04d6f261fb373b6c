import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

@testable import HearthUIKit

/// Mistakes of apps with UIKit's views: each is reported with the view's path, and the app goes on.
@MainActor @Suite(.serialized) struct MisuseTests {}

extension MisuseTests {
  private func named(_ view: UIView, _ name: String) -> UIView {
    view.accessibilityIdentifier = name
    return view
  }

  @QuickTesting.Test func `a constraint between views that are in no view together does not count, and says so`() {
    let a = named(UIView(), "a"), b = named(UIView(), "b"), outer = UIView()
    let constraint = a.leftAnchor.constraint(equalTo: b.leftAnchor)
    let said = TestWindow.reports { constraint.isActive = true }
    expect(said.count == 1 && said[0].contains("UIView(a).left = UIView(b).left") && said[0].contains("add the views"))
    expect(!constraint.isActive)
    outer.addSubview(a)
    outer.addSubview(b)
    constraint.isActive = true
    expect(constraint.isActive && outer.constraints == [constraint])
  }

  @QuickTesting.Test func `constraints that contradict each other are named, and those left hold`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), box = named(UIView(), "box")
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    let narrow = box.widthAnchor.constraint(equalToConstant: 40), wide = box.widthAnchor.constraint(equalToConstant: 60)
    (narrow.identifier, wide.identifier) = ("narrow", "wide")
    NSLayoutConstraint.activate([narrow, wide])
    let said = TestWindow.reports { root.layoutIfNeeded() }
    expect(said.count == 1 && said[0].contains("wide: UIView(box)") && said[0].contains("narrow: UIView(box)"))
    expect(box.frame.width, equals: 40)
    expect(
      TestWindow.reports {
        narrow.isActive = false; root.layoutIfNeeded()
      }.isEmpty)
    expect(box.frame.width, equals: 60)
  }

  @QuickTesting.Test func `a view that asks for layout in its own layout each time is stopped and named`() {
    final class Restless: UIView {
      var passes = 0
      override func layoutSubviews() {
        passes += 1
        setNeedsLayout()
      }
    }
    let view = Restless(), outer = named(UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), "outer")
    outer.addSubview(view)
    let said = TestWindow.reports { outer.layoutIfNeeded() }
    expect(said.count >= 1 && said[0].contains("UIView(outer)/Restless asks for layout in layoutSubviews each time"))
    let passes = view.passes
    outer.layoutIfNeeded()
    expect(view.passes == passes && passes < 40)
  }

  @QuickTesting.Test func `views that have each other laid out for ever are stopped and named`() {
    final class Restless: UIView {
      weak var other: UIView?
      var passes = 0
      override func layoutSubviews() {
        passes += 1
        other?.setNeedsLayout()
      }
    }
    let first = Restless(), second = Restless()
    let outer = named(UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), "outer")
    (first.other, second.other) = (second, first)
    outer.addSubview(first)
    outer.addSubview(second)
    let said = TestWindow.reports { outer.layoutIfNeeded() }
    expect(said.count == 1 && said[0].contains("UIView(outer)/Restless is asked for layout by another view"))
    let window = TestWindow(size: CGSize(width: 80, height: 50)) { Holder(view: outer) }
    let passes = first.passes
    window.settle()
    expect(first.passes == passes && passes < 20)
  }

  @QuickTesting.Test func `a view that is changed on another thread is reported, and changes on the main thread`() {
    let view = UIView()
    let window = TestWindow(size: CGSize(width: 80, height: 50)) { Holder(view: view) }
    let change: @MainActor () -> Void = { view.backgroundColor = .red }
    // What code without checks for threads comes to.
    nonisolated(unsafe) let onAnyThread = unsafeBitCast(change, to: (() -> Void).self)
    let said = TestWindow.reports {
      let done = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        onAnyThread()
        done.signal()
      }
      done.wait()
      window.settle()
    }
    expect(said.contains { $0.contains("UIView") && $0.contains("another thread") })
    expect(window.displayList.contains("80x50 #ff0000"))
  }

  @QuickTesting.Test func `a view controller that is dismissed twice ends once, and both completions run`() {
    final class First: UIViewController {}
    let first = First()
    struct Screen: UIViewControllerRepresentable {
      let controller: UIViewController
      func makeUIViewController(context: Context) -> UIViewController { controller }
      func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }
    let window = TestWindow(size: CGSize(width: 300, height: 400)) { Screen(controller: first) }
    let sheet = UIViewController()
    first.present(sheet, animated: true)
    window.settle()
    window.advance(by: .seconds(1))
    expect(first.presentedViewController === sheet)
    var ended: [String] = []
    let said = TestWindow.reports {
      first.dismiss(animated: true) { ended.append("first") }
      first.dismiss(animated: true) { ended.append("second") }
      window.settle()
      window.advance(by: .seconds(2))
    }
    expect(ended == ["first", "second"] && first.presentedViewController == nil)
    expect(said.count == 1 && said[0].contains("First") && said[0].contains("on its way out"))
    first.dismiss(animated: true) { ended.append("third") }
    window.settle()
    expect(ended.last == "third" && first.presentedViewController == nil)
  }
}
