import Foundation
import Testing
import UIKitValues

/// Sets and dictionaries of objects that can be held weakly, as Foundation documents them.
@Suite struct WeakCollectionTests {
  private final class Observer {}

  @Test func aWeakSetForgetsWhatIsGone() {
    let (table, kept) = (NSHashTable<Observer>.weakObjects(), Observer())
    table.add(kept)
    table.add(kept)
    do {
      let gone = Observer()
      table.add(gone)
      #expect(table.count == 2 && table.contains(gone))
    }
    #expect(table.allObjects.count == 1 && table.anyObject === kept)
    table.remove(kept)
    #expect(table.count == 0)
  }

  @Test func aStrongSetKeepsItsMembersAndEqualOnesOnce() {
    let table = NSHashTable<NSString>()
    table.add("a")
    table.add("a")
    table.add("b")
    #expect(table.allObjects.map { "\($0)" } == ["a", "b"])
  }

  @Test func aDictionaryHoldsKeysAndValuesAsItIsTold() {
    let (table, value) = (NSMapTable<NSString, Observer>.strongToWeakObjects(), Observer())
    table.setObject(value, forKey: "a")
    do {
      let gone = Observer()
      table.setObject(gone, forKey: "b")
      #expect(table.object(forKey: "b") === gone)
    }
    #expect(table.object(forKey: "a") === value && table.object(forKey: "b") == nil && table.count == 1)
    table.removeObject(forKey: "a")
    #expect(table.count == 0)
  }

  @Test func aProviderHandsOverWhatItWasGiven() {
    let provider = NSItemProvider(object: "text" as NSString)
    var loaded: [String] = []
    provider.loadObject(ofClass: NSString.self) { object, _ in loaded.append(object.map { "\($0)" } ?? "nothing") }
    provider.loadObject(ofClass: UIImage.self) { object, error in loaded.append(error == nil ? "image" : "error") }
    #expect(loaded == ["text", "error"])
    #expect(provider.canLoadObject(ofClass: NSString.self) && !provider.canLoadObject(ofClass: UIColor.self))
    #expect(provider.hasItemConformingToTypeIdentifier("public.utf8-plain-text"))
  }
}
