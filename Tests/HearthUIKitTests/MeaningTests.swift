import Foundation
import HearthTesting
import PhotosUI
import QuickTesting
import SwiftUI
import UserNotifications

@testable import HearthUIKit

/// Properties and parameters that are easily declared and forgotten: each changes what is seen or heard, or is reported.
@MainActor struct MeaningTests {
  private func window(_ view: UIView, _ size: CGSize = CGSize(width: 200, height: 100)) -> TestWindow {
    view.frame = CGRect(origin: .zero, size: size)
    return TestWindow(size: size) { Holder(view: view) }
  }

  // MARK: - What is seen

  @Test func `nothing is seen through a material of AppKit that is inactive`() {
    let view = NSVisualEffectView(), window = window(view)
    let active = window.displayList
    view.state = .inactive
    window.settle()
    expect(window.displayList != active && !window.displayList.contains("blur"))
    view.state = .active
    window.settle()
    expect(window.displayList, equals: active)
  }
  @Test func `a material for selections that stands out has the accent colour`() {
    let view = NSVisualEffectView()
    view.material = .selection
    let window = window(view), quiet = window.displayList
    view.isEmphasized = true
    window.settle()
    expect(window.displayList != quiet && window.displayList.contains("#007aff"), "\(window.displayList)")
    view.material = .menu
    window.settle()
    expect(!window.displayList.contains("#007aff"))
  }
  @Test func `what is behind a window is reported, once`() {
    let view = NSVisualEffectView()
    expect(TestWindow.reports { view.blendingMode = .withinWindow }.isEmpty)
    expect(TestWindow.reports { view.blendingMode = .behindWindow }.count, equals: 1)
  }
  @Test func `a bar for searches has a background, unless its style is minimal`() {
    let bar = UISearchBar(), window = window(bar), full = window.displayList
    bar.searchBarStyle = .minimal
    window.settle()
    let bare = window.displayList
    expect(bare.count < full.count)
    bar.searchBarStyle = .prominent
    window.settle()
    expect(window.displayList, equals: full)
    bar.backgroundImage = UIImage()
    window.settle()
    expect(window.displayList, equals: bare)
  }
  @Test func `a row without a cell has the height that is estimated`() {
    let table = UITableView(), row = PlacedRow(id: RowID(number: 0), section: 0, row: 0)
    expect(table.height(row, nil, 100), equals: 44)
    table.estimatedRowHeight = 80
    expect(table.height(row, nil, 100), equals: 80)
    table.estimatedRowHeight = 0
    expect(table.height(row, nil, 100), equals: 44)
    table.rowHeight = 30
    expect(table.height(row, nil, 100), equals: 30)
  }

  // MARK: - Animations

  @Test func `a change with a cross dissolve fades the picture of before`() {
    let label = UILabel()
    label.text = "Plum"
    let window = window(label)
    var ends: [Bool] = []
    UIView.transition(with: label, duration: 1, options: .transitionCrossDissolve) {
      label.text = "Pear"
    } completion: {
      ends.append($0)
    }
    window.settle()
    window.advance(by: .milliseconds(500))
    expect(window.displayList.contains("Plum") && window.displayList.contains("Pear"), "\(window.displayList)")
    expect(ends.isEmpty && label.subviews.count == 1)
    window.advance(by: .seconds(1))
    expect(!window.displayList.contains("Plum") && ends == [true] && label.subviews.isEmpty)
  }
  @Test func `a change without a transition is shown at once`() {
    let label = UILabel()
    label.text = "Plum"
    let window = window(label)
    var ends: [Bool] = []
    UIView.transition(with: label, duration: 1) {
      label.text = "Pear"
    } completion: {
      ends.append($0)
    }
    window.settle()
    expect(!window.displayList.contains("Plum") && window.displayList.contains("Pear") && ends == [true])
  }
  @Test func `a spring begins with the speed that it is given, and goes on for ever where it is asked to`() throws {
    func place(after milliseconds: Int, _ velocity: CGFloat, _ options: UIView.AnimationOptions = []) throws -> CGFloat
    {
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)), panel = UIView()
      box.accessibilityIdentifier = "box"
      box.isAccessibilityElement = true
      panel.addSubview(box)
      let window = window(panel)
      UIView.animate(springDuration: 1, initialSpringVelocity: velocity, options: options) { box.frame.origin.x = 100 }
      window.settle()
      window.advance(by: .milliseconds(milliseconds))
      return try window.element("box").frame.minX
    }
    try expect(place(after: 100, 8) > place(after: 100, 0) + 5)
    try expect(place(after: 20_000, 0), equals: 100)
    try expect(place(after: 20_300, 0, [.repeat, .autoreverse]) != 100)
  }

  // MARK: - Gestures

  @Test func `the way of a pan is told in the space of the view that is asked for`() {
    let outer = UIView(), inner = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
    inner.transform = CGAffineTransform(scaleX: 2, y: 2)
    outer.addSubview(inner)
    let window = window(outer), pan = UIPanGestureRecognizer()
    inner.addGestureRecognizer(pan)
    window.settle()
    pan.follow(CGSize(width: 10, height: 5), CGSize(width: 100, height: 50), .began)
    expect(pan.translation(in: inner) == CGPoint(x: 10, y: 5) && pan.velocity(in: inner) == CGPoint(x: 100, y: 50))
    expect(pan.translation(in: outer) == CGPoint(x: 20, y: 10) && pan.velocity(in: outer) == CGPoint(x: 200, y: 100))
    pan.setTranslation(CGPoint(x: 4, y: 0), in: outer)
    expect(pan.translation(in: outer) == CGPoint(x: 4, y: 0) && pan.translation(in: inner) == CGPoint(x: 2, y: 0))
  }

  // MARK: - What is reported

  @Test func `what desktops do not do is reported, once each`() {
    let options = UIScene.ActivationRequestOptions(), picker = UIImagePickerController()
    expect(TestWindow.reports { picker.sourceType = .savedPhotosAlbum }.isEmpty)
    expect(TestWindow.reports { picker.sourceType = .camera }.count, equals: 1)
    expect(TestWindow.reports { options.requestingScene = nil }.isEmpty)
    func category(_ placeholder: String) -> [String] {
      TestWindow.reports {
        _ = UNNotificationCategory(
          identifier: "", actions: [], intentIdentifiers: [], hiddenPreviewsBodyPlaceholder: placeholder)
      }
    }
    expect(category("").isEmpty && category("A message").count == 1)
    func photos(_ behavior: PhotosPickerSelectionBehavior) -> [String] {
      TestWindow.reports {
        _ = PhotosPicker("Choose", selection: .constant([]), selectionBehavior: behavior)
      }
    }
    expect(photos(.default).isEmpty && photos(.ordered).count == 1)
  }
  @Test func `a bookmark for reading only is reported`() throws {
    let file = URL(fileURLWithPath: #filePath)
    try expect(TestWindow.reports { _ = try file.bookmarkData(options: .withSecurityScope) }.isEmpty)
    let reports = try TestWindow.reports {
      _ = try file.bookmarkData(options: [.withSecurityScope, .securityScopeAllowOnlyReadAccess])
    }
    expect(reports.count, equals: 1)
  }
}
