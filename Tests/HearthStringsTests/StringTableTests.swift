import Foundation
import HearthStrings
import QuickTesting

struct StringTableTests {
  @Test func `a table of strings is read with its comments and mistakes`() {
    let table = StringsFile.parse(
      """
      /* a comment */ "Hello" = "Hallo"; // another
      "quote \\"x\\"" = "line\\nbreak \\U00e4";
      plain = value;
      "broken" = ;
      "after" = "danach";
      "no end
      """)
    expect(table, equals: ["Hello": "Hallo", "quote \"x\"": "line\nbreak ä", "plain": "value", "after": "danach"])
  }
}
