import Foundation
import QuickTesting

@testable import Security

/// The keychain as wrappers of apps use it. Each test has a keychain in a folder of its own.
@MainActor struct KeychainTests {
  private func begin() -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("keychain-\(UUID())")
    Keychain.shared.move(to: folder)
    return folder
  }
  private func save(_ text: String, account: String, service: String = "app") -> OSStatus {
    let query: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: service,
      kSecAttrAccount as String: account, kSecValueData as String: Data(text.utf8),
      kSecAttrAccessible as String: kSecAttrAccessibleWhenUnlocked,
    ]
    return SecItemAdd(query as CFDictionary, nil)
  }
  private func load(_ account: String, service: String = "app") -> String? {
    let query =
      [
        kSecClass: kSecClassGenericPassword, kSecAttrService: service, kSecAttrAccount: account,
        kSecReturnData: kCFBooleanTrue!, kSecMatchLimit: kSecMatchLimitOne,
      ] as [CFString: Any]
    var item: CFTypeRef?
    guard SecItemCopyMatching(query as CFDictionary, &item) == errSecSuccess, let data = item as? Data else {
      return nil
    }
    return String(data: data, encoding: .utf8)
  }

  @Test func `a password is found by its account`() throws {
    _ = begin()
    expect(load("me") == nil)
    expect(save("secret", account: "me"), equals: errSecSuccess)
    expect(save("other", account: "you"), equals: errSecSuccess)
    expect(load("me"), equals: "secret")
    expect(load("you"), equals: "other")
    expect(load("me", service: "elsewhere") == nil)
  }
  @Test func `a second password for the same account is refused, and the first can be changed`() throws {
    _ = begin()
    expect(save("one", account: "me"), equals: errSecSuccess)
    expect(save("two", account: "me"), equals: errSecDuplicateItem)
    let query: [CFString: Any] = [kSecClass: kSecClassGenericPassword, kSecAttrService: "app", kSecAttrAccount: "me"]
    let changes: [CFString: Any] = [kSecValueData: Data("two".utf8)]
    expect(SecItemUpdate(query as CFDictionary, changes as CFDictionary), equals: errSecSuccess)
    expect(load("me"), equals: "two")
    expect(SecItemDelete(query as CFDictionary), equals: errSecSuccess)
    expect(SecItemDelete(query as CFDictionary), equals: errSecItemNotFound)
    expect(load("me") == nil)
  }
  @Test func `all passwords of a service are listed with their accounts`() throws {
    _ = begin()
    for account in ["a", "b", "c"] { expect(save(account + "!", account: account), equals: errSecSuccess) }
    let query: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "app",
      kSecMatchLimit as String: kSecMatchLimitAll, kSecReturnAttributes as String: true, kSecReturnData as String: true,
    ]
    var result: AnyObject?
    expect(SecItemCopyMatching(query as CFDictionary, &result), equals: errSecSuccess)
    let items = try require(result as? [[String: Any]])
    expect(items.compactMap { $0[kSecAttrAccount as String] as? String }, equals: ["a", "b", "c"])
    let texts = items.compactMap { $0[kSecValueData as String] as? Data }.map { String(decoding: $0, as: UTF8.self) }
    expect(texts, equals: ["a!", "b!", "c!"])
  }
  @Test func `the files are the user's alone, and do not show what is in them`() throws {
    let folder = begin()
    expect(save("a very secret word", account: "me"), equals: errSecSuccess)
    for name in ["items", "key"] {
      let file = folder.appendingPathComponent(name)
      let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
      expect(mode, equals: 0o600)
      let data = try Data(contentsOf: file)
      expect(data.range(of: Data("secret".utf8)) == nil)
    }
    // As the next process finds it.
    let next = Keychain(KeychainFile(folder: folder))
    var item: AnyObject?
    let query: [String: Any] = [kSecClass: kSecClassGenericPassword, kSecAttrAccount: "me", kSecReturnData: true]
    expect(next.find(query, &item), equals: errSecSuccess)
    expect((item as? Data).map { String(decoding: $0, as: UTF8.self) }, equals: "a very secret word")
  }
  @Test func `a damaged file is reported, and nothing is found`() throws {
    let folder = begin()
    expect(save("secret", account: "me"), equals: errSecSuccess)
    try Data(repeating: 7, count: 100).write(to: folder.appendingPathComponent("items"))
    var status = errSecSuccess
    let found = storedValueReports { status = save("other", account: "you") }
    expect(status, equals: errSecNotAvailable)
    expect(found.count, equals: 1)
  }
  @Test func `an item that asks for the user is not kept`() throws {
    _ = begin()
    let access = SecAccessControlCreateWithFlags(nil, kSecAttrAccessibleWhenUnlocked, .userPresence, nil)
    let query: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "me",
      kSecAttrAccessControl as String: access as Any, kSecValueData as String: Data([1]),
    ]
    var status = errSecSuccess
    expect(reports(of: "SecItemAdd") { status = SecItemAdd(query as CFDictionary, nil) }.count, equals: 1)
    expect(status, equals: errSecNotAvailable)
    expect(load("me") == nil)
  }
  @Test func `random bytes fill what they are asked for`() throws {
    var first = [UInt8](repeating: 0, count: 32), second = first
    expect(SecRandomCopyBytes(kSecRandomDefault, first.count, &first), equals: errSecSuccess)
    expect(SecRandomCopyBytes(kSecRandomDefault, second.count, &second), equals: errSecSuccess)
    expect(first != second)
    expect(first != [UInt8](repeating: 0, count: 32))
  }
}
