/// What UIKit and Foundation declare as `AnyObject`.
enum SystemObjects {
  /// The members that give one, whatever their object is.
  private static let members: [String: WrittenType] = [
    "firstItem": .optional(.object), "secondItem": .optional(.object), "accessibilityContainer": .optional(.object),
  ]

  /// Those that give one for objects of some types.
  private static let membersOfTypes: [String: [String: WrittenType]] = [
    "target": ["UIAccessibilityCustomAction": .optional(.object), "UIBarButtonItem": .optional(.object)],
    "item": [
      "NSLayoutAnchor": .optional(.object), "NSLayoutDimension": .optional(.object),
      "NSLayoutXAxisAnchor": .optional(.object), "NSLayoutYAxisAnchor": .optional(.object),
    ],
  ]

  /// The names by which a file can use them.
  static let names = Set(members.keys).union(unmanaged).union(membersOfTypes.values.flatMap(\.keys))

  /// The methods of `Unmanaged`, which `perform(_:)` returns.
  static let unmanaged: Set<String> = ["takeUnretainedValue", "takeRetainedValue"]

  static func kind(ofMember name: String, labels: [String]?, of base: WrittenType) -> WrittenType {
    if case .table(let element) = base { return kind(ofMember: name, labels: labels, ofTableOf: element) }
    guard labels == nil else { return .other }
    if case .named(let type) = base, let kind = membersOfTypes[name]?[type] { return kind }
    switch base {
    case .named, .other: return members[name] ?? .other
    default: return .other
    }
  }

  private static func kind(
    ofMember name: String, labels: [String]?, ofTableOf element: WrittenType
  ) -> WrittenType {
    switch name {
    case "allObjects" where labels == nil: .list(element)
    case "anyObject" where labels == nil: element.optional
    case "object" where labels == ["forKey"], "member" where labels == ["_"]: element.optional
    default: .other
    }
  }

  /// Names of members that UIKit's and Foundation's classes have as well: whose they are is known by the object's type alone.
  static let namesOfOthers: Set<String> = AnyObjectRule.known.union([
    "accessoryView", "active", "animations", "arrangedSubviews", "base", "body", "cells", "children", "collectionView",
    "configuration", "container", "content", "contentView", "contents", "context", "controls", "current", "dataSource",
    "delegate", "destination", "element", "elements", "error", "first", "id", "identifier", "index", "info", "input",
    "inputView", "item", "items", "key", "keys", "last", "menu", "model", "name", "navigationItem", "next", "object",
    "objects", "output", "owner", "parent", "presented", "previous", "request", "response", "result", "root", "rows",
    "section", "sections", "selection", "selector", "sender", "size", "source", "styles", "tableView", "target", "type",
    "url", "user", "userInfo", "values", "viewControllers", "views",
  ])
}
