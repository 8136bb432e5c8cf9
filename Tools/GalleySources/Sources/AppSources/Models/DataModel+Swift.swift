extension DataModel {
  /// The classes and extensions that Xcode generates, whatever actor the app's declarations belong to, with properties and accessors that keep their values by name.
  var swift: [String] { entities.flatMap { swift($0) } }

  /// The statement that makes the entities and their relationships known while the program runs.
  var registration: [String] {
    let known = Set(entities.map(\.name))
    let names = entities.map { entity in
      let parent = entity.parent.map(Copies.literal) ?? "nil"
      return "(\(Copies.literal(entity.name)), \(Copies.literal(entity.className)), \(parent))"
    }
    let relationships = entities.flatMap { entity in
      entity.relationships.filter { known.contains($0.destination) }.map { Self.row($0, of: entity) }
    }
    guard !entities.isEmpty else { return [] }
    return ["NSManagedObjectModel.registerEntities(", "  [\(names.joined(separator: ", "))],", "  relationships: ["]
      + relationships.map { "    \($0)," } + ["  ])"]
  }

  private static func row(_ relationship: Relationship, of entity: Entity) -> String {
    let names = [entity.name, relationship.name, relationship.destination].map(Copies.literal)
    let inverse = relationship.inverse.map(Copies.literal) ?? "nil"
    let rules = ["Cascade": "cascade", "Deny": "deny", "No Action": "noAction"]
    let rule = rules[relationship.deletionRule] ?? "nullify"
    return
      "(\(names.joined(separator: ", ")), \(inverse), \(relationship.isToMany), \(relationship.isOrdered), .\(rule)DeleteRule)"
  }

  private func swift(_ entity: Entity) -> [String] {
    guard entity.generation != nil else { return [] }
    let parent = entity.parent.flatMap { classNames[$0] } ?? "NSManagedObject"
    let declaration = entity.generation == .class ? [""] + Self.declaration(entity, parent) : []
    let request = "NSFetchRequest<\(entity.className)>"
    // A subclass inherits the conformance.
    let identity = entity.parent == nil ? ["", "nonisolated extension \(entity.className): Identifiable {}"] : []
    return declaration + identity + [
      "", "nonisolated extension \(entity.className) {",
      "  public class func fetchRequest() -> \(request) { \(request)(entityName: \(Copies.literal(entity.name))) }",
    ] + entity.attributes.map { "  " + Self.property($0.name, Self.type(of: $0)) }
      + entity.relationships.flatMap { swift($0) }.map { "  " + $0 } + ["}"]
  }

  /// The class, with the values that its objects begin with.
  private static func declaration(_ entity: Entity, _ parent: String) -> [String] {
    let values = entity.attributes.compactMap { attribute in
      literal(attribute, type: type(of: attribute)).map { "\(Copies.literal(attribute.name)): \($0)" }
    }
    guard !values.isEmpty else { return ["nonisolated public class \(entity.className): \(parent) {}"] }
    return [
      "nonisolated public class \(entity.className): \(parent) {",
      "  public override class var defaultValues: [String: Any] {",
      "    super.defaultValues.merging([\(values.joined(separator: ", "))] as [String: Any]) { $1 }", "  }", "}",
    ]
  }

  private static func property(_ name: String, _ type: String) -> String {
    let key = Copies.literal(name)
    return
      "public var \(AssetSymbols.escaped(name)): \(type) { get { managedValue(forKey: \(key)) } set { setManagedValue(newValue, forKey: \(key)) } }"
  }

  // MARK: Attributes

  private static func type(of attribute: Attribute) -> String {
    let (object, scalar) = types[attribute.type] ?? ("NSObject", nil)
    if attribute.isScalar, let scalar { return scalar }
    return (attribute.valueClass ?? object) + "?"
  }

  /// The types of values by the types' names in models: of objects, and of scalars.
  private static let types: [String: (object: String, scalar: String?)] = [
    "Integer 16": ("NSNumber", "Int16"), "Integer 32": ("NSNumber", "Int32"), "Integer 64": ("NSNumber", "Int64"),
    "Float": ("NSNumber", "Float"), "Double": ("NSNumber", "Double"), "Boolean": ("NSNumber", "Bool"),
    "Date": ("Date", "TimeInterval"), "Decimal": ("NSDecimalNumber", nil), "String": ("String", nil),
    "Binary": ("Data", nil), "UUID": ("UUID", nil), "URI": ("URL", nil), "Transformable": ("NSObject", nil),
  ]

  /// The model's default value, of the property's type; nil if it has none.
  private static func literal(_ attribute: Attribute, type: String) -> String? {
    guard let value = attribute.defaultValue else { return nil }
    let number: String?
    switch attribute.type {
    case "String": return Copies.literal(value)
    case "Decimal": return Double(value) == nil ? nil : "NSDecimalNumber(string: \(Copies.literal(value)))"
    case "Boolean": number = ["YES", "1", "true"].contains(value) ? "true" : "false"
    case "Date", "Double", "Float": number = Double(value).flatMap { $0.isFinite ? "\($0)" : nil }
    case "Integer 16", "Integer 32", "Integer 64": number = Int64(value).map(String.init)
    default: number = nil
    }
    guard let number else { return nil }
    switch type {
    case "Date?": return "Date(timeIntervalSinceReferenceDate: \(number))"
    case "NSNumber?": return "NSNumber(value: \(number))"
    default: return "\(type)(\(number))"
    }
  }

  // MARK: Relationships

  private func swift(_ relationship: Relationship) -> [String] {
    let destination = classNames[relationship.destination] ?? "NSManagedObject"
    guard relationship.isToMany else { return [Self.property(relationship.name, destination + "?")] }
    let name = relationship.name.prefix(1).uppercased() + relationship.name.dropFirst()
    let key = Copies.literal(relationship.name)
    guard relationship.isOrdered else {
      let set = "mutableSetValue(forKey: \(key))"
      return [
        Self.property(relationship.name, "NSSet?"),
        "public func addTo\(name)(_ value: \(destination)) { \(set).add(value) }",
        "public func removeFrom\(name)(_ value: \(destination)) { \(set).remove(value) }",
        "public func addTo\(name)(_ values: NSSet) { \(set).union(values as? Set<AnyHashable> ?? []) }",
        "public func removeFrom\(name)(_ values: NSSet) { \(set).minus(values as? Set<AnyHashable> ?? []) }",
      ]
    }
    let set = "mutableOrderedSetValue(forKey: \(key))"
    return [
      Self.property(relationship.name, "NSOrderedSet?"),
      "public func addTo\(name)(_ value: \(destination)) { \(set).add(value) }",
      "public func removeFrom\(name)(_ value: \(destination)) { \(set).remove(value) }",
      "public func addTo\(name)(_ values: NSOrderedSet) { \(set).addObjects(from: values.array) }",
      "public func removeFrom\(name)(_ values: NSOrderedSet) { \(set).removeObjects(in: values.array) }",
      "public func insertInto\(name)(_ value: \(destination), at idx: Int) { \(set).insert(value, at: idx) }",
      "public func removeFrom\(name)(at idx: Int) { \(set).removeObject(at: idx) }",
      "public func insertInto\(name)(_ values: [\(destination)], at indexes: NSIndexSet) { \(set).insert(values, at: indexes as IndexSet) }",
      "public func removeFrom\(name)(at indexes: NSIndexSet) { \(set).removeObjects(at: indexes as IndexSet) }",
      "public func replace\(name)(at idx: Int, with value: \(destination)) { \(set).replaceObject(at: idx, with: value) }",
      "public func replace\(name)(at indexes: NSIndexSet, with values: [\(destination)]) { \(set).replaceObjects(at: indexes as IndexSet, with: values) }",
    ]
  }
}
