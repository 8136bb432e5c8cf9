import Drawing
import DynamicType
import Findings
import Foundation
import HeadlessUIKit
import Testing
import ViewRendering

@testable import Scenes

/// The doctor's page, before and after, compared with the chapter's text and published text metrics.
@MainActor @Suite struct CatalogueDoctorTests {
  private static let styles = ["name": "headline", "phone": "footnote", "address": "footnote", "city": "footnote"]

  /// 128 points times body's leading over 22, in whole pixels, but at most the width between margins of 16.
  private func scaledSide(_ scene: LaidOutScene) throws -> CGFloat {
    let leading = try ExpectedFont(style: "body", at: scene.configuration.category).pitch
    return min((128 * leading / 22 * 2).rounded() / 2, 343)
  }

  /// Only a number on one line may be truncated; it is at the largest size, and not at the smallest.
  @Test(arguments: CatalogueCase.all(of: "doctor", "doctor"))
  func nothingButTheNumberIsCut(_ tested: CatalogueCase) throws {
    let scene = try LaidOutScene(tested)
    let findings = scene.rendered.findings
    #expect(findings.allSatisfy { $0.kind == .truncatedText && $0.view == "phone" }, "\(findings)")
    switch scene.configuration.category {
    case .extraSmall: #expect(findings.isEmpty)
    case .accessibilityExtraExtraExtraLarge: #expect(findings.count == 1)
    default: break
    }
  }

  /// The picture is 16 points from the edges, and texts are 16 beside it or the system's 8 below.
  @Test(arguments: CatalogueCase.all(of: "doctor", "doctor"))
  func textsStandBesideThePictureOrBelow(_ tested: CatalogueCase) throws {
    let scene = try LaidOutScene(tested)
    let isBelow = scene.configuration.category.isAccessibilityCategory
    let side = isBelow ? try scaledSide(scene) : 128
    #expect(try scene.frame("picture") == CGRect(x: 16, y: 16, width: side, height: side))
    let (x, y, width): (CGFloat, CGFloat, CGFloat) = isBelow ? (16, 16 + side + 8, 343) : (160, 16, 199)
    #expect(try scene.frame("name").minY == y)
    for (name, style) in Self.styles {
      let frame = try scene.frame(name)
      #expect((frame.minX, frame.width) == (x, width), "\(name)")
      #expect(abs(frame.height - (try scene.height(of: name, style: style))) <= scene.halfPixel, "\(name)")
    }
    let notes = try scene.frame("notes")
    #expect((notes.minX, notes.width) == (16, 343))
    #expect(scene.rendered.layout.frame.height == notes.maxY + 16)
  }

  /// The system's distance of baselines is not public; that it is the same between texts of one font, follows the
  /// larger font, and grows with it, is from Apple's description (WWDC 2017, session 201).
  @Test func baselinesAreApartByTheFontAndTheNotesBelowAllOfIt() throws {
    var previous: CGFloat = 0
    for tested in CatalogueCase.all(of: "doctor", "doctor") {
      let scene = try LaidOutScene(tested)
      func distance(_ above: String, _ below: String) throws -> CGFloat {
        let last = try #require(scene.node(above).lines.last).baseline
        return try #require(scene.node(below).lines.first).baseline - last
      }
      let spacing = try distance("phone", "address")
      let tolerance = 2 * scene.halfPixel
      #expect(spacing + tolerance >= previous, "\(tested.testDescription)")
      previous = spacing
      #expect(abs(try distance("address", "city") - spacing) <= tolerance, "\(tested.testDescription)")
      let font = try ExpectedFont(style: "footnote", at: scene.configuration.category)
      // Both baselines are moved to pixels, by at most half a pixel.
      #expect(spacing + 2 * tolerance >= font.lineHeight, "\(tested.testDescription)")
      // The notes are 8 points below the picture, or a baseline's distance below the city if that is further down.
      #expect(try distance("city", "notes") + tolerance >= spacing, "\(tested.testDescription)")
      switch scene.configuration.category {
      case .extraSmall, .large: #expect(try scene.frame("notes").minY == 152)
      case .extraExtraExtraLarge: #expect(try scene.frame("notes").minY > 160, "the address pushes them down")
      default: break
      }
    }
  }

  /// In the "before" version, nothing keeps the notes away from the texts beside the picture: they are 8 points below
  /// the picture at every size.
  @Test(arguments: CatalogueCase.all(of: "doctor", "doctor-before"))
  func textsLieOnTheNotesBefore(_ tested: CatalogueCase) throws {
    let scene = try LaidOutScene(tested)
    #expect(try scene.frame("notes").minY == 152)
    let overlaps = try scene.frame("city").intersects(scene.frame("notes"))
    let findings = scene.rendered.findings.filter { $0.kind == .overlappingText }
    switch scene.configuration.category {
    case .extraSmall, .large: #expect(!overlaps && findings.isEmpty)
    case let category where category >= .accessibilityExtraLarge: #expect(overlaps && !findings.isEmpty)
    default: break
    }
    #expect(findings.allSatisfy { $0.view == "notes" }, "\(findings)")
    #expect(scene.rendered.findings.allSatisfy { [.truncatedText, .overlappingText].contains($0.kind) })
  }

  @Test(arguments: CatalogueCase.all(of: "doctor", "doctor-with-a-scaled-picture"))
  func thePictureGrowsWithTheText(_ tested: CatalogueCase) throws {
    let scene = try LaidOutScene(tested)
    let side = try scaledSide(scene)
    #expect(try scene.frame("picture") == rect(16, 16, side, side))
    #expect(try scene.frame("name").minY == 16 + side + 8)
    #expect(scene.rendered.findings.isEmpty, "\(scene.rendered.findings)")
  }

  // MARK: Edges and baselines

  /// Edges have the system's 8 points (`NSLayoutConstraint` between siblings) at every size; the distance of baselines
  /// grows with the text.
  @Test func edgesStayAsFarApartAndBaselinesGrow() throws {
    var previous: CGFloat = 0
    for tested in CatalogueCase.all(of: "doctor", "spacing") {
      let scene = try LaidOutScene(tested)
      for (above, below) in [("edge1", "edge2"), ("edge2", "edge3")] {
        let gap = try scene.frame(below).minY - scene.frame(above).maxY
        #expect(abs(gap - 8) <= scene.halfPixel, "\(tested.testDescription)")
      }
      let baselines = try ["line1", "line2", "line3"].map { name in
        try #require(scene.node(name).lines.last).baseline
      }
      #expect(baselines[1] - baselines[0] + 2 * scene.halfPixel >= baselines[2] - baselines[1])
      #expect(baselines[2] - baselines[0] + 2 * scene.halfPixel >= previous, "\(tested.testDescription)")
      previous = baselines[2] - baselines[0]
      // The columns have room beside each other, or stand below each other.
      let isBeside = try scene.frame("edge1").maxX < scene.frame("line1").minX
      let gap = try scene.frame("line1").minY - scene.frame("edge3").maxY
      #expect(isBeside || abs(gap - 32) <= scene.halfPixel, "\(tested.testDescription)")
      #expect(scene.rendered.findings.isEmpty, "\(tested.testDescription)")
    }
    #expect(previous > 2 * 40)
  }
}
