import Foundation
import HearthCore
import SwiftUI
import Testing

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

@Suite struct TypeInfoTests {
  @Test func `the module of a declaration is found, wherever it is nested`() {
    #expect(TypeMetadata(Text.self).module == "HearthCore")
    #expect(TypeMetadata(String.self).module == "Swift" && TypeMetadata(String.UTF8View.Index.self).module == "Swift")
    #expect(TypeMetadata(Holder<String>.Nested.self).module == "HearthCoreTests")
    #expect(
      TypeMetadata(Toggle<Text>.self).module == "HearthUI" && TypeMetadata(WindowGroup<Text>.self).module == "HearthUI")
    struct Local {}
    #expect(TypeMetadata(Local.self).module == "HearthCoreTests")
  }
  @Test func `a declaration of an app may be a dynamic property for some of its arguments only`() {
    #expect(TypeInfo.of(HoldsText.self).dynamic.isEmpty)
    #expect(TypeInfo.of(HoldsNumber.self).dynamic.count == 1)
  }
  @Test func `dynamic properties are found among fields of other modules' types`() {
    #expect(TypeInfo.of(HoldsMuch.self).dynamic.count == 3)
  }
}
