import SwiftSyntax

/// Gives extensions of UIKit's classes lists of the properties that documents and key-value coding name: `extension UIView {
/// @IBInspectable var cornerRadius: CGFloat { … } }`. The target's resources register them.
struct ExtensionProperties {
  private let target: TargetDeclarations
  private static let prefix = "namedProperties_"

  init(_ target: TargetDeclarations) { self.target = target }

  func add(to edits: inout DeclarationEdits) {
    for (group, member, entries) in lists where !isWrittenByHand(group) {
      let access = target.groups[group].isFilePrivate ? "internal " : ""
      edits.declare(
        "\(access)static var \(member): [NamedProperty] { [\(entries.joined(separator: ", "))] }", in: group,
        .namedMethods)
    }
  }

  /// The lists of all extensions, by the extensions' places.
  var all: [RegisteredProperties] {
    lists.map { RegisteredProperties(type: RenamedClassRule.name(of: target.groups[$0.group].name), member: $0.member) }
  }

  private var lists: [(group: Int, member: String, entries: [String])] {
    var labels = FileLabels()
    let byPath = Dictionary(target.files.map { ($0.path, labels.label(of: $0.path)) }) { first, _ in first }
    var counts: [String: Int] = [:]
    return (0..<target.ownCount).compactMap { index in
      let group = target.groups[index]
      guard group.kind == .extension, target.extended[index] == nil, !group.isConstrained, isUIKits(group.name) else {
        return nil
      }
      let entries = group.members.filter { isNamed($0, in: group) }.map { member in
        let name = member.objectiveCName ?? member.baseName
        return
          "NamedProperty(\"\(name)\", \\\(RenamedClassRule.name(of: group.name)).\(OneLine.identifier(member.baseName)))"
      }
      guard !entries.isEmpty else { return nil }
      counts[group.path, default: 0] += 1
      let name = "\(Self.prefix)\(byPath[group.path] ?? "")_\(counts[group.path, default: 1])"
      return (index, name, entries)
    }
  }

  /// Whether a name is that of a class which files see that import UIKit alone.
  private func isUIKits(_ name: String) -> Bool {
    guard !name.contains(".") else { return false }
    return name.hasPrefix("UI") || name.hasPrefix("CA")
      || ["NSObject", "NSLayoutConstraint", "UserDefaults"].contains(name)
  }

  /// Whether an extension was rewritten before.
  private func isWrittenByHand(_ group: Int) -> Bool {
    target.groups[group].members.contains { $0.isStatic && $0.baseName.hasPrefix(Self.prefix) }
  }

  private func isNamed(_ member: MemberDeclaration, in group: DeclarationGroup) -> Bool {
    guard member.kind == .property, !member.isStatic, !member.isOverride, member.attribute("nonobjc") == nil else {
      return false
    }
    guard
      member.attribute("IBInspectable") != nil || member.attribute("objc") != nil || group.has(attribute: "objc")
    else { return false }
    guard case .accessors(let accessors)? = member.binding?.accessorBlock?.accessors else { return true }
    return accessors.allSatisfy { $0.effectSpecifiers == nil }
  }
}

/// The properties that an extension adds to those of a class of UIKit's.
public struct RegisteredProperties: Sendable, Hashable {
  /// The extended class.
  public let type: String
  /// The static member that lists them.
  public let member: String
}
