import SourcePlaces

/// The sets below a folder by name, found without opening any of them.
///
/// Groups alone are read, as a group may provide a namespace: the sets in it are then called `Group/name`.
struct AssetIndex: Sendable {
  enum Kind: String, Hashable, Sendable, CaseIterable {
    case image = "imageset"
    case color = "colorset"
    case data = "dataset"
    case symbol = "symbolset"
  }

  struct Key: Hashable, Sendable {
    let kind: Kind
    let name: String
  }

  /// Sets that other things than apps' views use, which are passed over with what is in them.
  private static let others: Set<String> = [
    "appiconset", "arimageset", "arresourcegroup", "brandassets", "complicationset", "cubetextureset",
    "gcdashboardimage",
    "gcleaderboard", "gcleaderboardset", "iconset", "imagestack", "imagestacklayer", "launchimage", "mipmapset",
    "sticker", "stickerpack", "stickersequence", "stickersiconset", "textureset",
  ]

  /// The folders of the sets, below the root.
  private(set) var sets: [Key: String] = [:]
  /// The folders that hold loose files, the outermost first.
  private(set) var looseFolders: [String] = []
  private(set) var findings: [AssetFinding] = []

  private let access: FolderAccess
  private let searchesSubfolders: Bool
  private var entryCount = 0

  init(_ access: FolderAccess, searchesSubfolders: Bool) {
    (self.access, self.searchesSubfolders) = (access, searchesSubfolders)
    if access.root.hasSuffix(".xcassets") {
      group("", namespace: "", depth: 0)
    } else {
      folders()
    }
  }

  /// The names of the sets of a kind, in order.
  func names(_ kind: Kind) -> [String] { sets.keys.filter { $0.kind == kind }.map(\.name).sorted() }

  /// The findings that concern a name: about the set, or about something on its way.
  func findings(about name: String) -> [AssetFinding] {
    let parts = Set(name.split(separator: "/").map(String.init) + [name])
    return findings.filter { finding in
      switch finding.problem {
      case .linkOutside(let entry), .circle(let entry), .missingFile(let entry), .repeatedName(let entry, _):
        parts.contains(Self.split(entry).stem) || parts.contains(entry)
      case .tooMany, .tooDeep: true
      default: false
      }
    }
  }

  // MARK: Walking

  /// Looks for catalogues in folders, level by level.
  private mutating func folders() {
    var level = [""]
    var depth = 0
    while !level.isEmpty {
      guard depth <= FolderAccess.Limits.depth else {
        note(AssetFinding(.tooDeep(limit: FolderAccess.Limits.depth), at: access.place(level[0])))
        return
      }
      var next: [String] = []
      for folder in level {
        looseFolders.append(folder)
        for entry in list(folder) where entry.kind == .folder {
          let path = folder.isEmpty ? entry.name : "\(folder)/\(entry.name)"
          if Self.split(entry.name).type == "xcassets" {
            group(path, namespace: "", depth: 0)
          } else if searchesSubfolders {
            next.append(path)
          }
        }
      }
      (level, depth) = (next, depth + 1)
    }
  }

  /// Takes in the sets of a catalogue or of a group in one.
  private mutating func group(_ folder: String, namespace: String, depth: Int) {
    guard depth <= FolderAccess.Limits.depth else {
      return note(AssetFinding(.tooDeep(limit: FolderAccess.Limits.depth), at: access.place(folder)))
    }
    for entry in list(folder) where entry.kind == .folder {
      let path = folder.isEmpty ? entry.name : "\(folder)/\(entry.name)"
      let (stem, type) = Self.split(entry.name)
      if let kind = Kind(rawValue: type) {
        add(Key(kind: kind, name: namespace + stem), path)
      } else if !Self.others.contains(type) {
        let name = type == "spriteatlas" ? stem : entry.name
        let inner = providesNamespace(path) ? namespace + name + "/" : namespace
        group(path, namespace: inner, depth: depth + 1)
      }
    }
  }

  private mutating func add(_ key: Key, _ path: String) {
    if let first = sets[key] {
      note(AssetFinding(.repeatedName(key.name, first: access.shownPath(first)), at: access.place(path)))
    } else {
      sets[key] = path
    }
  }

  private mutating func list(_ folder: String) -> [FolderAccess.Entry] {
    guard entryCount <= FolderAccess.Limits.entries else { return [] }
    var notes: [AssetFinding] = []
    var entries: [FolderAccess.Entry] = []
    do throws(AssetFinding) {
      entries = try access.entries(of: folder) { notes.append($0) }
    } catch {
      notes.append(error)
    }
    for finding in notes { note(finding) }
    entryCount += entries.count
    if entryCount > FolderAccess.Limits.entries {
      note(AssetFinding(.tooMany(limit: FolderAccess.Limits.entries), at: access.place("")))
    }
    return entries
  }

  private mutating func providesNamespace(_ folder: String) -> Bool {
    do throws(AssetFinding) {
      guard let bytes = try access.contents(of: "\(folder)/Contents.json") else { return false }
      let reader = try ContentsReader(bytes, file: access.shownPath("\(folder)/Contents.json"))
      let provides = reader.object("properties", of: reader.root).map { reader.flag("provides-namespace", of: $0) }
      for finding in reader.findings { note(finding) }
      return provides ?? false
    } catch {
      note(error)
      return false
    }
  }

  /// Adds a finding, up to a number that nobody reads through.
  private mutating func note(_ finding: AssetFinding) {
    if findings.count < 1000 { findings.append(finding) }
  }

  /// A folder's name, taken apart at its last point.
  private static func split(_ name: String) -> (stem: String, type: String) {
    guard let dot = name.lastIndex(of: ".") else { return (name, "") }
    return (String(name[..<dot]), name[name.index(after: dot)...].lowercased())
  }
}
