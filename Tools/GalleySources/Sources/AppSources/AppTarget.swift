public import Foundation
public import SourceRewriting

/// A target whose files are an app's: its configuration, its files, what they can import.
public struct AppTarget: Sendable {
  public let configuration: AppConfiguration
  /// The configuration's file.
  public let file: URL
  public let listing: SourceListing
  public let options: RewritingOptions
  /// The headers of the app that Swift files see, and the Swift files beside the configuration where there are such.
  private(set) var otherInputs: [String] = []
  /// The targets that this one imports and whose files are an app's as well.
  public let dependencies: [AppTarget]
  /// The name of the target's module, after which its table of previews is called; nil where that is not made.
  public let module: String?

  /// Lists the files of a configuration.
  ///
  /// - Parameters:
  ///   - module: the name of the target's module, if there is to be a table of its previews.
  ///   - modules: the modules of the target's dependencies; nil if they are not known.
  ///   - dependencies: the targets that this one imports and whose files are an app's as well.
  ///   - scratch: a folder that builds write to.
  public init(
    _ configuration: AppConfiguration, at file: URL, module: String? = nil, modules: [String]? = nil,
    dependencies: [AppTarget] = [],
    scratch: String? = nil
  ) throws(ListingError) {
    self.module = module
    self.configuration = configuration
    self.dependencies = dependencies
    self.file = file
    listing = try SourceListing(configuration, at: file, scratch: scratch)
    var options = RewritingOptions(configuration, modules: modules)
    if let bridged = listing.bridged {
      let beside = DeclaredBeside(file.deletingLastPathComponent())
      options.objectiveCNames = bridged.names.filter { !beside.names.contains($0.key) }
        .mapValues(listing.relative)
      otherInputs = [file.deletingLastPathComponent().path] + beside.files + bridged.paths
    }
    self.options = options
  }

  /// A target of one file, without a configuration.
  public init(file: URL, modules: [String]? = nil) {
    configuration = AppConfiguration()
    dependencies = []
    self.file = file
    module = nil
    listing = SourceListing(file: file)
    options = RewritingOptions(configuration, modules: modules)
  }

  /// The copies of the files in a folder.
  public func copies(in folder: String) -> Copies {
    Copies(of: listing.files, resources: resources, module: module, in: folder)
  }

  private var resources: AppResources { AppResources(listing, besides: dependencies.map(\.listing)) }

  /// Rewrites the files.
  public func rewritten() throws(ListingError) -> RewrittenApp {
    let resources = resources
    return try RewrittenApp(
      listing.files, models: resources.hasModels ? resources.modelClasses : [],
      dependencies: dependencies.flatMap(\.listing.files), besides: listing.problems + resources.problems,
      options: options)
  }
}
