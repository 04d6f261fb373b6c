/// What an app has found that was woken to look for something new. No desktop wakes apps for that.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// Something, nothing, or it has failed.
  case newData = 0
  case noData, failed
}
