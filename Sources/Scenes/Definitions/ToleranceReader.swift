import ImageComparison
import SourcePlaces
import ViewDocuments

/// Reads the `tolerance` of a file or a scene.
enum ToleranceReader {
  static let key = "tolerance"
  /// The value for no tolerance at all, which overrides the file's.
  static let exact = "exact"
  static let keys = ["channel", "pixelsInWindow", "precision", "perceptualPrecision", "mask"]
  static let windowKeys = ["count", "size"]
  static let channels = 0...255

  static func read(_ value: Value) throws(SceneError) -> SceneTolerance {
    if value.scalar == exact { return .none }
    guard value.isMapping else { throw value.wrong("exact, or a mapping such as {channel: 2, mask: [clock]}") }
    let table = try value.table("a tolerance")
    try table.checkKeys(keys)
    guard !table.entries.isEmpty else { throw value.wrong("exact, or at least one of \(keys.joined(separator: ", "))") }
    let views = try table["mask"].map(names) ?? []
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
    return SceneTolerance(
      tolerance: tolerance, places: Dictionary(views) { first, _ in first }, place: value.place)
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

  /// The names of views, with their places.
  private static func names(_ value: Value) throws(SceneError) -> [(name: String, place: SourcePlace)] {
    let list = try value.list("a list of views' names", ofTexts: true)
    guard !list.isEmpty else { throw value.wrong("at least one view's name") }
    var names: [(String, SourcePlace)] = []
    for item in list { names.append((try item.word("a view's name"), item.place)) }
    return names
  }

  private static func whole(_ value: Value) throws(SceneError) -> Int { try value.whole("a whole number") }

  private static func share(_ value: Value) throws(SceneError) -> Double { try value.number("a number from 0 to 1") }
}
