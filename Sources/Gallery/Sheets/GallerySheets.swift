import DynamicType
import Foundation
import Snapshots
import ViewRendering

/// The sheets of a gallery: one for each scene, with the pictures in the gallery's folder.
struct GallerySheets: Sendable {
  /// A scene's sheet, and its place: a path without an extension.
  struct Placed: Sendable {
    let path: String
    let sheet: Sheet
  }

  /// The gallery's title.
  let title: String
  let sheets: [Placed]

  /// - Parameters:
  ///   - evidence: the evidence for each case.
  ///   - images: the folder of pictures, whose names are their hashes.
  init(_ input: GalleryInput, _ evidence: [CaseEvidence], images: URL) {
    title = input.title
    let list = SceneList(input)
    var cases = [[CaseWithEvidence]](repeating: [], count: list.scenes.count)
    for (index, shown) in input.cases.enumerated() {
      cases[list.indices[index]].append(CaseWithEvidence(shown, evidence[index], images: images))
    }
    var known: Set<String> = []
    sheets = zip(list.scenes, cases).enumerated().map { number, scene in
      let first = GallerySheets.path(of: scene.1.first, number + 1)
      let path = known.insert(first).inserted ? first : "\(first)-\(number + 1)"
      known.insert(path)
      return Placed(path: path, sheet: Sheet(scene.0, SheetCases(scene.1), input.groups))
    }
  }

  /// The path by file and scene, if these can be parts of a path.
  private static func path(of seen: CaseWithEvidence?, _ number: Int) -> String {
    guard let path = seen?.shown.path,
      let identity = try? CaseIdentity(catalogueFile: path.catalogueFile, scene: path.scene, configuration: "-")
    else { return "sheets/scene-\(number)" }
    return "sheets/\(identity.path.catalogueFile)/\(identity.path.scene)"
  }
}

/// A case with its evidence.
struct CaseWithEvidence {
  let shown: DisplayedCase
  let evidence: CaseEvidence
  let name: ConfigurationName?
  private let images: URL

  init(_ shown: DisplayedCase, _ evidence: CaseEvidence, images: URL) {
    (self.shown, self.evidence, self.images) = (shown, evidence, images)
    name = ConfigurationName(shown.path.configuration)
  }

  /// The picture, or the expected and the actual one.
  var pictures: [SheetPicture] {
    switch (evidence.expected, evidence.actual) {
    case (let expected?, let actual?): [picture(expected, name: "expected"), picture(actual, name: "actual")]
    case (let only?, nil), (nil, let only?): [picture(only, name: nil)]
    case (nil, nil): [SheetPicture(.missing(shown.result.reason ?? "There is no picture."))]
    }
  }

  private func picture(_ picture: CaseEvidence.Picture, name: String?) -> SheetPicture {
    switch picture {
    case .image(let hash):
      SheetPicture(name: name, .file(images.appendingPathComponent("\(hash).png"), scale: self.name?.scale ?? 1))
    case .missing(let reason): SheetPicture(name: name, .missing(reason))
    }
  }
}

extension DisplayedResult {
  var findings: [Finding] {
    switch self {
    case .test(let result): result.findings
    case .rendering(let result): result.findings
    case .reference: []
    }
  }

  var verdict: Verdict? {
    if case .test(let result) = self { result.outcome.verdict } else { nil }
  }

  /// The reason that there is nothing to show.
  var reason: String? {
    switch self {
    case .test(let result): result.outcome.reason
    case .rendering(let result): result.outcome.reason
    case .reference(let result): result.outcome.reason
    }
  }
}
