import JSONDocuments

/// Reads a font from an object of JSON.
struct FontReader {
  private var style: MeasuringStyle?
  private var name: String?
  private var family: String?
  private var weight: MeasuringWeight?
  private var isItalic: Bool?
  private var size: Double?
  private var scaledWith: MeasuringStyle?
  private var maximumSize: Double?
  /// The offset of each field.
  private var offsets: [(name: String, offset: Int)] = []

  private static let names = ["style", "name", "family", "size", "weight", "italic", "scaledWith", "maximumSize"]

  static func font(_ value: JSONValue) throws(FieldError) -> MeasuringFont {
    var reader = FontReader()
    try FieldReader.members(of: value) { member throws(FieldError) in try reader.read(member) }
    return try reader.font(at: value.offset)
  }

  private mutating func read(_ member: JSONMember) throws(FieldError) {
    let value = member.value
    offsets.append((member.name, member.offset))
    switch member.name {
    case "style": style = try FieldReader.name(value, KnownNames.styles)
    case "name": name = try FieldReader.string(value)
    case "family": family = try FieldReader.string(value)
    case "size": size = try FieldReader.number(value)
    case "weight": weight = try FieldReader.name(value, KnownNames.weights)
    case "italic": isItalic = try FieldReader.bool(value)
    case "scaledWith": scaledWith = try FieldReader.name(value, KnownNames.styles)
    case "maximumSize": maximumSize = try FieldReader.number(value)
    default: throw FieldReader.unknown(member, among: FontReader.names)
    }
  }

  private func font(at offset: Int) throws(FieldError) -> MeasuringFont {
    let face: MeasuringFont.Face
    if let style {
      try refuse(["name", "family", "size", "weight", "italic", "scaledWith"], of: "a text style")
      face = .style(style)
    } else if let name {
      try refuse(["family", "weight", "italic"], of: "a font by name")
      face = .named(name)
    } else if let family {
      face = .family(family, weight: weight ?? .regular, isItalic: isItalic ?? false)
    } else {
      guard size != nil || weight != nil || isItalic != nil || scaledWith != nil else {
        throw FieldError(offset, "The font is missing: expected 'style', 'name', 'family' or 'size'.")
      }
      face = .system(weight: weight ?? .regular, isItalic: isItalic ?? false)
    }
    return MeasuringFont(
      face, size: size ?? MeasuringFont.defaultSize, scaledWith: scaledWith, maximumSize: maximumSize)
  }

  private func refuse(_ names: [String], of what: String) throws(FieldError) {
    guard let field = offsets.first(where: { names.contains($0.name) }) else { return }
    throw FieldError(field.offset, "'\(field.name)' cannot be used with \(what).", field: field.name)
  }
}

/// Reads a run of text from an object of JSON.
enum RunReader {
  private static let names = ["text", "font", "tracking", "kern", "baselineOffset", "ligatures", "locale"]

  static func run(_ value: JSONValue) throws(FieldError) -> MeasuringRun {
    var run = MeasuringRun("")
    var hasText = false
    try FieldReader.members(of: value) { member throws(FieldError) in
      let value = member.value
      switch member.name {
      case "text": (run.text, hasText) = (try FieldReader.string(value), true)
      case "font": run.font = try FontReader.font(value)
      case "tracking": run.tracking = try FieldReader.number(value)
      case "kern": run.kern = try FieldReader.number(value)
      case "baselineOffset": run.baselineOffset = try FieldReader.number(value)
      case "ligatures": run.usesLigatures = try FieldReader.bool(value)
      case "locale": run.locale = try FieldReader.string(value)
      default: throw FieldReader.unknown(member, among: RunReader.names)
      }
    }
    guard hasText else { throw FieldError(value.offset, "The run has no text.") }
    return run
  }
}
