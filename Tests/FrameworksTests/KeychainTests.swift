import Foundation
import Security
import Testing

/// What Apple's documentation says of `SecItemAdd`, `SecItemCopyMatching`, `SecItemUpdate` and `SecItemDelete`.
@Suite struct KeychainTests {
  /// Items of this test alone: others run beside it.
  private let service = "KeychainTests.\(UUID().uuidString)"

  private func item(_ account: String, _ more: [String: Any] = [:]) -> [String: Any] {
    let item: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: service,
      kSecAttrAccount as String: account,
    ]
    return item.merging(more) { $1 }
  }

  @Test func anItemIsFoundUntilItIsDeleted() {
    #expect(SecItemAdd(item("a", [kSecValueData: Data("secret".utf8)]) as CFDictionary, nil) == errSecSuccess)
    #expect(SecItemAdd(item("a", [kSecValueData: Data()]) as CFDictionary, nil) == errSecDuplicateItem)
    var found: AnyObject?
    let query = item("a", [kSecReturnData: true, kSecMatchLimit: kSecMatchLimitOne])
    #expect(SecItemCopyMatching(query as CFDictionary, &found) == errSecSuccess)
    #expect(found as? Data == Data("secret".utf8))
    #expect(SecItemDelete(item("a") as CFDictionary) == errSecSuccess)
    #expect(SecItemCopyMatching(query as CFDictionary, &found) == errSecItemNotFound)
    #expect(SecItemDelete(item("a") as CFDictionary) == errSecItemNotFound)
  }

  @Test func anUpdateChangesWhatIsFoundAndNothingElse() {
    SecItemAdd(item("a", [kSecValueData: Data("1".utf8)]) as CFDictionary, nil)
    SecItemAdd(item("b", [kSecValueData: Data("1".utf8)]) as CFDictionary, nil)
    #expect(SecItemUpdate(item("a") as CFDictionary, [kSecValueData: Data("2".utf8)] as CFDictionary) == errSecSuccess)
    #expect(SecItemUpdate(item("a") as CFDictionary, [kSecAttrAccount: "b"] as CFDictionary) == errSecDuplicateItem)
    #expect(SecItemUpdate(item("c") as CFDictionary, [kSecAttrLabel: "c"] as CFDictionary) == errSecItemNotFound)
    let texts = ["a", "b"].map { account in
      var found: AnyObject?
      SecItemCopyMatching(item(account, [kSecReturnData: kCFBooleanTrue as Any]) as CFDictionary, &found)
      return (found as? Data).map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(texts == ["2", "1"])
  }

  @Test func severalKindsAndSeveralItemsAreReturnedTogether() throws {
    for account in ["a", "b"] {
      SecItemAdd(item(account, [kSecValueData: Data(account.utf8)]) as CFDictionary, nil)
    }
    var found: AnyObject?
    let query: [String: Any] = [
      kSecClass: kSecClassGenericPassword, kSecAttrService: service, kSecMatchLimit: kSecMatchLimitAll,
      kSecReturnAttributes: true, kSecReturnData: true,
    ]
    #expect(SecItemCopyMatching(query as CFDictionary, &found) == errSecSuccess)
    let items = try #require(found as? [[String: Any]])
    #expect(items.map { $0[kSecAttrAccount] as? String } == ["a", "b"])
    #expect(items.map { $0[kSecValueData] as? Data } == [Data("a".utf8), Data("b".utf8)])
  }

  @Test func synchronizedItemsAreFoundIfTheQuerySaysSo() {
    SecItemAdd(item("a", [kSecValueData: Data(), kSecAttrSynchronizable: true]) as CFDictionary, nil)
    #expect(SecItemCopyMatching(item("a") as CFDictionary, nil) == errSecItemNotFound)
    let any = item("a", [kSecAttrSynchronizable: kSecAttrSynchronizableAny])
    #expect(SecItemCopyMatching(any as CFDictionary, nil) == errSecSuccess)
  }

  @Test func whatHasNoClassIsAnError() {
    #expect(SecItemAdd([kSecAttrAccount: "a"] as CFDictionary, nil) == errSecParam)
    #expect(SecItemCopyMatching([kSecAttrAccount: "a"] as CFDictionary, nil) == errSecParam)
  }
}
