/// Looks for words in a source before it is parsed: most sources have none of them.
public enum SourceScan {
  private static let words =
    [
      "@objc", "@IB", "#selector", "#keyPath", "@NSManaged", "@NSApplicationMain", "@GKInspectable",
      "@nonobjc", "dynamic ",
      "@NSCopying", "import Darwin", "import ObjectiveC", "import CoreFoundation", "import AppKit", "import Cocoa",
      "import MobileCoreServices",
      "import CoreServices", "elector", "CADisplayLink", "perform(",
      "as! NSFetchRequest<", "extension UI",
    ].map { Array($0.utf8) } + keyValueWords
  /// What is observed, or found by a name.
  private static let keyValueWords = [
    "KeyValueObserv", "KeyValueChange", "observe(\\", "observeValue(", "ChangeValue(for", "forKeyPath:",
    "value(forKey:",
    "keyPathsForValuesAffecting",
  ].map { Array($0.utf8) }
  static func observes(_ text: String) -> Bool { contains(text, keyValueWords) }
  private static let conditions = ["os(", "targetEnvironment(", "canImport("].map { Array($0.utf8) }

  static func concerns(_ text: String, leavesConditions: Bool) -> Bool {
    contains(text, words) || (!leavesConditions && contains(text, conditions))
      || text.utf8.contains(UInt8(ascii: "?")) && contains(text, [Array("?(".utf8), Array("!(".utf8)])
  }
  /// Whether one of some words is in a text.
  public static func contains(_ text: String, _ words: [String]) -> Bool {
    contains(text, words.map { Array($0.utf8) })
  }
  static func contains(_ text: String, _ words: [[UInt8]]) -> Bool {
    var starts = [Bool](repeating: false, count: 256)
    for word in words { starts[Int(word[0])] = true }
    var text = text
    return text.withUTF8 { bytes in
      for index in bytes.indices where starts[Int(bytes[index])] {
        for word in words where word[0] == bytes[index] && index + word.count <= bytes.count {
          var same = 1
          while same < word.count && bytes[index + same] == word[same] { same += 1 }
          if same == word.count { return true }
        }
      }
      return false
    }
  }
}
