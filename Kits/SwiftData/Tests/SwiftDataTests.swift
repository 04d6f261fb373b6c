import SwiftData
import QuickTesting

struct SwiftDataTests {
  @Test func isThere() { expect(true) }
}
