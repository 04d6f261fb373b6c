import Lowering
import Testing

struct TestDiscoveryTests {
  private func classes(_ texts: String...) -> [String] {
    TestDiscovery.classes(in: texts, platform: .iOS, conditions: ["DEBUG"]).map { entry in
      entry.name + ": " + entry.tests.map { $0.name + ($0.isAsync ? " async" : "") }.joined(separator: ", ")
    }
  }

  @Test func `methods of classes and of their extensions are tests, also those that they inherit`() {
    let base = "class Base: XCTestCase { func testBase() {} }\nfinal class A: Base { func testA() async throws {} }\n"
    let more = "extension A { func testMore() {} }\nenum Group { class B: XCTest.XCTestCase { func testB() {} } }\n"
    #expect(classes(base, more) == ["A: testA async, testMore, testBase", "Base: testBase"])
  }
  @Test func `what has parameters, is static, hidden or of a different system is no test`() {
    let text = """
      class A: XCTestCase {
        func testOne() {}
        func testTwo(_ x: Int) {}
        static func testThree() {}
        private func testFour() {}
        #if os(macOS)
        func testFive() {}
        #elseif DEBUG
        func testSix() {}
        #endif
      }
      private class B: XCTestCase { func testB() {} }
      class C: Other { func testC() {} }
      """
    #expect(classes(text) == ["A: testOne, testSix"])
  }
}
