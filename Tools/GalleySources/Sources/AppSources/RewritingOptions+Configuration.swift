public import SourceRewriting

extension RewritingOptions {
  /// The options of a configuration.
  ///
  /// - Parameter modules: the modules of the target's dependencies, of which those of iOS can be imported; nil for all.
  public init(_ configuration: AppConfiguration, modules: [String]? = nil) {
    let provided = modules.map { ProvidedModules.toolchain.union(ProvidedModules.products.intersection($0)) }
    self.init(
      providedModules: provided ?? ProvidedModules.all, omittedModules: Set(configuration.omittedModules),
      standIns: configuration.standIns,
      dependencies: Set(configuration.dependencies).union(modules ?? []).union(configuration.standIns.values))
  }
}
