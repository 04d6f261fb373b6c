import Foundation
import HearthCore

/// The keychain of an app: passwords and keys in a file that only the user can read, encrypted with a key in another.
package final class Keychain: @unchecked Sendable {
  // The file is read and changed under a lock of it; `file` is set by tests before they use it.

  /// That of the running app.
  package static let shared = Keychain(
    KeychainFile.standard(for: Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName))
  private var file: KeychainFile
  init(_ file: KeychainFile) { self.file = file }
  /// Keeps the items in another folder from now on.
  package func move(to folder: URL) { file = KeychainFile(folder: folder) }

  /// Does something with the items. A file that cannot be read or written is reported, and the keychain is not available.
  private func update(_ change: (inout [KeychainItem]) -> (isChanged: Bool, OSStatus)) -> OSStatus {
    do { return try file.update(change) } catch {
      let message = "\(file.folder.path) cannot be used, so nothing is kept or found: \(error.localizedDescription)"
      Report(kind: .storedValue, path: "Keychain", message: message).tell()
      return errSecNotAvailable
    }
  }

  func add(_ dictionary: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    guard dictionary[kSecClass] is String else { return errSecParam }
    if let access = dictionary[kSecAttrAccessControl] as? SecAccessControl, access.asksForUser {
      Report(
        kind: .notOnLinux, path: "SecItemAdd",
        message: "nobody asks users who they are on behalf of an app, so an item that needs it is not kept."
      ).tell()
      return errSecNotAvailable
    }
    var item = KeychainItem(KeychainItem.attributes(in: dictionary))
    let now = Date()
    item.attributes[kSecAttrCreationDate] = now
    item.attributes[kSecAttrModificationDate] = now
    return update { items in
      if items.contains(where: { $0.isSame(as: item) }) { return (false, errSecDuplicateItem) }
      items.append(item)
      if let result { result.pointee = item.result(of: dictionary) }
      return (true, errSecSuccess)
    }
  }
  func find(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    guard query[kSecClass] is String else { return errSecParam }
    let wanted = KeychainItem.attributes(in: query)
    return update { items in
      var found = items.filter { $0.matches(wanted) }
      if found.isEmpty { return (false, errSecItemNotFound) }
      if let limit = query[kSecMatchLimit], limit as? String != kSecMatchLimitOne {
        if let count = limit as? Int { found = Array(found.prefix(count)) }
        let results = found.compactMap { $0.result(of: query) }
        if !results.isEmpty { result?.pointee = NSArray(array: results) }
      } else {
        result?.pointee = found[0].result(of: query)
      }
      return (false, errSecSuccess)
    }
  }
  func change(_ query: CFDictionary, _ changes: CFDictionary) -> OSStatus {
    guard query[kSecClass] is String else { return errSecParam }
    let wanted = KeychainItem.attributes(in: query), new = KeychainItem.attributes(in: changes)
    return update { items in
      let found = items.indices.filter { items[$0].matches(wanted) }
      if found.isEmpty { return (false, errSecItemNotFound) }
      var changed = items
      for index in found {
        changed[index].attributes.merge(new) { _, new in new }
        changed[index].attributes[kSecAttrModificationDate] = Date()
      }
      for index in found {
        let others = changed.indices.contains { $0 != index && changed[$0].isSame(as: changed[index]) }
        if others { return (false, errSecDuplicateItem) }
      }
      items = changed
      return (true, errSecSuccess)
    }
  }
  func remove(_ query: CFDictionary) -> OSStatus {
    guard query[kSecClass] is String else { return errSecParam }
    let wanted = KeychainItem.attributes(in: query)
    return update { items in
      let before = items.count
      items.removeAll { $0.matches(wanted) }
      return items.count == before ? (false, errSecItemNotFound) : (true, errSecSuccess)
    }
  }
}

/// Keeps an item.
///
///     let item: [String: Any] = [
///       kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "me", kSecValueData as String: token,
///     ]
///     guard SecItemAdd(item as CFDictionary, nil) == errSecSuccess else { return }
///
/// - Returns: `errSecDuplicateItem` where there is one with the same account and service, `errSecNotAvailable` where it can be kept nowhere.
@discardableResult public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  Keychain.shared.add(attributes, result)
}
/// Finds the first item with the attributes of a query, or all, and hands over what the query asks for.
/// - Returns: `errSecItemNotFound` where there is none.
@discardableResult public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  Keychain.shared.find(query, result)
}
/// Changes all items with the attributes of a query.
@discardableResult public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  Keychain.shared.change(query, attributesToUpdate)
}
/// Removes all items with the attributes of a query.
@discardableResult public func SecItemDelete(_ query: CFDictionary) -> OSStatus { Keychain.shared.remove(query) }
// Source has dictionaries of Foundation, which are dictionaries of Core Foundation on Apple's systems.
@_disfavoredOverload @discardableResult public func SecItemAdd(
  _ attributes: NSDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus { SecItemAdd(attributes.keyed, result) }
@_disfavoredOverload @discardableResult public func SecItemCopyMatching(
  _ query: NSDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus { SecItemCopyMatching(query.keyed, result) }
@_disfavoredOverload @discardableResult public func SecItemUpdate(
  _ query: NSDictionary, _ attributesToUpdate: NSDictionary
) -> OSStatus { SecItemUpdate(query.keyed, attributesToUpdate.keyed) }
@_disfavoredOverload @discardableResult public func SecItemDelete(_ query: NSDictionary) -> OSStatus {
  SecItemDelete(query.keyed)
}
extension NSDictionary {
  fileprivate var keyed: CFDictionary {
    var dictionary: CFDictionary = [:]
    for (key, value) in self { if let key = key as? String { dictionary[key] = value } }
    return dictionary
  }
}
