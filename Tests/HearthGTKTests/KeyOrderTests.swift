#if GTK
  import CGTK
  import HearthCore
  import HearthRendering
  import Testing

  @testable import HearthGTK

  @Suite("The order of keys") struct KeyOrderTests {
    @Test func `an input method that waits for an answer has the next key first`() {
      var order = KeyOrder<Int>()
      let wasAsked = order.begin(1)
      #expect(!wasAsked && !order.isWaiting)
      order.keep(1, wasAsked: true, isPress: true)
      #expect(order.isWaiting)
      order.inputMethodSpoke()
      #expect(!order.isWaiting)
    }
    @Test func `the app is asked once about a key that comes back`() {
      var order = KeyOrder<Int>()
      order.keep(1, wasAsked: true, isPress: true)
      order.keep(2, wasAsked: false, isPress: true)
      let first = order.begin(1), again = order.begin(1), second = order.begin(2)
      #expect(first && !again && !second && !order.isWaiting)
    }
    @Test func `a release is not waited for, and another text forgets`() {
      var order = KeyOrder<Int>()
      order.keep(1, wasAsked: true, isPress: false)
      #expect(!order.isWaiting)
      order.keep(2, wasAsked: true, isPress: true)
      order.forget()
      let wasAsked = order.begin(2)
      #expect(!order.isWaiting && !wasAsked)
    }
    @Test func `only the latest keys are remembered`() {
      var order = KeyOrder<Int>()
      for key in 0..<100 { order.keep(key, wasAsked: true, isPress: true) }
      let first = order.begin(0), last = order.begin(99)
      #expect(!first && last)
    }
  }

  @Suite("Keys that come while the input method looks at another one") struct KeyQueueTests {
    @Test func `wait for it, in their order`() {
      var queue = KeyQueue<Character>(), taken = ""
      /// Takes a key; while the input method looks at it the user types on.
      func take(_ key: Character, typing more: String = "") {
        guard queue.begin(key) else { return }
        for key in more { take(key) }
        taken.append(key)
        while let key = queue.next() { taken.append(key) }
      }
      take("a")
      take("n", typing: "iho")
      take("n")
      #expect(taken == "anihon")
    }
  }

  @Suite("What input methods of GTK are told, and say") @MainActor struct InputMethodWordsTests {
    @Test func `the attributes of Pango are the marks of a composition`() {
      let list = pango_attr_list_new()!
      defer { pango_attr_list_unref(list) }
      func add(_ attribute: UnsafeMutablePointer<PangoAttribute>, _ start: UInt32, _ end: UInt32) {
        (attribute.pointee.start_index, attribute.pointee.end_index) = (start, end)
        pango_attr_list_insert(list, attribute)
      }
      add(pango_attr_underline_new(PANGO_UNDERLINE_SINGLE), 0, 9)
      add(pango_attr_underline_new(PANGO_UNDERLINE_ERROR), 3, 6)
      add(pango_attr_background_new(0xFFFF, 0, 0), 3, 6)
      add(pango_attr_foreground_new(0, 0, 0xFFFF), 6, 9)
      add(pango_attr_weight_new(PANGO_WEIGHT_BOLD), 6, 9)
      let preedit = Preedit("にほん", caret: 9, spans: PreeditReader.spans(of: list, length: 9))
      #expect(preedit.spans.map(\.range) == [0..<3, 3..<6, 6..<9])
      #expect(preedit.spans.map(\.underline) == [.single, .error, .single])
      #expect(preedit.spans[1].background == RGBA(1, 0, 0) && preedit.spans[2].color == RGBA(0, 0, 1))
      #expect(preedit.spans.map(\.isBold) == [false, false, true])
    }
    @Test func `a composition without attributes is underlined as a whole`() {
      let list = pango_attr_list_new()!
      defer { pango_attr_list_unref(list) }
      let preedit = Preedit("ni", caret: 7, spans: PreeditReader.spans(of: list, length: 2))
      #expect(preedit.caret == 2 && preedit.spans == [Preedit.Span(0..<2, underline: .single)])
      #expect(Preedit("", caret: 0).spans == [])
    }
    @Test(
      arguments: [
        ([0x61, 0xFF, 0xC3, 0x62], "a\u{FFFD}\u{FFFD}b"), ([0xED, 0xA0, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}"),
        ([0xF0, 0x9F, 0x98], "\u{FFFD}"), ([0xC0, 0x80], "\u{FFFD}\u{FFFD}"), ([], ""),
      ] as [([UInt8], String)]) func `bytes that are no text are replaced`(bytes: [UInt8], expected: String)
    {
      let text = (bytes + [0]).withUnsafeBufferPointer { bytes in
        bytes.withMemoryRebound(to: CChar.self) { PreeditReader.string($0.baseAddress) }
      }
      #expect(text == expected)
      // Parts of it that the method counted in its own bytes fit in what is shown.
      let list = pango_attr_list_new()!
      defer { pango_attr_list_unref(list) }
      let preedit = Preedit(text, caret: 99, spans: PreeditReader.spans(of: list, length: text.utf8.count))
      #expect(preedit.caret == text.utf8.count)
    }
    @Test func `GTK is told the purpose, and hints of what is entered`() {
      func asks(_ change: (inout TextInputRequest) -> Void) -> GTKInputContext.Description {
        var request = TextInputRequest(
          session: 1, purpose: .text, caret: .zero, surroundingText: "", surroundingCaret: 0)
        request.checksSpelling = true
        change(&request)
        return GTKInputContext.asks(request)
      }
      let plain = asks { _ in }
      #expect(plain.purpose == GTK_INPUT_PURPOSE_FREE_FORM && plain.hints == GTK_INPUT_HINT_SPELLCHECK.rawValue)
      let uncorrected = asks { $0.allowsCorrection = false }
      #expect(uncorrected.hints == GTK_INPUT_HINT_NO_SPELLCHECK.rawValue)
      let words = asks { $0.capitalization = .words }
      #expect(words.hints & GTK_INPUT_HINT_UPPERCASE_WORDS.rawValue != 0)
      let secret = asks { ($0.purpose, $0.checksSpelling) = (.password, false) }
      let isPrivate = GTK_INPUT_HINT_PRIVATE.rawValue | GTK_INPUT_HINT_NO_SPELLCHECK.rawValue
      #expect(secret.purpose == GTK_INPUT_PURPOSE_PASSWORD && secret.hints & isPrivate == isPrivate)
      #expect(asks { $0.purpose = .decimal }.purpose == GTK_INPUT_PURPOSE_NUMBER)
      #expect(asks { $0.purpose = .url }.purpose == GTK_INPUT_PURPOSE_URL)
    }
  }
#endif
