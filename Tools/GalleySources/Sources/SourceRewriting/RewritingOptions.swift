/// The values that the rewriting of a target depends on beside its files.
public struct RewritingOptions: Sendable {
  /// The modules of iOS that Galley provides, which `canImport` finds.
  public var providedModules: Set<String>
  /// The modules whose imports are removed: the app does without them.
  public var omittedModules: Set<String>
  /// The modules that are imported in place of others, by the names of those.
  public var standIns: [String: String]
  /// The other modules that can be imported: the target's dependencies.
  public var dependencies: Set<String>
  /// The headers that declare names in Objective-C alone, by the name: files that use one are left out.
  public var objectiveCNames: [String: String] = [:]

  public init(
    providedModules: Set<String> = [], omittedModules: Set<String> = [], standIns: [String: String] = [:],
    dependencies: Set<String> = []
  ) {
    self.providedModules = providedModules
    self.omittedModules = omittedModules
    self.standIns = standIns
    self.dependencies = dependencies
  }
}
