/// How high a bar is: as usual, or less on low screens, which no screen here is.
public enum UIBarMetrics: Int, Sendable { case `default`, compact }

/// Where a bar is in its window: all places are one here.
public enum UIBarPosition: Int, Sendable { case any = 0, bottom, top, topAttached }
