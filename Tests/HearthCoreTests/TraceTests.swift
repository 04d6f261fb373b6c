import HearthCore
import Testing

@MainActor struct TraceTests {
  @Test func `words are told apart by commas, with spaces or without`() {
    let found = Trace.parse("focus, keys ,frames")
    #expect(found.words == [.focus, .keys, .frames])
    #expect(found.unknown == [])
    #expect(Trace.parse("").words == [])
  }
  @Test func `words that are none are told once, with those that there are`() {
    let found = Trace.parse("focus,fokus,keys,fokus,Frames")
    #expect(found.words == [.focus, .keys])
    #expect(found.unknown == ["fokus", "Frames"])
    #expect(
      Trace.complaint(found.unknown)
        == "Hearth: HEARTH_TRACE asks for \"fokus\" and \"Frames\", which is nothing that is traced. The words are: focus, keys, gestures, events, frames, views, accessibility."
    )
  }
}
