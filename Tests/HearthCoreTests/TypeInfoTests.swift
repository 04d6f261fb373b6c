import Foundation
import HearthCore
import QuickTesting
import SwiftUI

/// Plain for some arguments only, and one of an app.
private struct Holder<Value> { var value: Value }
extension Holder: DynamicProperty where Value == Int {}
extension Holder { struct Nested {} }
private struct HoldsText: View {
  let holder = Holder(value: "")
  var body: some View { EmptyView() }
}
private struct HoldsNumber: View {
  let holder = Holder(value: 1)
  var body: some View { EmptyView() }
}
private struct HoldsMuch: View {
  @State private var state = 0
  @Environment(\.locale) private var locale
  let date = Date.now
  let label = Label("", systemImage: "star")
  @Binding var binding: Int
  var body: some View { EmptyView() }
}

/// What is known of 511 types: more than there are places in the table of those that were asked for last.
nonisolated private func infosOfManyTypes() -> [TypeInfo] {
  var found: [TypeInfo] = []
  func add<T>(_ type: T.Type, _ depth: Int) {
    found.append(TypeInfo.of(type))
    if depth < 8 {
      add(Wrapped<T>.self, depth + 1)
      add([T].self, depth + 1)
    }
  }
  add(String.self, 0)
  return found
}
nonisolated private struct Wrapped<Value> { var value: Value }

struct TypeInfoTests {
  @Test func `the module of a declaration is found, wherever it is nested`() {
    expect(TypeMetadata(Text.self).module, equals: "HearthCore")
    expect(TypeMetadata(String.self).module == "Swift" && TypeMetadata(String.UTF8View.Index.self).module == "Swift")
    expect(TypeMetadata(Holder<String>.Nested.self).module, equals: "HearthCoreTests")
    expect(
      TypeMetadata(Toggle<Text>.self).module == "HearthUI" && TypeMetadata(WindowGroup<Text>.self).module == "HearthUI")
    struct Local {}
    expect(TypeMetadata(Local.self).module, equals: "HearthCoreTests")
  }
  @Test func `a declaration of an app may be a dynamic property for some of its arguments only`() {
    expect(TypeInfo.of(HoldsText.self).dynamic.isEmpty)
    expect(TypeInfo.of(HoldsNumber.self).dynamic.count, equals: 1)
  }
  @Test func `dynamic properties are found among fields of other modules' types`() {
    expect(TypeInfo.of(HoldsMuch.self).dynamic.count, equals: 3)
  }
  @Test func `fields are compared with those in between that are not plain`() {
    struct Mixed: View {
      var first: UInt8 = 1, second: UInt16 = 2
      var point = CGPoint(x: 3, y: 4)
      var text = "a long text that does not lie in the string itself"
      var last: Float = 5, isOn = false
      var names = ["a"]
      var end: Int32 = 6
      var body: some View { EmptyView() }
    }
    func isEqual(_ a: Mixed, _ b: Mixed) -> Bool {
      withUnsafePointer(to: a) { a in withUnsafePointer(to: b) { b in Mixed._isEqual(a, b) } }
    }
    let base = Mixed()
    expect(isEqual(base, Mixed()))
    // The same letters elsewhere in memory.
    expect(isEqual(base, Mixed(text: "a long text that does not lie in " + "the string itself")))
    expect(!isEqual(base, Mixed(first: 0)) && !isEqual(base, Mixed(second: 0)))
    expect(!isEqual(base, Mixed(point: CGPoint(x: 3, y: 0))) && !isEqual(base, Mixed(point: CGPoint(x: 0, y: 4))))
    expect(!isEqual(base, Mixed(text: "a long text that does not lie in the string itselF")))
    expect(!isEqual(base, Mixed(last: 0)) && !isEqual(base, Mixed(isOn: true)) && !isEqual(base, Mixed(end: 0)))
    expect(!isEqual(base, Mixed(names: ["b"])) && isEqual(base, Mixed(names: ["a"])))
  }
  @Test func `many types are told from each other, on any thread`() async {
    let here = infosOfManyTypes()
    expect(Set(here.map { ObjectIdentifier($0) }).count, equals: 511)
    let elsewhere = (0..<4).map { _ in Task.detached { infosOfManyTypes() } }
    for task in elsewhere {
      let infos = await task.value
      expect(infos.count == here.count && zip(infos, here).allSatisfy { $0 === $1 })
    }
  }
}
