import HearthTesting
import QuickTesting
import SwiftUI

@testable import HearthUIKit

private nonisolated(unsafe) var badgeKey: UInt8 = 0, otherKey: UInt8 = 0
extension UIView {
  fileprivate var badge: UILabel? {
    get { objc_getAssociatedObject(self, &badgeKey) as? UILabel }
    set { objc_setAssociatedObject(self, &badgeKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
}

/// Stored properties that extensions of apps make of what is associated with an object.
@MainActor struct AssociatedObjectTests {
  @Test func `a view keeps what is associated with it, and lets it go with itself`() {
    weak var label: UILabel?
    do {
      let view = UIView()
      expect(view.badge == nil)
      let new = UILabel()
      (view.badge, label) = (new, new)
      expect(view.badge === new && objc_getAssociatedObject(view, &otherKey) == nil)
    }
    expect(label == nil)
  }
  @Test func `nil, and removing all, keep nothing any more`() {
    let view = UIView()
    weak var label: UILabel?
    do {
      let new = UILabel()
      (view.badge, label) = (new, new)
      view.badge = nil
    }
    expect(view.badge == nil && label == nil)
    objc_setAssociatedObject(view, &badgeKey, 7, .OBJC_ASSOCIATION_COPY)
    objc_setAssociatedObject(view, &otherKey, "x", .OBJC_ASSOCIATION_RETAIN)
    expect(objc_getAssociatedObject(view, &badgeKey) as? Int == 7)
    objc_removeAssociatedObjects(view)
    expect(objc_getAssociatedObject(view, &badgeKey) == nil && objc_getAssociatedObject(view, &otherKey) == nil)
  }
  @Test func `what is only assigned is not kept alive`() {
    let owner = NSObject()
    do {
      let value = NSObject()
      objc_setAssociatedObject(owner, &badgeKey, value, .OBJC_ASSOCIATION_ASSIGN)
      expect(objc_getAssociatedObject(owner, &badgeKey) as AnyObject === value)
    }
    expect(objc_getAssociatedObject(owner, &badgeKey) == nil)
  }
}
