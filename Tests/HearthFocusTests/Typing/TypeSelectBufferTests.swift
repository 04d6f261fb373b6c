import HearthFocus
import QuickTesting

struct TypeSelectBufferTests {
  private let names = ["Apple", "Banana", "Blueberry", "Éclair", "Bread and butter"]

  /// The name that is selected when `keys` were typed, `seconds` one after the other, and the first name was at first.
  private func selected(_ keys: String, every seconds: Double = 0.1) -> String? {
    var buffer = TypeSelectBuffer(), current = 0
    for (index, key) in keys.enumerated() {
      guard let (prefix, startsAfterCurrent) = buffer.append(String(key), at: Double(index) * seconds) else {
        return nil
      }
      guard
        let found = TypeSelectBuffer.find(
          prefix, in: names.count, current: current, startsAfterCurrent, name: { index, _ in names[index] })
      else { return nil }
      current = found
    }
    return names[current]
  }

  @Test func `letters in quick succession are the beginning of one name`() {
    expect(selected("bl"), equals: "Blueberry")
    expect(selected("br"), equals: "Bread and butter")
    expect(selected("bx") == nil)
  }
  @Test func `a pause starts another name`() {
    expect(selected("ba", every: TypeSelectBuffer.pause), equals: "Banana")
    expect(selected("ba", every: TypeSelectBuffer.pause + 0.1), equals: "Apple")
  }
  @Test func `the same letter again goes to the next name that begins with it`() {
    expect(selected("b"), equals: "Banana")
    expect(selected("bb"), equals: "Blueberry")
    expect(selected("bbb"), equals: "Bread and butter")
    expect(selected("bbbb"), equals: "Banana")
  }
  @Test func `case and accents make no difference`() { expect(selected("EC"), equals: "Éclair") }
  @Test func `a space is part of a name, and begins none`() {
    expect(selected("bread a"), equals: "Bread and butter")
    expect(selected(" ") == nil)
  }
  @Test func `names that have to be made are asked for until the search gives up`() {
    var asked = 0
    let found = TypeSelectBuffer.find("b", in: 1_000, current: nil, false) { index, left in
      guard left > 0 else { return nil }
      left -= 1
      asked += 1
      return index == 999 ? "b" : "a"
    }
    expect(found == nil && asked == TypeSelectBuffer.reach)
  }
}
