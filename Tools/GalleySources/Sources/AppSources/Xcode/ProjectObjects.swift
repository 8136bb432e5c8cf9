/// The objects of a project, by their identifiers.
struct ProjectObjects: Sendable {
  /// An object that is a target.
  struct Target: Sendable {
    let id: String
    let value: OpenStepValue
    let hasSources: Bool

    var name: String { value["name"]?.string ?? id }
    var productType: String { value["productType"]?.string ?? "" }
    var isLibrary: Bool { ["framework", "library.static", "library.dynamic", "framework.static"].contains(kind) }
    /// The last part of the product's type: `framework`.
    private var kind: String {
      let start = "com.apple.product-type."
      return productType.hasPrefix(start) ? String(productType.dropFirst(start.count)) : productType
    }
    var isTest: Bool {
      productType.contains("-testing") || productType.contains("unit-test") || productType.contains("ui-test")
    }
  }

  private let all: [String: OpenStepValue]
  let project: OpenStepValue
  private(set) var targets: [Target] = []
  /// The groups that contain each object.
  private var parents: [String: String] = [:]

  init(_ value: OpenStepValue, path: String) throws(ProjectError) {
    guard case .dictionary(let objects)? = value["objects"] else { throw .noObject(path: path, kind: "objects") }
    guard let root = value["rootObject"]?.string, let project = objects[root] else {
      throw .noObject(path: path, kind: "root object")
    }
    (all, self.project) = (objects, project)
    for (group, value) in objects {
      for child in value["children"]?.strings ?? [] where isFirst(group, parentOf: child) { parents[child] = group }
    }
    for id in project["targets"]?.strings ?? [] {
      guard let value = objects[id] else { continue }
      targets.append(Target(id: id, value: value, hasSources: hasSources(value)))
    }
  }

  subscript(id: String) -> OpenStepValue? { all[id] }

  /// The identifiers of the objects of a kind, in order.
  func identifiers(of kind: String) -> [String] { all.filter { $0.value["isa"]?.string == kind }.keys.sorted() }

  /// A file in two groups is in the first by identifier, whatever the order of the dictionary.
  private func isFirst(_ group: String, parentOf child: String) -> Bool { parents[child].map { group < $0 } ?? true }

  private func hasSources(_ target: OpenStepValue) -> Bool {
    guard target["isa"]?.string == "PBXNativeTarget" else { return false }
    let hasPhase = (target["buildPhases"]?.strings ?? []).contains { id in
      all[id]?["isa"]?.string == "PBXSourcesBuildPhase" && !(all[id]?["files"]?.strings ?? []).isEmpty
    }
    return hasPhase || !(target["fileSystemSynchronizedGroups"]?.strings ?? []).isEmpty
  }

  /// The path of a file or group relative to the project's folder; nil for what is elsewhere, such as a product.
  func path(of id: String) -> String? {
    var parts: [String] = []
    var current = id
    // A circle of groups has no more steps than there are objects.
    for _ in 0...all.count {
      guard let value = all[current] else { return nil }
      let path = value["path"]?.string
      switch value["sourceTree"]?.string ?? "<group>" {
      case "<group>":
        if let path { parts.insert(path, at: 0) }
        guard let parent = parents[current] else { return joined(parts) }
        current = parent
      case "SOURCE_ROOT": return joined([path].compactMap { $0 } + parts)
      case "<absolute>": return path.map { ([$0] + parts).joined(separator: "/") }
      default: return nil
      }
    }
    return nil
  }

  /// Parts below the folder that the project names for its files.
  private func joined(_ parts: [String]) -> String {
    let folder = project["projectDirPath"]?.string ?? ""
    return ((folder.isEmpty ? [] : [folder]) + parts).joined(separator: "/")
  }

  /// A file, or the files of a group of translations.
  func files(_ id: String) -> [String] {
    guard all[id]?["isa"]?.string == "PBXVariantGroup" else { return [id] }
    return all[id]?["children"]?.strings ?? []
  }

  /// The configurations of builds that a target or the project has, in order.
  func configurations(of owner: OpenStepValue) -> [OpenStepValue] {
    let list = owner["buildConfigurationList"]?.string.flatMap { all[$0] }
    return (list?["buildConfigurations"]?.strings ?? []).compactMap { all[$0] }
  }

  /// The path of the file that a configuration is based on, relative to the project's folder.
  func settingsFile(of configuration: OpenStepValue) -> String? {
    if let id = configuration["baseConfigurationReference"]?.string { return path(of: id) }
    guard let anchor = configuration["baseConfigurationReferenceAnchor"]?.string.flatMap({ path(of: $0) }),
      let relative = configuration["baseConfigurationReferenceRelativePath"]?.string
    else { return nil }
    return anchor + "/" + relative
  }

  /// The paths of packages in folders beside the project, relative to its folder: those that it names since Xcode 15, and the
  /// folders among its files, some of which are packages.
  var localPackages: [String] {
    let named = all.values.filter { $0["isa"]?.string == "XCLocalSwiftPackageReference" }
      .compactMap { $0["relativePath"]?.string }
    let folders = all.filter { _, value in
      value["isa"]?.string == "PBXFileReference"
        && ["wrapper", "folder"].contains(value["lastKnownFileType"]?.string ?? "")
    }
    return Array(Set(named + folders.keys.compactMap { path(of: $0) }))
  }

  /// The paths of the objects of a kind, relative to the project's folder.
  func paths(ofKind kind: String) -> [String] { identifiers(of: kind).compactMap { path(of: $0) } }

  /// The frameworks and libraries of the project that a target depends on, each behind those that it depends on itself.
  func libraries(of target: Target) -> [Target] {
    var found: [Target] = []
    var visited: Set<String> = [target.id]
    add(librariesOf: target, to: &found, &visited)
    return found
  }

  private func add(librariesOf target: Target, to found: inout [Target], _ visited: inout Set<String>) {
    for library in directLibraries(of: target) where visited.insert(library.id).inserted {
      add(librariesOf: library, to: &found, &visited)
      found.append(library)
    }
  }

  /// Those that a target names as dependencies, and those whose product it links, for which Xcode needs no more.
  func directLibraries(of target: Target) -> [Target] {
    let dependencies = (target.value["dependencies"]?.strings ?? []).compactMap { all[$0]?["target"]?.string }
    let linked = files(of: "PBXFrameworksBuildPhase", in: target)
    return targets.filter { candidate in
      candidate.isLibrary && candidate.hasSources && candidate.id != target.id
        && (dependencies.contains(candidate.id)
          || candidate.value["productReference"]?.string.map(linked.contains) == true)
    }
  }

  /// The identifiers of the files of a phase of the build.
  func files(of phase: String, in target: Target) -> [String] {
    (target.value["buildPhases"]?.strings ?? []).compactMap { all[$0] }.filter { $0["isa"]?.string == phase }
      .flatMap { $0["files"]?.strings ?? [] }.compactMap { all[$0]?["fileRef"]?.string }
  }
}
