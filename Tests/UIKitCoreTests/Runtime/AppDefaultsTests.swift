import Foundation
import Testing
import UIKitCore

/// Apple's documentation of `UserDefaults`: numbers are `NSNumber`s, which Swift bridges to each type that has their value.
@MainActor @Suite(.serialized) struct AppDefaultsTests {
  private let defaults = AppDefaults.standard

  /// Each test has keys of its own: the process has one set of defaults.
  @Test func numbersAreOfEachType() {
    defaults.set(3, forKey: "AppDefaultsTests.whole")
    let whole = defaults.object(forKey: "AppDefaultsTests.whole")
    #expect(whole as? Int == 3)
    #expect(whole as? Double == 3)
    #expect(whole as? Float == 3)
    #expect(whole as? UInt == 3)
    #expect(whole as? String == nil)
    defaults.set(Float(0.75), forKey: "AppDefaultsTests.part")
    #expect(defaults.object(forKey: "AppDefaultsTests.part") as? Float == 0.75)
    #expect(defaults.object(forKey: "AppDefaultsTests.part") as? Double == 0.75)
    #expect(defaults.object(forKey: "AppDefaultsTests.part") as? Int == nil)
    defaults.set(true, forKey: "AppDefaultsTests.yes")
    #expect(defaults.object(forKey: "AppDefaultsTests.yes") as? Bool == true)
    #expect(defaults.integer(forKey: "AppDefaultsTests.yes") == 1)
  }

  @Test func lengthsAndOptionalsAreStored() {
    defaults.set(CGFloat(1.25), forKey: "AppDefaultsTests.length")
    #expect(defaults.object(forKey: "AppDefaultsTests.length") as? Double == 1.25)
    defaults.set([CGFloat(1), CGFloat(2)], forKey: "AppDefaultsTests.lengths")
    #expect(defaults.object(forKey: "AppDefaultsTests.lengths") as? [Double] == [1, 2])
    defaults.set(Optional("a") as Any, forKey: "AppDefaultsTests.optional")
    #expect(defaults.string(forKey: "AppDefaultsTests.optional") == "a")
    defaults.set(String?.none as Any, forKey: "AppDefaultsTests.optional")
    #expect(defaults.object(forKey: "AppDefaultsTests.optional") == nil)
  }

  @Test func registeredNumbersAreConverted() {
    defaults.register(defaults: ["AppDefaultsTests.half": 0.5, "AppDefaultsTests.two": 2, "AppDefaultsTests.text": "7"])
    #expect(defaults.float(forKey: "AppDefaultsTests.half") == 0.5)
    #expect(defaults.integer(forKey: "AppDefaultsTests.half") == 0)
    #expect(defaults.double(forKey: "AppDefaultsTests.two") == 2)
    #expect(defaults.bool(forKey: "AppDefaultsTests.two"))
    #expect(defaults.integer(forKey: "AppDefaultsTests.text") == 7)
    #expect(defaults.string(forKey: "AppDefaultsTests.two") == "2")
  }

  @Test func numbersInListsAreConverted() {
    defaults.set(["a": 1, "b": 2], forKey: "AppDefaultsTests.map")
    #expect(defaults.object(forKey: "AppDefaultsTests.map") as? [String: Double] == ["a": 1, "b": 2])
    defaults.set([1, 2], forKey: "AppDefaultsTests.list")
    #expect(defaults.array(forKey: "AppDefaultsTests.list") as? [Int] == [1, 2])
  }

  @Test func addressesKeepTheirScheme() throws {
    let address = try #require(URL(string: "https://example.com/a?b=c"))
    defaults.set(address, forKey: "AppDefaultsTests.url")
    #expect(defaults.url(forKey: "AppDefaultsTests.url") == address)
    defaults.set(URL(fileURLWithPath: "/tmp/a"), forKey: "AppDefaultsTests.file")
    #expect(defaults.url(forKey: "AppDefaultsTests.file")?.path == "/tmp/a")
  }

  @Test func otherStoresOfTheProcessHaveTheSameValues() {
    defaults.set("a", forKey: "AppDefaultsTests.shared")
    #expect(UserDefaults.standard.string(forKey: "AppDefaultsTests.shared") == "a")
  }

  @Test func changesAreReported() {
    let observer = Observer()
    defaults.addObserver(observer, forKeyPath: "AppDefaultsTests_size", options: [.old, .new], context: nil)
    defaults.set(17, forKey: "AppDefaultsTests_size")
    defaults.removeObject(forKey: "AppDefaultsTests_size")
    defaults.removeObserver(observer, forKeyPath: "AppDefaultsTests_size")
    defaults.set(18, forKey: "AppDefaultsTests_size")
    #expect(observer.values == [17, nil])
  }

  @Test func notificationsTellOfOtherValues() {
    var count = 0
    let token = NotificationCenter.default.addObserver(
      forName: UserDefaults.didChangeNotification, object: defaults, queue: nil
    ) { _ in MainActor.assumeIsolated { count += 1 } }
    defaults.set(1, forKey: "AppDefaultsTests.noted")
    defaults.set(1, forKey: "AppDefaultsTests.noted")
    defaults.removeObject(forKey: "AppDefaultsTests.noted")
    NotificationCenter.default.removeObserver(token)
    #expect(count == 2)
  }

  @Test func domainsAreEmptied() {
    let group = AppDefaults(suiteName: "AppDefaultsTests.group")
    group?.set(1, forKey: "AppDefaultsTests.inGroup")
    defaults.removePersistentDomain(forName: "AppDefaultsTests.group")
    #expect(group?.object(forKey: "AppDefaultsTests.inGroup") == nil)
  }

  private final class Observer: NSObject, KeyValueObserver {
    var values: [Int?] = []

    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) { values.append(change?[.newKey] as? Int) }
  }
}
