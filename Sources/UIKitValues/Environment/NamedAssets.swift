package import AssetCatalogs
import Synchronization

/// A bundle with what was made of its images, colours and symbols by name. What is asked for once is kept, so that the same
/// name gives equal values.
package final class NamedAssets: Sendable {
  /// The kinds of what is kept.
  enum Kind {
    case image, color, symbol
  }

  private struct Key: Hashable {
    let kind: Kind
    let name: String
  }

  /// Those of the folder that `UIImage.registerAssets(at:)` named.
  static let registered = Mutex<NamedAssets?>(nil)

  package let bundle: AssetBundle
  private let kept = Mutex<[Key: any Sendable]>([:])

  package init(_ bundle: AssetBundle) { self.bundle = bundle }

  /// The value kept under a name; nil if there is none.
  func known<Value>(_ kind: Kind, _ name: String, as type: Value.Type = Value.self) -> Value? {
    kept.withLock { $0[Key(kind: kind, name: name)] as? Value }
  }

  /// The value kept under a name first.
  func keep<Value: Sendable>(_ kind: Kind, _ name: String, _ value: Value) -> Value {
    kept.withLock { kept in
      let key = Key(kind: kind, name: name)
      if let known = kept[key] as? Value { return known }
      kept[key] = value
      return value
    }
  }
}
