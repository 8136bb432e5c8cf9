import Findings
import Foundation
import Suggestions
import UIKitValues

/// Access to properties by their names.
enum KeyValueCoding {
  /// The steps of a key path, `["player", "item"]`.
  static func keys(_ keyPath: String) -> [String] { keyPath.split(separator: ".").map(String.init) }

  /// The value of a property; `nil` if it has none, or if it is not known.
  static func value(_ key: String, of object: AnyObject) -> Any? {
    known(key, of: object)?.value(of: object)
  }

  /// The property that a class has under a name. Defaults have one for every key.
  private static func known(_ key: String, of object: AnyObject) -> NamedProperty? {
    NamedPropertyTable.of(type(of: object))[key]
      ?? (object is AppDefaults ? NamedProperty(key, \AppDefaults[stored: key]) : nil)
  }

  /// The value at the end of several steps.
  static func value(_ keys: [String], of object: AnyObject) -> Any? {
    start(of: keys, from: object).flatMap { start in keys.last.flatMap { value($0, of: start) } }
  }

  /// The object that the last of several steps starts from; `nil` if one before it is not known or has no value.
  static func start(of keys: [String], from object: AnyObject) -> AnyObject? {
    keys.dropLast().reduce(object as AnyObject?) { object, key in
      object.flatMap { value(key, of: $0) }.flatMap(objectIdentity)
    }
  }

  /// The property with a name. An unknown one is a fault, or a finding where it may be a key of UIKit's own.
  static func property(_ key: String, of object: AnyObject, _ call: String) -> NamedProperty? {
    if let property = known(key, of: object) { return property }
    let nearest = Suggestion.nearest(to: key, among: NamedPropertyTable.of(type(of: object)).names)
    let suggestion = nearest.map { " Did you mean '\($0)'?" } ?? ""
    if object is any FindingShowing, nearest == nil || isUIKits(type(of: object)) {
      NotedFindings.add(
        ViewFinding(
          kind: .unconnectedOutlet, view: "",
          message: "\(call) has no effect: \(type(of: object)) has no key '\(key)' here.\(suggestion)"),
        to: object)
      return nil
    }
    UIKitFaults.raise(
      "NSUnknownKeyException", call: "-[\(type(of: object)) \(call)]",
      reason: "the class is not key value coding-compliant for the key '\(key)': it is not among its NamedProperties."
        + suggestion)
    return nil
  }

  /// Whether a class is one of UIKit's: apps set keys of these that are not public.
  private static func isUIKits(_ type: AnyClass) -> Bool {
    modules.contains(String(String(reflecting: type).prefix { $0 != "." }))
  }

  private static let modules: Set = [
    "UIKitBars", "UIKitControls", "UIKitCore", "UIKitLists", "UIKitPresentation", "UIKitText", "UIKitValues",
  ]

  /// The object that a key path's last step starts from, and that step; `nil` if a step has no value.
  static func lastStep(of keyPath: String, from object: AnyObject, _ call: String) -> (AnyObject, String)? {
    var (keys, object) = (keys(keyPath)[...], object)
    guard let last = keys.popLast() else { return nil }
    for key in keys {
      guard let property = property(key, of: object, call), let next = property.value(of: object) else { return nil }
      guard let nextObject = objectIdentity(of: next) else {
        UIKitFaults.raise(
          "NSUnknownKeyException", call: "-[\(type(of: object)) \(call)]",
          reason: "'\(key)' in '\(keyPath)' is a \(type(of: next)), which has no keys")
        return nil
      }
      object = nextObject
    }
    return (object, last)
  }
}
