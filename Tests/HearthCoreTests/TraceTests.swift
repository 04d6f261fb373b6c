import HearthCore
import QuickTesting

@MainActor struct TraceTests {
  @Test func `words are told apart by commas, with spaces or without`() {
    let found = Trace.parse("focus, keys ,frames")
    expect(found.words, equals: [.focus, .keys, .frames])
    expect(found.unknown, equals: [])
    expect(Trace.parse("").words, equals: [])
  }
  @Test func `words that are none are told once, with those that there are`() {
    let found = Trace.parse("focus,fokus,keys,fokus,Frames")
    expect(found.words, equals: [.focus, .keys])
    expect(found.unknown, equals: ["fokus", "Frames"])
    expect(
      Trace.complaint(found.unknown),
      equals:
        "Hearth: HEARTH_TRACE asks for \"fokus\" and \"Frames\", which is nothing that is traced. The words are: focus, keys, gestures, events, frames, views, accessibility."
    )
  }
}
