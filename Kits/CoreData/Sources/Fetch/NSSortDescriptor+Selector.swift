import Foundation
import HearthSelectors
import HearthUI

extension NSSortDescriptor {
  /// Sorts by a property with a method of `NSString`, `NSNumber` or `NSDate`:
  /// `NSSortDescriptor(key: "name", ascending: true, selector: #selector(NSString.localizedStandardCompare(_:)))`.
  ///
  /// The methods that compare texts are known by their names; with others, which are reported, values are in their plain order.
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    let name = selector.map { "\($0)" } ?? "compare:"
    guard let comparator = Self.comparators[name] else {
      if name != "compare:" {
        Notice.tell("a sort descriptor's selector '\(name)' is not known; values are in their plain order")
      }
      self.init(key: key, ascending: ascending)
      return
    }
    self.init(key: key, ascending: ascending) { a, b in
      guard let a = a as? String ?? (a as? NSString)?.description, let b = b as? String ?? (b as? NSString)?.description
      else { return .orderedSame }
      return comparator(a, b)
    }
  }
  private static let comparators: [String: @Sendable (String, String) -> ComparisonResult] = [
    "localizedStandardCompare:": { $0.localizedStandardCompare($1) },
    "localizedCompare:": { $0.localizedCompare($1) },
    "localizedCaseInsensitiveCompare:": { $0.localizedCaseInsensitiveCompare($1) },
    "caseInsensitiveCompare:": { $0.caseInsensitiveCompare($1) },
  ]
}
