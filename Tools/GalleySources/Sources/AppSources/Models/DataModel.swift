import Foundation
import SourcePlaces
import SourceRewriting
import XMLDocuments

/// The entities of a Core Data model that have classes: the XML `contents` of an `xcdatamodel`.
struct DataModel: Equatable {
  /// The code that Xcode generates for an entity.
  enum Generation: String {
    /// The class with its properties.
    case `class`
    /// An extension with the properties, of a class that the app declares.
    case category
  }

  struct Entity: Equatable {
    let name: String
    /// The name of the class, without its module.
    let className: String
    /// The entity that it inherits from.
    let parent: String?
    /// The code that Xcode generates; nil for none.
    let generation: Generation?
    let attributes: [Attribute]
    let relationships: [Relationship]
  }

  struct Attribute: Equatable {
    let name: String
    /// The type's name in models: `Integer 16`.
    let type: String
    let isScalar: Bool
    /// The class of a transformable value, if the model names one.
    let valueClass: String?
    let defaultValue: String?
  }

  struct Relationship: Equatable {
    let name: String
    let destination: String
    let isToMany: Bool
    let isOrdered: Bool
    /// The relationship of the destination that is this one's other side.
    let inverse: String?
    /// The rule for deletions, as models name it: `Cascade`.
    let deletionRule: String
  }

  /// The entities, in the model's order.
  let entities: [Entity]
  /// The classes of all entities, by the entities' names.
  let classNames: [String: String]
  /// The fault of the file; there are no entities then.
  let problem: SourceProblem?

  /// Reads a model's `contents`.
  init(_ bytes: [UInt8], file: String) {
    do throws(XMLError) {
      let root = try XMLDocument(bytes, file: file).root
      let elements = root.elements.filter { $0.localName == "entity" && $0["name"] != nil }
      classNames = Dictionary(elements.map { ($0["name"] ?? "", Self.className($0)) }) { first, _ in first }
      entities = elements.compactMap(Self.entity)
      problem = nil
    } catch {
      (entities, classNames) = ([], [:])
      problem = SourceProblem(
        SourcePosition(error.place), path: file, construct: nil,
        message: "no classes are made of the model: \("\(error.problem)".trimmingCharacters(in: ["."]))",
        suggestion: "Correct it, or open and save it in Xcode.")
    }
  }

  private static func className(_ element: XMLElement) -> String {
    let name = element["representedClassName"] ?? "NSManagedObject"
    return name.split(separator: ".").last.map(String.init) ?? name
  }

  private static func entity(_ element: XMLElement) -> Entity? {
    guard let name = element["name"], case let className = className(element), className != "NSManagedObject",
      isIdentifier(className)
    else { return nil }
    let properties = element.elements.filter { $0["name"].map(isIdentifier) ?? false }
    return Entity(
      name: name, className: className, parent: element["parentEntity"],
      generation: element["codeGenerationType"].flatMap(Generation.init),
      attributes: properties.filter { $0.localName == "attribute" }.map(attribute),
      relationships: properties.filter { $0.localName == "relationship" && $0["destinationEntity"] != nil }
        .map(relationship))
  }

  private static func attribute(_ element: XMLElement) -> Attribute {
    let seconds = element["defaultDateTimeInterval"]
    return Attribute(
      name: element["name"] ?? "", type: element["attributeType"] ?? "Undefined",
      isScalar: element["usesScalarValueType"] == "YES", valueClass: element["customClassName"],
      defaultValue: element["defaultValueString"] ?? seconds)
  }

  private static func relationship(_ element: XMLElement) -> Relationship {
    Relationship(
      name: element["name"] ?? "", destination: element["destinationEntity"] ?? "",
      isToMany: element["toMany"] == "YES", isOrdered: element["ordered"] == "YES", inverse: element["inverseName"],
      deletionRule: element["deletionRule"] ?? "Nullify")
  }

  /// Whether a name can be one in Swift: letters, digits and underscores.
  private static func isIdentifier(_ name: String) -> Bool {
    guard let first = name.first, first.isLetter || first == "_" else { return false }
    return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}

extension DataModel {
  /// The `contents` of a model, or of the current version of a versioned one; nil if there is none.
  static func contents(of path: String) -> String? {
    let file = { (folder: String) -> String? in
      let path = folder + "/contents"
      return FileManager.default.fileExists(atPath: path) ? path : nil
    }
    guard path.hasSuffix(".xcdatamodeld") else { return file(path) }
    if let version = currentVersion(of: path), let contents = file(path + "/" + version) { return contents }
    let versions = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
    return versions.filter { $0.hasSuffix(".xcdatamodel") }.lazy.compactMap { file(path + "/" + $0) }.first
  }

  private static func currentVersion(of path: String) -> String? {
    guard let bytes = try? FileContents.bytes(of: path + "/.xccurrentversion"),
      let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil) as? [String: Any],
      let name = list["_XCCurrentVersionName"] as? String, !name.contains("/")
    else { return nil }
    return name
  }
}
