import DynamicType
import Raster
import Snapshots
import ViewRendering

/// A case in the page's data: an element of `data/cases-1.js` and so on.
struct CaseData: Encodable {
  let result: DisplayedResult
  /// Its path, as used in decisions.
  let `case`: String
  /// The index of its scene.
  let scene: Int
  /// The facts in its configuration's name; empty if the name cannot be parsed.
  let axes: [String: String]
  /// Pixels in a point of its pictures.
  let scale: Double
  let group: Int?
  let pictures: Pictures
  let layouts: Layouts
  let decision: CaseEvidence.Decision?

  struct Pictures: Encodable {
    var expected: PictureData?
    var actual: PictureData?
    var difference: PictureData?
  }

  struct Layouts: Encodable {
    var expected: Hash128?
    var actual: Hash128?
  }

  /// - Parameter picture: returns the picture that is on a shelf under a hash.
  init(_ shown: DisplayedCase, _ evidence: CaseEvidence, scene: Int, picture: (Hash128) -> PictureData) {
    result = shown.result
    self.case = shown.path.description
    self.scene = scene
    group = shown.group
    let name = ConfigurationName(shown.path.configuration)
    (axes, scale) = (name?.axes ?? [:], name?.scale ?? 1)
    func data(_ seen: CaseEvidence.Picture?) -> PictureData? {
      switch seen {
      case .image(let hash): picture(hash)
      case .missing(let reason): .missing(reason)
      case nil: nil
      }
    }
    pictures = Pictures(
      expected: data(evidence.expected), actual: data(evidence.actual), difference: data(evidence.difference))
    layouts = Layouts(expected: evidence.expectedLayout, actual: evidence.actualLayout)
    decision = evidence.decision
  }
}

extension ConfigurationName {
  /// Pixels in a point: 1 for a custom size, unless the name says otherwise.
  var scale: Double { values["scale"].flatMap(Double.init) ?? Device.named(device)?.scale ?? 1 }

  /// All facts in the name, by the singular names of the axes.
  fileprivate var axes: [String: String] {
    values.merging(["device": device, "category": category.shortName]) { $1 }
  }
}
