#if GTK
  /// Gives elements their numbers, and counts how often windows were looked at.
  final class AccessibleNumbers {
    private var last: UInt32 = 0
    /// Windows whose elements were looked up since the program started.
    private(set) var looks = 0
    init() {}
    nonisolated deinit {}
    /// A number that no element has had.
    func next() -> UInt32 {
      last &+= 1
      return last
    }
    func noteLook() { looks += 1 }
  }
#endif
