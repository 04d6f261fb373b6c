import HearthPersistence

extension Node: RestorableNode {
  /// Where this node is in the tree, as a name that the next process of the app gives to the same
  /// key; nil if a step of the way has no key.
  ///
  /// It is made from the names of the app's views on the way from the root, the position of each child among its
  /// siblings, and explicit identities: those that can be encoded (texts, numbers, UUIDs and everything `Encodable`).
  /// It has no address in memory and nothing of Swift's hash values, which differ from process to process.
  ///
  /// A page of a stack and a row of a lazy container begin a new part of the name, after `/` and their own identity, so
  /// that everything below one of them is found by `restorationGroup(_:)`, also while it has no nodes.
  package final var restorationKey: String? { restorationWay(Checksum()) }
  /// What the places of everything in the child with a key begin with.
  package final func restorationGroup(_ key: UInt64) -> String? {
    restorationGroups.map { $0 + String(key, radix: 16) + "/" }
  }
  /// What the places of everything in the children begin with, each followed by the child's own key; for a node with
  /// `keepsGroups`.
  package final var restorationGroups: String? {
    var checksum = Checksum()
    checksum.add(viewName.utf8)
    return restorationWay(checksum).map { $0 + "/" }
  }
  private func restorationWay(_ start: Checksum) -> String? {
    // A node that has left the tree may have outlived those around it.
    if flags.contains(.isUnmounted) { return nil }
    var parts: [String] = []
    var checksum = start
    var node = self
    while let parent = node.parent {
      guard !parent.flags.contains(.isUnmounted), let key = parent.restorationKey(of: node) else { return nil }
      if parent.childIdentities?.keepsGroups == true {
        parts.append(String(checksum.value, radix: 16))
        parts.append(String(key, radix: 16))
        checksum = Checksum()
      } else {
        withUnsafeBytes(of: key.littleEndian) { checksum.add($0) }
      }
      checksum.add(parent.viewName.utf8)
      node = parent
    }
    parts.append(String(checksum.value, radix: 16))
    return parts.reversed().joined(separator: "/")
  }
}
