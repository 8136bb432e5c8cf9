/// The form of what is generated: nothing is.
public struct GenerationSchema: Codable, CustomDebugStringConvertible, Sendable {
  init() {}
  public init(
    type: any Generable.Type, description: String? = nil, properties: [Property]
  ) {}
  public init(type: any Generable.Type, description: String? = nil, anyOf choices: [String]) {}
  public init(type: any Generable.Type, description: String? = nil, anyOf types: [any Generable.Type]) {}
  public init(root: DynamicGenerationSchema, dependencies: [DynamicGenerationSchema]) throws {}

  public var debugDescription: String { "GenerationSchema()" }

  /// A property of what is generated.
  public struct Property: Sendable {
    public init<Value: Generable>(
      name: String, description: String? = nil, type: Value.Type, guides: [GenerationGuide<Value>] = []
    ) {}
    public init<Value: Generable>(
      name: String, description: String? = nil, type: Value?.Type, guides: [GenerationGuide<Value>] = []
    ) {}
  }
}

/// A form of what is generated that is made while an app runs. Nothing is generated.
public struct DynamicGenerationSchema: Sendable {
  public init(name: String, description: String? = nil, properties: [Property]) {}
  public init(name: String, description: String? = nil, anyOf choices: [String]) {}
  public init(name: String, description: String? = nil, anyOf choices: [DynamicGenerationSchema]) {}
  public init(arrayOf itemSchema: DynamicGenerationSchema, minimumElements: Int? = nil, maximumElements: Int? = nil) {}
  public init<Value: Generable>(type: Value.Type, guides: [GenerationGuide<Value>] = []) {}
  public init(referenceTo name: String) {}

  /// A property of what is generated.
  public struct Property: Sendable {
    public init(name: String, description: String? = nil, schema: DynamicGenerationSchema, isOptional: Bool = false) {}
  }
}

/// What a value that is generated must be. Nothing is generated.
public struct GenerationGuide<Value>: Sendable {}

extension GenerationGuide where Value == String {
  public static func constant(_ value: String) -> GenerationGuide { GenerationGuide() }
  public static func anyOf(_ values: [String]) -> GenerationGuide { GenerationGuide() }
  public static func pattern<Output>(_ regex: Regex<Output>) -> GenerationGuide { GenerationGuide() }
}

extension GenerationGuide where Value: Comparable & Numeric {
  public static func minimum(_ value: Value) -> GenerationGuide { GenerationGuide() }
  public static func maximum(_ value: Value) -> GenerationGuide { GenerationGuide() }
  public static func range(_ range: ClosedRange<Value>) -> GenerationGuide { GenerationGuide() }
}

extension GenerationGuide {
  public static func count<Element>(_ count: Int) -> GenerationGuide where Value == [Element] { GenerationGuide() }
  public static func count<Element>(_ range: ClosedRange<Int>) -> GenerationGuide where Value == [Element] {
    GenerationGuide()
  }
  public static func minimumCount<Element>(_ count: Int) -> GenerationGuide where Value == [Element] {
    GenerationGuide()
  }
  public static func maximumCount<Element>(_ count: Int) -> GenerationGuide where Value == [Element] {
    GenerationGuide()
  }
  public static func element<Element>(_ guide: GenerationGuide<Element>) -> GenerationGuide where Value == [Element] {
    GenerationGuide()
  }
}
