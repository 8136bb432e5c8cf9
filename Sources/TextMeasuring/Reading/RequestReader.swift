import JSONDocuments
import Suggestions
import TextLayout

/// Reads a request from its parsed JSON. This checks the types of values; their ranges are checked when the request is
/// answered.
struct RequestReader {
  private(set) var request = MeasuringRequest("")
  private var hasText = false
  private var hasCategories = false

  /// - Throws: an error with the field's offset.
  static func request(of root: JSONValue) throws(FieldError) -> MeasuringRequest {
    var reader = RequestReader()
    try FieldReader.members(of: root) { member throws(FieldError) in try reader.read(member) }
    guard reader.hasText else {
      throw FieldError(root.offset, "The request has no text: expected 'text' or 'runs'.", field: nil)
    }
    return reader.request
  }

  private static let names = [
    "id", "version", "text", "runs", "font", "category", "categories", "width", "widths", "height", "lines",
    "lineBreakMode", "lineBreakStrategy", "alignment", "lineSpacing", "lineHeightMultiple", "minimumLineHeight",
    "maximumLineHeight", "paragraphSpacing", "tracking", "tightening", "locale", "direction", "layoutDirection",
    "scale", "boldText", "want", "hit",
  ]

  private mutating func read(_ member: JSONMember) throws(FieldError) {
    let value = member.value
    switch member.name {
    case "id": request.id = try FieldReader.id(value)
    case "version":
      let version = try FieldReader.number(value)
      guard version == Double(MeasuringAnswer.version) else {
        throw FieldError(value.offset, "The version is not supported: expected \(MeasuringAnswer.version).")
      }
    case "text": try readRuns([MeasuringRun(FieldReader.string(value))], member)
    case "runs": try readRuns(FieldReader.elements(of: value, RunReader.run), member)
    case "font": request.font = try FontReader.font(value)
    case "category": try readCategories([FieldReader.name(value, KnownNames.categories)], member)
    case "categories": try readCategories(RequestReader.categories(value), member)
    case "width": try readWidths([FieldReader.number(value)], member)
    case "widths":
      try readWidths(
        FieldReader.elements(of: value) { value throws(FieldError) in try FieldReader.number(value) }, member)
    case "height": request.height = try FieldReader.number(value)
    case "lines": request.lines = try FieldReader.wholeNumber(value)
    case "want":
      request.want = Set(
        try FieldReader.elements(of: value) { value throws(FieldError) in
          try FieldReader.name(value, KnownNames.wants)
        })
    case "hit": request.hits = try FieldReader.elements(of: value, FieldReader.point)
    default: try readLook(member)
    }
  }

  private mutating func readLook(_ member: JSONMember) throws(FieldError) {
    let value = member.value
    switch member.name {
    case "lineBreakMode": request.lineBreakMode = try FieldReader.name(value, KnownNames.lineBreakModes)
    case "lineBreakStrategy": request.paragraph.lineBreakStrategy = try FieldReader.name(value, KnownNames.strategies)
    case "alignment": request.alignment = try FieldReader.name(value, KnownNames.alignments)
    case "lineSpacing": request.paragraph.lineSpacing = try FieldReader.number(value)
    case "lineHeightMultiple": request.paragraph.lineHeightMultiple = try FieldReader.number(value)
    case "minimumLineHeight": request.paragraph.minimumLineHeight = try FieldReader.number(value)
    case "maximumLineHeight": request.paragraph.maximumLineHeight = try FieldReader.number(value)
    case "paragraphSpacing": request.paragraph.paragraphSpacing = try FieldReader.number(value)
    case "tracking": request.tracking = try FieldReader.number(value)
    case "tightening": request.allowsTightening = try FieldReader.bool(value)
    case "locale": request.locale = try FieldReader.string(value)
    case "direction": request.paragraph.direction = try FieldReader.name(value, KnownNames.directions)
    case "layoutDirection":
      request.isRightToLeftLayout = try FieldReader.name(value, KnownNames.layoutDirections)
    case "scale": request.scale = try FieldReader.number(value)
    case "boldText": request.hasBoldText = try FieldReader.bool(value)
    default: throw FieldReader.unknown(member, among: RequestReader.names)
    }
  }

  private mutating func readRuns(_ runs: [MeasuringRun], _ member: JSONMember) throws(FieldError) {
    guard !hasText else {
      throw FieldError(member.offset, "The request has both 'text' and 'runs': give one of them.")
    }
    (request.runs, hasText) = (runs, true)
  }

  private var hasWidths = false

  private mutating func readWidths(_ widths: [Double], _ member: JSONMember) throws(FieldError) {
    guard !hasWidths else {
      throw FieldError(member.offset, "The request has both 'width' and 'widths': give one of them.")
    }
    (request.widths, hasWidths) = (widths, true)
  }

  private mutating func readCategories(_ categories: [MeasuringCategory], _ member: JSONMember) throws(FieldError) {
    guard !hasCategories else {
      throw FieldError(member.offset, "The request has both 'category' and 'categories': give one of them.")
    }
    (request.categories, hasCategories) = (categories, true)
  }

  private static func categories(_ value: JSONValue) throws(FieldError) -> [MeasuringCategory] {
    if case .string(let name) = value.content {
      guard name == "all" else {
        throw FieldError(value.offset, "Expected an array of categories, or \"all\".")
      }
      return MeasuringCategory.allCases
    }
    return try FieldReader.elements(of: value) { value throws(FieldError) in
      try FieldReader.name(value, KnownNames.categories)
    }
  }
}
