import Foundation
import Testing

@testable import Lowering

struct ExtensionOverrideTests {
  @Test func `an override in an extension of a class of UIKit replaces a member`() {
    let text =
      "extension UINavigationController {\n  override open func viewDidLoad() { super.viewDidLoad() }\n"
      + "  open override func viewWillAppear(_ animated: Bool) {}\n}\n"
    #expect(
      lowered(text).text
        == "extension UINavigationController {\n  @_dynamicReplacement(for: viewDidLoad()) public               "
        + "func _replaced_viewDidLoad() { super.viewDidLoad() }\n"
        + "  @_dynamicReplacement(for: viewWillAppear(_:)) public               "
        + "func _replaced_viewWillAppear(_ animated: Bool) {}\n}\n")
  }
  @Test func `a property with attributes is replaced too`() {
    let text =
      "extension UIHostingController {\n  @objc override public var prefersHomeIndicatorAutoHidden: Bool { true }\n}\n"
    #expect(
      lowered(text).text
        == "extension UIHostingController {\n  @_dynamicReplacement(for: prefersHomeIndicatorAutoHidden) "
        + "               public var _replaced_prefersHomeIndicatorAutoHidden: Bool { true }\n}\n")
  }
  @Test(arguments: [
    "class Own: UINavigationController {\n  override func viewDidLoad() {}\n}\n",
    "extension UINavigationController {\n  func viewDidLoads() {}\n}\n",
    "extension UILabel {\n  override open func layoutSubviews() {}\n}\n",
    "extension UIScrollView {\n  override open var clipsToBounds: Bool { didSet {} }\n}\n",
    "extension UIWindow {\n  class Inner: UINavigationController { override func viewDidLoad() {} }\n}\n",
  ])
  func `other overrides stay as they are`(text: String) { #expect(lowered(text).text == text) }

  @Test func `what can be replaced is dynamic in the sources of HearthUIKit`() throws {
    let sources = BuiltModules.root.appendingPathComponent("Sources/HearthUIKit")
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL }
    var found: [String: Set<String>] = [:]
    for file in files ?? [] where file.pathExtension == "swift" {
      var type = ""
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        if let declared = line.firstMatch(of: /^(?:@MainActor @preconcurrency )?open class (\w+)/) {
          type = "\(declared.1)"
        }
        guard let member = line.firstMatch(of: /^  open dynamic override (func|var) (\w+)(?:\((.*?)\))?/) else {
          continue
        }
        let labels = (member.3 ?? "").split(separator: ", ").map { $0.prefix { $0 != " " && $0 != ":" } + ":" }.joined()
        found[type, default: []].insert("\(member.2)" + (member.1 == "func" ? "(\(labels))" : ""))
      }
    }
    #expect(found == SourceLowering.replaceable)
  }
}
