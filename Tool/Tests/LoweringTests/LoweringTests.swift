import Foundation
import Project
import SwiftParser
import Testing

@testable import Lowering

/// What a source becomes.
func lowered(_ text: String, _ platform: SourcePlatform = .iOS, conditions: Set<String> = []) -> LoweredSource {
  let setup = LoweringSetup(platform: platform, conditions: conditions, modules: [])
  let tree = Parser.parse(source: text)
  return SourceLowering.lower(
    text, tree, file: URL(fileURLWithPath: "/app/File.swift"), setup: setup,
    names: DeclaredNames(of: tree, in: "/app/File.swift"))
}

struct LoweringTests {
  @Test(arguments: [
    ("os(iOS)", "true   "), ("os(macOS)", "false    "), ("!os(iOS)", "!true   "),
    ("os(iOS) || os(tvOS)", "true    || false   "),
    ("DEBUG && os(macOS)", "DEBUG && false    "), ("targetEnvironment(simulator)", "false                       "),
    ("canImport(UIKit)", "true            "), ("canImport(AppKit)", "false            "),
    ("(os(iOS) && !targetEnvironment(macCatalyst)) || FOO", "(true    && !false                         ) || FOO"),
    ("canImport(Charts)", "canImport(Charts)"), ("swift(>=5.9)", "swift(>=5.9)"), ("os(Linux)", "false    "),
  ])
  func `conditions say what they say on iOS, in the same columns`(condition: String, expected: String) {
    let text = "#if \(condition)\nlet a = 1\n#endif\n"
    #expect(lowered(text).text == "#if \(expected)\nlet a = 1\n#endif\n")
  }
  @Test func `all branches of a condition are for the same system`() {
    let text = "#if os(iOS)\nlet a = 1\n#elseif os(macOS)\nlet a = 2\n#else\nlet a = 3\n#endif\n"
    #expect(lowered(text).text == "#if true   \nlet a = 1\n#elseif false    \nlet a = 2\n#else\nlet a = 3\n#endif\n")
    #expect(lowered(text, .macOS).text.hasPrefix("#if false  \nlet a = 1\n#elseif true     \n"))
    #expect(lowered(text, .linux).text == text)
  }
  @Test func `a package for Linux does not find modules of which it would expect more`() {
    let text =
      "#if canImport(Security)\nimport Security\n#elseif os(Linux)\nlet a = 1\n#endif\n#if canImport(Combine)\n#endif\n"
    let setup = LoweringSetup(platform: .linux, conditions: [], modules: [], absent: ["Security"])
    #expect(setup.concerns(text) && !LoweringSetup(platform: .linux, conditions: [], modules: []).concerns(text))
    let result = SourceLowering.lower(
      text, Parser.parse(source: text), file: URL(fileURLWithPath: "/app/File.swift"), setup: setup,
      names: DeclaredNames())
    #expect(result.text == text.replacingOccurrences(of: "canImport(Security)", with: "false              "))
  }
  @Test func `a view of a Mac has its layer at once`() {
    let text =
      "class A: NSView {\n  func f(_ b: NSView) {\n    b.layer?.cornerRadius = 8\n    layer?.opacity = 1\n    c(b.layer!)\n  }\n}\n"
    let expected = text.replacingOccurrences(of: "layer?", with: "layer ").replacingOccurrences(
      of: "layer!", with: "layer ")
    #expect(lowered(text, .macOS).text == expected)
    #expect(lowered(text, .iOS).text == text)
    // What is optional anyway stays what it is.
    let bound = "if let layer = b.layer, let c = layer.d?.e { }\nguard let f = b.layer?.frame else { }\n"
    #expect(
      lowered(bound, .macOS).text == """
        if let layer = b.layer as Optional, let c = layer.d?.e as Optional { }
        guard let f = b.layer .frame as Optional else { }

        """)
    #expect(
      lowered("if let layer { a(layer) }\n", .macOS).text == "if let layer = layer as Optional { a(layer) }\n")
  }
  @Test func `a layer of the app's own stays what it is`() {
    let property = "class A { var layer: CAShapeLayer?\n  func f(_ b: A) { b.layer?.isHidden = true } }\n"
    #expect(lowered(property, .macOS).text == property)
    let local = "func f() { let layer = g(); layer?.isHidden = true }\n"
    #expect(lowered(local, .macOS).text == local)
    let parameter = "func f(_ layer: CALayer?) { layer!.isHidden = true; for layer in a { layer?.b() } }\n"
    #expect(lowered(parameter, .macOS).text == parameter)
  }
  @Test func `texts and comments that look like conditions stay`() {
    let text = "// #if os(iOS)\nlet a = \"#if os(iOS) @objc\"\n/* #selector(a) */\n"
    #expect(lowered(text).text == text)
  }
  @Test func `attributes for Objective-C leave their room`() {
    let text = "class A {\n  @IBOutlet weak var a: B!\n  @objc(foo:) private dynamic func b() {}\n}\n"
    #expect(
      lowered(text).text == "class A {\n            weak var a: B!\n              private         func b() {}\n}\n")
  }
  @Test func `imports are of what is there`() {
    let text = "import Darwin\nimport ObjectiveC\nimport Cocoa\nimport SwiftUI\nimport AppKit\n"
    #expect(lowered(text).text == "import Glibc \nimport Foundation\nimport UIKit\nimport SwiftUI\nimport UIKit \n")
  }
  @Test func `a managed property and an app of the Mac have other attributes`() {
    #expect(lowered("class A { @NSManaged var a: Int }").text == "class A { @_Managed  var a: Int }")
    #expect(lowered("class A { @NSManaged func addToB(_ b: B) }").text == "class A { @_Manages  func addToB(_ b: B) }")
    #expect(lowered("@NSApplicationMain class A {}").text == "@main              class A {}")
  }
  @Test func `a cast of a request from one type of results to another leaves the first out`() {
    let type = "NSFetchRequest<NSFetchRequestResult>"
    #expect(lowered("let a = request as! \(type)").text == "let a = request._untyped as! \(type)")
    #expect(lowered("f(A.fetchRequest() as! \(type))").text == "f(A.fetchRequest()._untyped as! \(type))")
    for text in ["let a = b as! NSFetchRequest<Item>", "let a = b as? \(type)", "let a: \(type) = b"] {
      #expect(lowered(text).text == text)
    }
  }
  @Test func `a selector is as wide as it was, and its method stands in its line and column`() throws {
    let text =
      "class A: NSObject {\n  func f() { perform(#selector(tap(_:)), with: 1) }\n  @objc private func tap(_ x: Int) {}\n}\n"
    let lines = lowered(text).text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[1] == "  func f() { perform(_S0.a             , with: 1) }")
    let method = try #require(lines.firstIndex { $0.contains(".tap(_:)") })
    #expect(lines[method - 2] == "#sourceLocation(file: \"/app/File.swift\", line: 1)")
    #expect(lines[method - 1].hasSuffix("Selector(\"tap:\", A"))
    // The name begins where it began: in the 32nd column of the second line.
    #expect(lines[method].hasPrefix(String(repeating: " ", count: 30) + ".tap(_:)"))
    #expect(lines[method + 1] == "#sourceLocation(file: \"/app/File.swift\", line: 4)" && lines[method + 2] == "}")
    #expect(lines.contains("import HearthSelectors"))
  }
  @Test(arguments: [
    ("save", [], "save"), ("save", ["_"], "save:"), ("save", ["sender"], "saveWithSender:"),
    ("move", ["to", "from"], "moveTo:from:"),
    ("table", ["_", "didSelect"], "table:didSelect:"), ("open", ["toast"], "openWithToast:"),
  ])
  func `methods have the names that Objective-C gives them`(base: String, labels: [String], name: String) {
    #expect(DeclaredNames.selector(base, labels: labels) == name)
  }
  @Test func `names that the source gives are kept`() {
    let text = "class A: NSObject {\n  func f() { perform(#selector(close)) }\n  @objc(closeNow) func close() {}\n}\n"
    #expect(lowered(text).text.contains("Selector(\"closeNow\", A"))
  }
  @Test func `a selector in an extension of a protocol is defined outside`() {
    let text = "extension View {\n  func hide() { send(#selector(UIResponder.resignFirstResponder)) }\n}\n"
    let result = lowered(text).text
    #expect(
      result.hasPrefix("extension View {\n  func hide() { send(_S0.a                                      ) }\n}\n"))
    #expect(result.contains("private enum _S0"))
  }
  @Test func `a path of keys is a text`() {
    #expect(lowered("let a = #keyPath(Model.item.name)").text == "let a = \"item.name\"              ")
  }
  @Test func `a protocol of Objective-C is one of classes, and what is optional in it has a default`() {
    let text = "@objc protocol P {\n  @objc optional func a(_ x: Int)\n}\nfunc f(p: P?) { p?.a?(1) }\n"
    #expect(
      lowered(text).text
        == "      protocol P : AnyObject {\n                 func a(_ x: Int)\n}; extension P { func a(_ x: Int) {} }\nfunc f(p: P?) { p?.a (1) }\n"
    )
  }
  @Test func `what cannot be lowered is said at its line`() {
    let text =
      "@objc protocol P {\n  @objc optional var count: Int { get }\n}\nclass A {\n  func f() { g(#selector(getter: model.tap)) }\n}\n"
    let messages = lowered(text).diagnostics.map(\.description)
    #expect(messages.count == 2)
    #expect(messages.first?.hasPrefix("/app/File.swift:2:3: error: optional properties do not exist on Linux") == true)
    #expect(
      messages.last
        == "/app/File.swift:5:34: error: the method of an object is named by its type here: write #selector(TYPE.tap)")
  }
  @Test(arguments: [
    ("p?.count?() ?? 0", "(try? p?.count ()) ?? 0"), ("p!.count!()", "(try! p!.count ())"),
    ("if p?.count?().isZero == true {}", "if (try? p?.count ().isZero) == true {}"),
    ("p?.told?(1)", "p?.told (1)"), ("p?.other?(2)", "p?.other?(2)"),
    ("delegate?.scrollViewDidScroll?(view)", "delegate?.scrollViewDidScroll (view)"),
    ("self.textFieldChanged?(text)", "self.textFieldChanged?(text)"),
  ])
  func `an optional method that returns a value throws where there is none`(call: String, expected: String) {
    let protocols =
      "@objc protocol P {\n  @objc optional func count() -> Int\n  @objc optional func told(_ x: Int)\n}\n"
    let text = lowered(protocols + call + "\n").text
    #expect(text.contains("func count() throws -> Int"))
    #expect(
      text.contains(
        "; extension P { func count() throws -> Int { throw CancellationError() }; func told(_ x: Int) {} }"))
    #expect(text.split(separator: "\n").last.map(String.init) == expected)
  }
  @Test func `selectors of branches that are left out are not defined`() {
    let text = "class A {\n  #if os(macOS)\n  func f() { g(#selector(gone)) }\n  #endif\n}\n"
    #expect(!lowered(text).text.contains("_S0"))
    #expect(lowered("#if DEBUG\nlet a = #selector(A.b)\n#endif", conditions: ["DEBUG"]).text.contains("_S0.a"))
  }
  @Test func `a selector names a method by an object, which stays in its column`() {
    let text = "class A {\n  func f() { g(#selector(context.coordinator.tap(_:)), 1) }\n}\n"
    #expect(
      lowered(text).text.hasPrefix(
        "class A {\n  func f() { g(Selector( context.coordinator, { $0.tap(_:) }, named: \"tap:\"), 1) }\n}\n"))
  }
  @Test(arguments: ["Selector(\"save:\")", "Selector((\"save:\"))", "NSSelectorFromString(\"save:\")"])
  func `a selector that is made from a text carries the methods of its name`(selector: String) {
    let text =
      "class A: NSObject {\n  @objc private func save(_ x: Int) {}\n  func f() { g(\(selector)) }\n}\n"
      + "@objcMembers class B: NSObject {\n  func save(_ x: Int) {}\n  private func other() {}\n}\n"
      + "class C<T>: NSObject {\n  @objc func save(_ x: T) {}\n}\n"
    let result = lowered(text).text
    #expect(result.contains("func f() { g(_S0.a "))
    #expect(
      result.contains("anyOf: [\n")
        && result.contains("Selector(\"save:\", A.save(_:)), Selector(\"save:\", B.save(_:))])"))
    #expect(!lowered("class D {\n  func f() { g(Selector(\"save:\")) }\n}\n").text.contains("_S0"))
  }
  @Test(arguments: [
    ("  @objc dynamic var a = 1", "  @_KVO         var a = 1"),
    ("  @objc dynamic private(set) var a: Int?", "  @_KVO         private(set) var a: Int? = nil"),
    ("  @objc public dynamic var a: Int! { didSet {} }", "  @_KVO public         var a: Int! = nil { didSet {} }"),
    ("  dynamic var a = 1", "  @_KVO   var a = 1"), ("  public dynamic var a = 1", "  @_KVO public         var a = 1"),
    ("  @objc dynamic var a: Int { 1 }", "                var a: Int { 1 }"),
    ("  @objc dynamic lazy var a = 1", "                lazy var a = 1"),
    ("  @objc dynamic weak var a: A?", "                weak var a: A?"),
    ("  @objc dynamic func a() {}", "                func a() {}"),
    ("  @objc dynamic let a = 1", "                let a = 1"),
    ("  @Published @objc dynamic var a = 1", "  @Published               var a = 1"),
  ])
  func `a stored property that is dynamic tells its observers`(property: String, expected: String) {
    let lines = lowered("class A: NSObject {\n\(property)\n}\n").text.split(separator: "\n")
    #expect(lines[1] == expected)
  }
  @Test func `a class that overrides the method of observers is one of them`() {
    let method = "  override func observeValue(forKeyPath p: String?, of o: Any?, change: C?, context: X?) {}"
    let classes = "class A: NSObject {\n\(method)\n}\nclass B: A {\n\(method)\n}\n"
    let lines = lowered(classes).text.split(separator: "\n").map(String.init)
    #expect(
      lines[0] == "class A: NSObject, _KeyValueObserver {"
        && lines[1].hasPrefix("  nonisolated          func observeValue"))
    #expect(lines[3] == "class B: A {" && lines[4] == method)
  }
  @Test func `a file that reads XML imports the module that Linux has for it`() {
    let text = "import Foundation\nlet parser = XMLParser(data: data)\n"
    #expect(lowered(text).text == text + "\nimport FoundationXML\n")
    #expect(lowered("import Foundation\nlet a = 1\n").text == "import Foundation\nlet a = 1\n")
    let named = "import FoundationXML\n" + text
    #expect(lowered(named).text == named)
  }
  @Test(arguments: [
    ("import Foundation\nfinal class A: ObservableObject {}\n", "\nimport Combine\n"),
    (
      "import UIKit\n@Observable final class A { let s = URLSession.shared }\n",
      "\nimport Combine\n\nimport Observation\n"
    ),
    ("import SwiftUI\n@Observable final class A {}\n", ""), ("import Foundation\nlet a = 1\n", ""),
    ("import Combine\nlet a: AnyCancellable? = nil\n", ""), ("protocol URLSession {}\n", ""),
  ])
  func `a file of a package imports what Foundation hands on`(text: String, added: String) {
    let setup = LoweringSetup(platform: .iOS, conditions: [], modules: [], addsImports: true)
    let tree = Parser.parse(source: text)
    let result = SourceLowering.lower(
      text, tree, file: URL(fileURLWithPath: "/app/File.swift"), setup: setup, names: DeclaredNames())
    #expect(result.text == text + added && (added.isEmpty || setup.concerns(text)))
  }
}
