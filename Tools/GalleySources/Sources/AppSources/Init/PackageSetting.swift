/// A setting of a target as `swift package dump-package` describes it.
struct PackageSetting: Decodable {
  private struct Condition: Decodable {
    let platformNames: [String]?
    let config: String?
  }

  /// What a setting is of: a text, or something else.
  private struct Value: Decodable {
    let text: String?

    private enum Key: String, CodingKey { case text = "_0" }

    init(from decoder: any Decoder) throws {
      text = try? decoder.container(keyedBy: Key.self).decode(String.self, forKey: .text)
    }
  }

  private let tool: String
  private let kind: [String: Value]
  private let condition: Condition?

  /// Whether it is one of the Swift compiler's, for an app on iOS that is being worked on.
  var isMet: Bool {
    let platforms = condition?.platformNames ?? []
    return tool == "swift" && (platforms.isEmpty || platforms.contains("ios")) && condition?.config != "release"
  }

  /// The text of a setting of a kind; `nil` if it is of another.
  func text(_ name: String) -> String? { kind[name]?.text }
}

extension LanguageSettings {
  /// - Parameter isSwift6: whether the package's targets are in the language mode of Swift 6 if their settings do not say.
  init(_ settings: [PackageSetting], isSwift6: Bool) {
    let settings = settings.filter(\.isMet)
    func texts(_ kind: String) -> [String] { Set(settings.compactMap { $0.text(kind) }).sorted() }
    let modes = texts("swiftLanguageMode")
    self.isSwift6 = modes.isEmpty ? isSwift6 : modes.contains { $0.hasPrefix("6") }
    isOnMainActor = texts("defaultIsolation").contains("MainActor")
    upcomingFeatures = texts("enableUpcomingFeature")
    conditions = texts("define").filter { $0 != "DEBUG" }
  }
}
