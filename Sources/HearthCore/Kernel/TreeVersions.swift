/// Numbers that grow with what changes in a tree, for those who remember what they have found in it.
struct TreeVersions {
  var geometry: UInt64 = 0
  var focusGeometry: UInt64 = 0
  var hit: UInt64 = 0
  var focus: UInt64 = 0
}

extension Engine {
  /// Grows whenever a node moves or is resized.
  package final var geometryVersion: UInt64 {
    @inline(__always) get { versions.geometry }
    @inline(__always) set { versions.geometry = newValue }
  }
  /// Grows whenever a node moves or is resized that can have focus or holds one that can.
  final var focusGeometryVersion: UInt64 {
    @inline(__always) get { versions.focusGeometry }
    @inline(__always) set { versions.focusGeometry = newValue }
  }
  /// Grows whenever a node may be hit where it could not before, although nothing moved or was resized.
  final var hitVersion: UInt64 {
    @inline(__always) get { versions.hit }
    @inline(__always) set { versions.hit = newValue }
  }
  /// Grows whenever a view that can take focus comes or goes, or changes whether it can.
  package final var focusVersion: UInt64 {
    @inline(__always) get { versions.focus }
    @inline(__always) set { versions.focus = newValue }
  }
}
