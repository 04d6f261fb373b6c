import Charts
import QuickTesting

struct ChartsTests {
  @Test func isThere() { expect(true) }
}
