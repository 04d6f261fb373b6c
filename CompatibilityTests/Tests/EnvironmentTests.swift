import SwiftUI
import Testing

private struct LevelKey: EnvironmentKey { static let defaultValue = 7 }
extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}
private struct FlagKey: TransactionKey { static let defaultValue = false }
extension Transaction {
  fileprivate var flag: Bool {
    get { self[FlagKey.self] }
    set { self[FlagKey.self] = newValue }
  }
}

@MainActor struct EnvironmentTests {
  @Test func `values of keys have defaults and can be set`() {
    var values = EnvironmentValues()
    #expect(values.level == 7)
    values.level = 8
    #expect(values.level == 8)
    let copy = values
    values.level = 9
    #expect(copy.level == 8)
  }
  @Test func `the standard values have defaults`() {
    let values = EnvironmentValues()
    #expect(values.isEnabled)
    #expect(values.layoutDirection == .leftToRight)
    #expect(
      values.lineLimit == nil && values.lineSpacing == 0 && values.minimumScaleFactor == 1 && !values.allowsTightening)
    #expect(values.font == nil)
    #expect(values.multilineTextAlignment == .leading && values.truncationMode == .tail)
  }
  @Test func `values of a transaction travel with it`() {
    var transaction = Transaction()
    #expect(!transaction.flag && !transaction.disablesAnimations && !transaction.isContinuous)
    transaction.flag = true
    #expect(transaction.flag)
    #expect(withTransaction(transaction) { 5 } == 5)
  }
  @Test func `a preference key whose value may be nil needs no default`() {
    struct Note: PreferenceKey {
      static func reduce(value: inout String?, nextValue: () -> String?) { value = value ?? nextValue() }
    }
    #expect(Note.defaultValue == nil)
    var value: String?
    Note.reduce(value: &value) { "b" }
    Note.reduce(value: &value) { "c" }
    #expect(value == "b")
  }
  @Test func `a layout value key has a default`() {
    struct Rank: LayoutValueKey { static let defaultValue = 3 }
    #expect(Rank.defaultValue == 3)
  }
  @Test func `a grid item is flexible unless told otherwise`() {
    let item = GridItem()
    #expect(item.spacing == nil && item.alignment == nil)
    guard case .flexible(let least, let most) = item.size else {
      Issue.record("the size is \(item.size)")
      return
    }
    #expect(least == 10 && most == .infinity)
  }
}
