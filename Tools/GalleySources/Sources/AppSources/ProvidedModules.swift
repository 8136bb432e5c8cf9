/// The modules of iOS that Galley provides.
public enum ProvidedModules {
  /// The products of Galley's package whose modules apps import: those of `Tools/provided-modules.txt`.
  public static let products = Set(
    String(decoding: PackageResources.provided_modules_txt, as: UTF8.self).split(separator: "\n").map(String.init))
  /// The modules of Swift's own toolchain on Linux.
  public static let toolchain: Set<String> = [
    "Dispatch", "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML", "Observation",
    "RegexBuilder", "Swift", "Synchronization", "_Concurrency",
  ]

  public static let all = products.union(toolchain)
}
