import Findings
import Raster
import Reports
import Snapshots
import SourcePlaces

/// The page's data about all cases together: `data/run.js`.
struct RunData: Encodable {
  /// The version of all of the page's data.
  static let schemaVersion = 1

  /// The form of the page, which determines where its data and pictures are.
  enum Form: String, Encodable { case folder, file }

  let schemaVersion = Self.schemaVersion
  let form: Form
  let kind: GalleryInput.Kind
  let title: String
  /// The key under which decisions are stored: it changes when the cases or their files do.
  let identity: Hash128
  let header: RunHeader?
  /// The number of cases, and of those that are not in the data.
  let count: Int
  let omitted: Int
  let caseFiles: Int
  let axes = AxisData.all
  let scenes: [SceneData]
  let groups: [GroupData]
  let findingKinds: [String: String]
  /// The kinds of findings that the run looked for.
  let lookedFor: [String]
  let notes: [String]
  let warnings: [String]
  let fault: String?

  init(_ input: GalleryInput, _ form: Form, scenes: SceneList, identity: Hash128, omitted: Int, caseFiles: Int) {
    (self.form, kind, title, header) = (form, input.kind, input.title, input.header)
    (self.identity, count, self.omitted, self.caseFiles) = (identity, input.cases.count, omitted, caseFiles)
    self.scenes = scenes.scenes
    groups = input.groups.map(GroupData.init)
    findingKinds = Dictionary(
      uniqueKeysWithValues: FindingKind.allCases.map { ($0.rawValue, $0.meaning.asSentence) })
    lookedFor = input.lookedFor.map(\.rawValue)
    (notes, warnings, fault) = (input.notes, input.warnings, input.fault)
  }
}

/// Cases with the same fault, which are reviewed and decided on together.
struct GroupData: Encodable {
  let verdict: Verdict
  let cause: String?
  let which: String
  let details: String

  init(_ group: CaseGroup) {
    (verdict, cause, which, details) = (group.verdict, group.cause, group.which, group.details)
  }
}

/// A scene, or the pictures of a test.
struct SceneData: Encodable {
  let references: String?
  let catalogueFile: String
  let scene: String
  let description: String?
  let source: SourcePlace?
  let again: String?
  var heatMap: PictureData?
}

/// The scenes of a gallery, in the order of their first cases.
struct SceneList {
  private(set) var scenes: [SceneData] = []
  /// The index of each case's scene.
  private(set) var indices: [Int] = []
  /// The scenes' paths, which are the keys of facts.
  private var paths: [String] = []

  init(_ input: GalleryInput) {
    var known: [String: Int] = [:]
    for shown in input.cases {
      let (path, key) = (shown.path, shown.path.scenePath)
      if known[key] == nil {
        known[key] = scenes.count
        paths.append(key)
        let facts = input.facts[key]
        scenes.append(
          SceneData(
            references: path.references, catalogueFile: path.catalogueFile, scene: path.scene,
            description: facts?.description, source: shown.result.source, again: facts?.again))
      }
      indices.append(known[key, default: 0])
    }
  }

  /// Puts the scenes' heat maps on a shelf.
  mutating func put(_ facts: [String: SceneFacts], on shelf: some Shelf) throws {
    for (index, path) in paths.enumerated() {
      guard let heatMap = facts[path]?.heatMap else { continue }
      scenes[index].heatMap = shelf.picture(try shelf.put(heatMap))
    }
  }
}

extension String {
  /// With a capital at the start and a full stop at the end.
  fileprivate var asSentence: String { prefix(1).uppercased() + dropFirst() + "." }
}
