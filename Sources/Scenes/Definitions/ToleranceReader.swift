import Exceptions
import ImageComparison
import SourcePlaces
import ViewDocuments

/// Reads the `tolerance` of a file or a scene.
enum ToleranceReader {
  static let key = "tolerance"
  /// The value for no tolerance at all, which overrides the file's.
  static let exact = "exact"
  static let ruleKeys = ["channel", "pixelsInWindow", "precision", "perceptualPrecision", maskKey]
  static let keys = ruleKeys + TermsReader.keys
  static let maskKey = "mask"
  static let viewKey = "view"
  static let windowKeys = ["count", "size"]
  static let channels = 0...255

  static func read(_ value: Value) throws(SceneError) -> SceneTolerance {
    if value.scalar == exact { return .none }
    guard value.isMapping else { throw value.wrong("exact, or a mapping such as {channel: 2, mask: [clock]}") }
    let table = try value.table("a tolerance")
    try table.checkKeys(keys)
    guard table.entries.contains(where: { ruleKeys.contains($0.key) }) else {
      throw value.wrong("exact, or at least one of \(ruleKeys.joined(separator: ", "))")
    }
    let terms = try TermsReader.read(table)
    let views = try table[maskKey].map(masks) ?? []
    let window = try table["pixelsInWindow"].map(window)
    let (channel, precision) = (try table["channel"].map(whole), try table["precision"].map(share))
    let likeness = try table["perceptualPrecision"].map(share)
    let tolerance: Tolerance
    do throws(ToleranceError) {
      tolerance = try Tolerance(
        channel: channel, pixelsInWindow: window, precision: precision, perceptualPrecision: likeness,
        mask: views.map(\.name))
    } catch {
      throw (table[key(of: error)] ?? value).error(.tolerance(error))
    }
    let hasOtherRules = table.entries.contains { ruleKeys.contains($0.key) && $0.key != maskKey }
    let rules = hasOtherRules ? [PlacedException("the tolerance", terms: terms, at: "\(value.place)")] : []
    let masks = views.map { mask in
      PlacedException("the mask of '\(mask.name)'", terms: mask.terms.completed(by: terms), at: "\(mask.place)")
    }
    return SceneTolerance(
      tolerance: tolerance, places: Dictionary(views.map { ($0.name, $0.place) }) { first, _ in first },
      place: value.place, exceptions: rules + masks)
  }

  /// A masked view.
  private struct Mask {
    let name: String
    let place: SourcePlace
    let terms: ExceptionTerms
  }

  /// The key whose value is out of range.
  private static func key(of error: ToleranceError) -> String {
    switch error {
    case .channel: "channel"
    case .windowCount, .windowSize: "pixelsInWindow"
    case .precision: "precision"
    case .perceptualPrecision: "perceptualPrecision"
    case .emptyName: "mask"
    }
  }

  private static func window(_ value: Value) throws(SceneError) -> Tolerance.Window {
    guard value.isMapping else { return .init(count: try value.whole("a count of pixels, or {count, size}")) }
    let table = try value.table("'pixelsInWindow'")
    try table.checkKeys(windowKeys)
    let count = try whole(table.required("count"))
    guard let size = table["size"] else { return .init(count: count) }
    return .init(count: count, size: try whole(size))
  }

  /// The views by name, each alone or with the terms of its mask.
  private static func masks(_ value: Value) throws(SceneError) -> [Mask] {
    let list = try value.list("a list of views' names", ofTexts: true)
    guard !list.isEmpty else { throw value.wrong("at least one view's name") }
    var masks: [Mask] = []
    for item in list { masks.append(try mask(item)) }
    return masks
  }

  private static func mask(_ value: Value) throws(SceneError) -> Mask {
    guard value.isMapping else {
      return Mask(name: try value.word("a view's name"), place: value.place, terms: .none)
    }
    let table = try value.table("a mask", such: "{view: clock, reason: It shows the time.}")
    try table.checkKeys([viewKey] + TermsReader.keys)
    let view = try table.required(viewKey)
    return Mask(name: try view.word("a view's name"), place: view.place, terms: try TermsReader.read(table))
  }

  private static func whole(_ value: Value) throws(SceneError) -> Int { try value.whole("a whole number") }

  private static func share(_ value: Value) throws(SceneError) -> Double { try value.number("a number from 0 to 1") }
}
