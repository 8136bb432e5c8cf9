import Foundation
import Testing
import UIKitValues

/// What an app's class of bundles inherits, by Apple's documentation of `Bundle`.
@Suite struct SubclassedBundleTests {
  private final class Shouting: SubclassedBundle {
    override func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
      super.localizedString(forKey: key, value: value, table: tableName).uppercased()
    }
  }

  @Test func aTextThatIsNotFoundIsTheValueOrTheKey() {
    #expect(SubclassedBundle().localizedString(forKey: "no such key", value: "a", table: nil) == "a")
    #expect(Shouting().localizedString(forKey: "no such key", value: nil, table: nil) == "NO SUCH KEY")
  }

  @Test func aFolderThatIsNotThereIsNone() throws {
    #expect(SubclassedBundle(path: "/no/such/folder") == nil)
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let bundle = try #require(SubclassedBundle(url: folder))
    #expect(bundle.bundlePath == folder.path && bundle.path(forResource: "none", ofType: "strings") == nil)
  }
}
