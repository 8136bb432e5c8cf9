import JSONDocuments
import TextLayout
import TextMeasuring

/// Requests as JSON, with every field.
enum RequestText {
  static func bytes(_ request: MeasuringRequest) -> [UInt8] { Array(json(request).text.utf8) }

  private static func json(_ request: MeasuringRequest) -> JSON {
    var fields: [(key: String, value: JSON)] = [
      ("font", font(request.font)), ("categories", .strings(request.categories.map(\.rawValue))),
      ("widths", .array(request.widths.map(JSON.number))), ("lines", .number(Double(request.lines))),
      ("lineBreakMode", name(request.lineBreakMode, KnownNames.lineBreakModes)),
      ("alignment", name(request.alignment, KnownNames.alignments)),
      ("layoutDirection", name(request.isRightToLeftLayout, KnownNames.layoutDirections)),
      ("tightening", .bool(request.allowsTightening)), ("boldText", .bool(request.hasBoldText)),
      ("locale", .string(request.locale)), ("want", .strings(request.want.map(\.rawValue).sorted())),
    ]
    fields += request.height.map { [("height", .number($0))] } ?? []
    fields += request.scale.map { [("scale", .number($0))] } ?? []
    fields += request.tracking.map { [("tracking", .number($0))] } ?? []
    fields += paragraph(request.paragraph)
    fields +=
      request.runs.count == 1 && request.runs[0].isOnlyText
      ? [("text", .string(request.runs[0].text))] : [("runs", .array(request.runs.map(run)))]
    return .object(fields)
  }

  private static func paragraph(_ paragraph: MeasuringParagraph) -> [(key: String, value: JSON)] {
    guard paragraph != MeasuringParagraph() else { return [] }
    return [
      ("lineSpacing", .number(paragraph.lineSpacing)), ("lineHeightMultiple", .number(paragraph.lineHeightMultiple)),
      ("minimumLineHeight", .number(paragraph.minimumLineHeight)),
      ("maximumLineHeight", .number(paragraph.maximumLineHeight)),
      ("paragraphSpacing", .number(paragraph.paragraphSpacing)),
      ("direction", name(paragraph.direction, KnownNames.directions)),
    ]
  }

  private static func run(_ run: MeasuringRun) -> JSON {
    var fields: [(key: String, value: JSON)] = [
      ("text", .string(run.text)), ("baselineOffset", .number(run.baselineOffset)),
      ("ligatures", .bool(run.usesLigatures)),
    ]
    fields += run.font.map { [("font", font($0))] } ?? []
    fields += run.tracking.map { [("tracking", .number($0))] } ?? []
    fields += run.kern.map { [("kern", .number($0))] } ?? []
    return .object(fields)
  }

  private static func font(_ font: MeasuringFont) -> JSON {
    var fields: [(key: String, value: JSON)] = font.maximumSize.map { [("maximumSize", .number($0))] } ?? []
    fields += font.scaledWith.map { [("scaledWith", .string($0.rawValue))] } ?? []
    switch font.face {
    case .style(let style): return .object(fields + [("style", .string(style.rawValue))])
    case .named(let name): fields.append(("name", .string(name)))
    case .system(let weight, let isItalic):
      fields += [("weight", .string(weight.rawValue)), ("italic", .bool(isItalic))]
    case .family(let family, let weight, let isItalic):
      fields += [("family", .string(family)), ("weight", .string(weight.rawValue)), ("italic", .bool(isItalic))]
    }
    return .object(fields + [("size", .number(font.size))])
  }

  private static func name<Value: Equatable>(_ value: Value, _ names: FieldNames<Value>) -> JSON {
    .string(names.names.first { names.values[$0] == value } ?? "")
  }
}

extension MeasuringRun {
  fileprivate var isOnlyText: Bool { self == MeasuringRun(text) }
}
