import Foundation

/// Makes objects of classes that are known as values only, by the initializer `init()` that each class has from
/// `NSObject` or overrides.
///
/// The language makes such objects only where the initializer is `required`, which that of `NSObject` is on Apple's
/// systems and not on Linux. It calls a required one through the class's table of methods, in the place that
/// `NSObject` gave it, so that a class of ours which says `required` stands for whichever class it is.
package enum ObjectMaker {
  /// Nil where the compiler's tables are not as described.
  package static func make<T: NSObject>(_ type: T.Type) -> T? { isAsDescribed ? unchecked(type) : nil }

  @inline(never) private static func unchecked<T: NSObject>(_ type: T.Type) -> T {
    unsafeDowncast(unsafeBitCast(type as NSObject.Type, to: Made.Type.self).init() as NSObject, to: T.self)
  }
  private static let isAsDescribed: Bool = {
    let probe: NSObject = unchecked(Probe.self), plain: NSObject = unchecked(PlainProbe.self)
    return (probe as? Probe)?.number == 7 && (plain as? PlainProbe)?.text == "plain"
  }()

  private class Made: NSObject {
    required override init() { super.init() }
  }
  /// Without it the optimizer would know that `Made` stands for itself alone.
  private final class OtherMade: Made {}
  private class Probe: NSObject {
    var number = 6
    override init() {
      super.init()
      number += 1
    }
  }
  private final class PlainProbe: NSObject { let text = "plain" }
}
