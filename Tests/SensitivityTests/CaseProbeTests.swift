import DynamicType
import Foundation
import HeadlessUIKit
import ImageComparison
import Renderers
import Snapshots
import Testing
import ViewRendering

@testable import Sensitivity

/// Views of which it is plain what a comparison can notice.
@MainActor @Suite struct CaseProbeTests {
  private static let renderer = ViewRenderer()
  private static let size = CGRect(x: 0, y: 0, width: 100, height: 60)

  /// The changes found for a white view with these subviews.
  private func probe(
    tolerance: Tolerance = .none, comparesLayout: Bool = true, _ subviews: @autoclosure () -> [UIView]
  ) throws -> ProbedViews {
    let configuration = Configuration(device: Device(freeSize: "card", width: 100, height: 60))
    let identity = try CaseIdentity(catalogueFile: "cards", scene: "card", configuration: configuration.slug)
    let probe = CaseProbe(
      identity, under: configuration, tolerance: tolerance, maskableNames: [], comparesLayout: comparesLayout,
      by: Self.renderer)
    return try probe.probe { inspect in
      _ = try Self.renderer.layOut(under: configuration, inspect: inspect) {
        let root = UIView(frame: Self.size)
        root.backgroundColor = .white
        subviews().forEach(root.addSubview)
        return root
      }
    }
  }

  private func box(
    _ color: UIColor?, _ frame: CGRect = CGRect(x: 10, y: 10, width: 40, height: 20), name: String = "box"
  ) -> UIView {
    let view = UIView(frame: frame)
    view.backgroundColor = color
    view.accessibilityIdentifier = name
    return view
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 80, height: 30))
    label.text = text
    label.accessibilityIdentifier = "title"
    return label
  }

  /// The root is not moved; it is hidden and recoloured. The label is moved, hidden, recoloured, and has another text.
  @Test func everythingVisibleIsNoticed() throws {
    let found = try probe([label("Rain")])
    #expect(found.counts == [.moved: 1, .hidden: 2, .recoloured: 2, .text: 1])
    #expect(found.unnoticed.isEmpty)
  }

  @Test func aPlainContainerHasNeitherColourNorText() throws {
    let found = try probe([box(nil)])
    #expect(found.counts == [.moved: 1, .hidden: 2, .recoloured: 1])
    #expect(found.unnoticed.isEmpty)
  }

  @Test func aBorderIsAColourOfItsOwn() throws {
    let view = box(.red)
    view.layer.borderWidth = 2
    view.layer.borderColor = UIColor.black.cgColor
    #expect(try probe([view]).counts[.recoloured] == 3)
  }

  @Test func whatAnotherViewHidesIsNamed() throws {
    let found = try probe([box(.red), box(.blue, CGRect(x: 0, y: 0, width: 60, height: 40), name: "lid")])
    #expect(
      found.unnoticed == [
        UnnoticedMutation(view: "box", Mutation(.recoloured, "backgroundColor"), .hiddenBehind("lid"))
      ])
    // The layout shows that it is moved and gone.
    #expect(found.counts == [.moved: 2, .hidden: 3, .recoloured: 3])
  }

  /// Two halves hide the box, and neither alone.
  @Test func whatSeveralViewsHideIsCovered() throws {
    let halves = [CGRect(x: 0, y: 0, width: 30, height: 40), CGRect(x: 30, y: 0, width: 30, height: 40)]
    let found = try probe([box(.red)] + halves.map { box(.blue, $0, name: "half") })
    #expect(found.unnoticed == [UnnoticedMutation(view: "box", Mutation(.recoloured, "backgroundColor"), .covered)])
  }

  @Test func withPixelsAloneItsPlaceIsNotNoticedEither() throws {
    let views = { [box(.red), box(.blue, CGRect(x: 0, y: 0, width: 60, height: 40), name: "lid")] }
    let found = try probe(comparesLayout: false, views())
    #expect(found.unnoticed.map(\.mutation.kind) == [.moved, .hidden, .recoloured])
    #expect(found.unnoticed.allSatisfy { $0.reason == .hiddenBehind("lid") })
  }

  /// Four levels through an alpha of 0.01 are 0.04 levels, and the opposite colour is 2.55.
  @Test func aStepThroughFaintColourIsTooLittle() throws {
    let found = try probe([box(UIColor(white: 0.5, alpha: 0.01))])
    #expect(
      found.unnoticed == [UnnoticedMutation(view: "box", Mutation(.recoloured, "backgroundColor"), .transparent)])
  }

  @Test func whatIsOutsideIsNamed() throws {
    let found = try probe([box(.red, CGRect(x: 200, y: 0, width: 10, height: 10))])
    #expect(found.unnoticed == [UnnoticedMutation(view: "box", Mutation(.recoloured, "backgroundColor"), .outside)])
  }

  @Test func aMaskHidesWhatIsWithinIt() throws {
    let masked = box(nil, CGRect(x: 10, y: 10, width: 80, height: 40), name: "clock")
    masked.addSubview(label("Noon"))
    let found = try probe(tolerance: Tolerance(mask: ["clock"]), [masked])
    #expect(found.unnoticed.map(\.view) == ["title", "title", "title", "title"])
    #expect(found.unnoticed.allSatisfy { $0.reason == .masked(["clock"]) })
    #expect(Set(found.unnoticed.map(\.mutation.kind)) == Set(Mutation.Kind.allCases))
  }

  /// A step is of four levels.
  @Test(arguments: [(3, 0), (4, 2)]) func aToleranceAcceptsASmallStep(channel: Int, count: Int) throws {
    let found = try probe(
      tolerance: Tolerance(channel: channel), [box(UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1))])
    #expect(found.unnoticed.count == count)
    #expect(found.unnoticed.allSatisfy { if case .tolerated = $0.reason { true } else { false } })
  }

  @Test func theSameCaseGivesTheSameResult() throws {
    let text = NSMutableAttributedString(string: "Rain from noon", attributes: [.foregroundColor: UIColor.red])
    text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 0, length: 4))
    let views = {
      let label = label("")
      label.attributedText = text
      return [label, box(.red, CGRect(x: 60, y: 30, width: 10, height: 10))]
    }
    let first = try probe(views())
    #expect(first.unnoticed.isEmpty && first.counts == [.moved: 2, .hidden: 3, .recoloured: 3, .text: 1])
    #expect(try probe(views()) == first)
  }
}
