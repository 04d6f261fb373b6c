/// What an input method does with an unfinished text that has to end.
public enum CompositionEnd: Sendable { case drops, enters }
