/// What the compiler is told of the Swift in a target's files.
struct LanguageSettings: Sendable, Hashable {
  /// Whether they are compiled in the language mode of Swift 6.
  var isSwift6 = false
  /// Whether declarations belong to the main actor if they do not say otherwise.
  var isOnMainActor = false
  /// The names of the features of later language modes that are on, sorted.
  var upcomingFeatures: [String] = []
  /// The conditions under which files are compiled, beside those of the platform and `DEBUG`.
  var conditions: [String] = []

  /// Features that change nothing in what compiles with them and refuse the rest: Galley's modules do not show each other as
  /// Apple's do, and copies name protocols as they can.
  private static let refusing: Set<String> = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]

  /// The elements of a manifest's list of settings.
  var manifest: [String] {
    [".swiftLanguageMode(.\(isSwift6 ? "v6" : "v5"))"]
      + (isOnMainActor ? [".defaultIsolation(MainActor.self)"] : [])
      + upcomingFeatures.filter { !Self.refusing.contains($0) }.map { ".enableUpcomingFeature(\(Copies.literal($0)))" }
      + conditions.map { ".define(\(Copies.literal($0)))" }
  }
}

/// A feature of a later language mode, which a setting of Xcode's turns on.
private struct UpcomingFeature {
  let name: String
  /// The setting, after `SWIFT_UPCOMING_FEATURE_`.
  let setting: String
  /// Whether the language mode of Swift 6 has it.
  var isInSwift6 = true
  /// Whether the setting `SWIFT_APPROACHABLE_CONCURRENCY` turns it on as well.
  var isApproachable = false

  static let all = [
    UpcomingFeature(name: "ConciseMagicFile", setting: "CONCISE_MAGIC_FILE"),
    UpcomingFeature(name: "DeprecateApplicationMain", setting: "DEPRECATE_APPLICATION_MAIN"),
    // The setting's name is not the feature's.
    UpcomingFeature(
      name: "DisableOutwardActorInference", setting: "DISABLE_OUTWARD_ACTOR_ISOLATION", isApproachable: true),
    UpcomingFeature(name: "DynamicActorIsolation", setting: "DYNAMIC_ACTOR_ISOLATION"),
    UpcomingFeature(name: "ForwardTrailingClosures", setting: "FORWARD_TRAILING_CLOSURES"),
    UpcomingFeature(
      name: "GlobalActorIsolatedTypesUsability", setting: "GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY", isApproachable: true),
    UpcomingFeature(name: "GlobalConcurrency", setting: "GLOBAL_CONCURRENCY"),
    UpcomingFeature(name: "ImplicitOpenExistentials", setting: "IMPLICIT_OPEN_EXISTENTIALS"),
    UpcomingFeature(
      name: "InferIsolatedConformances", setting: "INFER_ISOLATED_CONFORMANCES", isInSwift6: false, isApproachable: true
    ),
    UpcomingFeature(
      name: "InferSendableFromCaptures", setting: "INFER_SENDABLE_FROM_CAPTURES", isApproachable: true),
    UpcomingFeature(name: "IsolatedDefaultValues", setting: "ISOLATED_DEFAULT_VALUES"),
    UpcomingFeature(name: "NonfrozenEnumExhaustivity", setting: "NONFROZEN_ENUM_EXHAUSTIVITY"),
    UpcomingFeature(
      name: "NonisolatedNonsendingByDefault", setting: "NONISOLATED_NONSENDING_BY_DEFAULT", isInSwift6: false,
      isApproachable: true),
    UpcomingFeature(name: "RegionBasedIsolation", setting: "REGION_BASED_ISOLATION"),
  ]
}

extension LanguageSettings {
  init(_ settings: TargetSettings) {
    let flags = (settings.value("OTHER_SWIFT_FLAGS") ?? "").split(separator: " ").filter { $0 != "-Xfrontend" }
    let pairs = zip(flags, flags.dropFirst())
    isSwift6 = settings.value("SWIFT_VERSION")?.hasPrefix("6") ?? false
    isOnMainActor =
      settings.value("SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor"
      || pairs.contains { $0 == "-default-isolation" && $1 == "MainActor" }
    upcomingFeatures = Set(
      Self.features(on: settings, isSwift6: isSwift6)
        + pairs.filter { $0.0 == "-enable-upcoming-feature" }.map { String($0.1) }
    ).sorted()
    conditions = settings.conditions
  }

  /// The names of the features that Xcode's settings turn on and that the language mode does not have.
  private static func features(on settings: TargetSettings, isSwift6: Bool) -> [String] {
    let features = UpcomingFeature.all.filter { feature in
      guard !(isSwift6 && feature.isInSwift6) else { return false }
      return settings.isOn("SWIFT_UPCOMING_FEATURE_" + feature.setting)
        ?? (feature.isApproachable && settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY") ?? false)
    }
    let isStrict = !isSwift6 && settings.value("SWIFT_STRICT_CONCURRENCY") == "complete"
    return features.map(\.name) + (isStrict ? ["StrictConcurrency"] : [])
  }
}
