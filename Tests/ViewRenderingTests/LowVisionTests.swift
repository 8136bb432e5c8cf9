import Drawing
import Foundation
import HeadlessUIKit
import Raster
import Renderers
import Testing

@testable import ViewRendering

/// The filters that simulate a reader's vision.
@MainActor @Suite struct LowVisionTests {
  private func configuration(
    _ device: String = "iPhone 15", _ change: (inout Configuration) -> Void = { _ in }
  ) throws -> Configuration {
    var configuration = Configuration(device: try #require(Device.named(device)))
    change(&configuration)
    return configuration
  }

  // MARK: Acuity

  /// The model's own equation, MAR = MAR₀ √(1 + (σ / σᵢ)²), with σᵢ = 5 / (2π · 1.5)′, and tan of the angle, which is small.
  @Test(arguments: [0.05, 0.1, 0.2, 0.4, 0.8, 0.99], [10.0, 30, 40, 100])
  func theBlurTakesNormalVisionToTheAcuity(acuity: Double, distance: Double) throws {
    let blur = try configuration { ($0.acuity, $0.viewingDistance) = (acuity, distance) }.blur
    let millimetres = blur / (460.0 / 3) * 25.4
    let arcMinutes = atan(millimetres / (distance * 10)) * 180 / .pi * 60
    let leastAngle = (1 + pow(arcMinutes / (5 / (3 * .pi)), 2)).squareRoot()
    #expect(abs(leastAngle * acuity - 1) < 1e-4, "\(leastAngle)")
  }

  /// Computed in Python from the same equation; 20/200 at 40 cm is 5.28′, 0.614 mm.
  @Test func blursAreInPointsOfTheScreen() throws {
    func blur(_ device: String, _ acuity: Double, _ distance: Double) throws -> Double {
      try configuration(device) { ($0.acuity, $0.viewingDistance) = (acuity, distance) }.blur
    }
    #expect(abs(try blur("iPhone 15", 0.1, 40) - 3.70771) < 1e-4)
    #expect(abs(try blur("iPhone 15", 0.4, 40) - 0.85382) < 1e-4)
    #expect(abs(try blur("iPhone SE (3rd gen)", 0.2, 30) - 1.45548) < 1e-4)
    #expect(abs(try blur("iPad (10th gen)", 0.05, 100) - 16.0196) < 1e-4)
  }

  /// Pixels per inch from Apple's technical specifications, and pixels per point.
  @Test(
    arguments: [
      ("iPhone SE (3rd gen)", 326, 2), ("iPhone 8 Plus", 401, 1080 / 414), ("iPhone X", 458, 3), ("iPhone 11", 326, 2),
      ("iPhone 11 Pro Max", 458, 3), ("iPhone 13 mini", 476, 1080 / 375), ("iPhone 14", 460, 3),
      ("iPhone 14 Plus", 458, 3), ("iPhone 15 Pro Max", 460, 3), ("iPhone Air", 460, 3), ("iPad (10th gen)", 264, 2),
      ("iPad mini (6th gen)", 326, 2), ("iPad Pro 13-inch (M4, M5)", 264, 2),
    ] as [(String, Double, Double)])
  func screensHaveTheirDensity(device: String, pixelsPerInch: Double, pixelsPerPoint: Double) throws {
    let known = try #require(Device.named(device)).pointsPerInch
    #expect(abs(known - pixelsPerInch / pixelsPerPoint) < 1e-9)
  }

  @Test func theLargestBlurCanBeDrawn() throws {
    for device in Device.all {
      var configuration = Configuration(device: device)
      (configuration.acuity, configuration.viewingDistance) = (0.05, 100)
      #expect(configuration.blur * 4 <= 160)
    }
  }

  // MARK: Colours

  private struct Fixture: Decodable {
    struct Case: Decodable {
      let kind: String
      let severity: Double
      let matrix: [Double]
    }

    let matrices: [Case]
  }

  /// The paper's eleven matrices for each deficiency from colour-science, and four in between from colorspacious.
  @Test func matricesAreThePapers() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/color-vision.json")
    let fixture = try JSONDecoder().decode(Fixture.self, from: Data(contentsOf: file))
    #expect(fixture.matrices.count == 45)
    for expected in fixture.matrices {
      let deficiency = try #require(ColorVision.Deficiency(rawValue: expected.kind))
      let matrix = try #require(ColorVision(deficiency, severity: expected.severity)).matrix
      guard let matrix else {
        #expect(expected.severity == 0 && expected.matrix == [1, 0, 0, 0, 1, 0, 0, 0, 1])
        continue
      }
      for (number, other) in zip(matrix, expected.matrix) {
        #expect(abs(number - other) <= 1e-8, "\(expected.kind) \(expected.severity): \(number), \(other)")
      }
    }
  }

  /// White and grey are unchanged: each row of a matrix sums to 1, up to the sixth digit.
  @Test(arguments: ColorVision.Deficiency.allCases, [0.1, 0.35, 0.6, 1])
  func greyStaysGrey(deficiency: ColorVision.Deficiency, severity: Double) throws {
    let matrix = try #require(ColorVision(deficiency, severity: severity)?.matrix)
    for row in 0..<3 { #expect(abs(matrix[3 * row..<3 * row + 3].reduce(0, +) - 1) < 2e-6) }
  }

  @Test(arguments: [
    ("normal", "normal"), ("protanopia", "protanopia"), ("protanomaly 1", "protanopia"), ("tritanomaly 0", "normal"),
    ("deuteranomaly 0.6", "deuteranomaly 0.6"), ("tritanomaly .25", "tritanomaly 0.25"),
    ("protanomaly 1.0", "protanopia"), ("protanomaly 00.5", "protanomaly 0.5"), ("tritanomaly 0.", "normal"),
    ("tritanomaly 1.", "tritanopia"), ("deuteranomaly 01.00", "deuteranopia"),
  ])
  func textsAreReadAndWritten(text: String, canonical: String) throws {
    #expect(try #require(ColorVision(text)).text == canonical)
  }

  /// As numbers in YAML's core schema, `[-+]? ( \. [0-9]+ | [0-9]+ ( \. [0-9]* )? )`, up to 1: all with three
  /// characters.
  @Test func severitiesAreReadAsTheSchemaHasThem() throws {
    let schema = try Regex(ColorVision.pattern)
    let characters = ["0", "1", "5", ".", "-", "e", " ", "'"]
    let texts = characters.flatMap { first in
      characters.flatMap { second in (characters + [""]).map { first + second + $0 } }
    }
    for severity in texts + characters {
      let text = "protanomaly \(severity)"
      let isNumber = try Regex("(\\.[0-9]+|[0-9]+(\\.[0-9]*)?)").wholeMatch(in: severity) != nil
      let isRead = isNumber && (Double(severity).map { $0 <= 1 } ?? false)
      let isInSchema = try schema.wholeMatch(in: text) != nil
      #expect((ColorVision(text) != nil) == isRead && isInSchema == isRead, "\(text)")
    }
  }

  @Test(arguments: [
    "", "protan", "protanomaly", "protanomaly 1.1", "protanomaly -0.1", "protanomaly  0.5", "protanomaly 0.5 ",
    "protanomaly nan", "protanomaly 0x1", "protanomaly 1e-1", "protanomaly .", "protanomaly 1.00000000000000000001",
    "protanomaly 10", "protanomaly 0.5.5", "protanomaly '0.5'", "protanomaly +0.5", "Protanopia", "achromatopsia",
    "0.5",
  ])
  func otherTextsAreNone(text: String) {
    #expect(ColorVision(text) == nil)
  }

  // MARK: Filters

  @Test func normalVisionHasNoFilters() throws {
    #expect(try configuration().filters.isEmpty)
    #expect(try configuration { $0.viewingDistance = 20 }.filters.isEmpty)
    #expect(try configuration { $0.colorVision = ColorVision("tritanomaly 0") ?? $0.colorVision }.filters.isEmpty)
  }

  /// 10 to the power of the difference from 2.0: half of a logarithm is a factor of √10.
  @Test(arguments: [(1.5, 1 / 10.0.squareRoot()), (1, 0.1), (0, 0.01)])
  func contrastIsWhatSensitivityLeaves(sensitivity: Double, share: Double) throws {
    let configuration = try configuration { $0.contrastSensitivity = sensitivity }
    guard case .contrast(let factor)? = configuration.filters.first else {
      Issue.record("no contrast")
      return
    }
    #expect(abs(factor - share) <= 0.5 / 65_536)
  }

  @Test func filtersAreInTheOrderOfLightsWay() throws {
    let filters = try configuration {
      $0.acuity = 0.5
      $0.colorVision = ColorVision("protanopia") ?? $0.colorVision
      $0.contrastSensitivity = 1
    }.filters
    #expect(filters.map { $0.description.split(separator: " ")[1] } == ["blur", "colors", "contrast"])
  }

  /// A blurred picture differs from the plain one, and so does its list; the layout of views does not depend on it.
  @Test func recordingsHaveTheConfigurationsFilters() throws {
    let renderer = ViewRenderer()
    func rendered(_ change: (inout Configuration) -> Void) throws -> ViewRecording {
      var configuration = card()
      change(&configuration)
      return try renderer.layOut(under: configuration) { cardView(label("Seen")) }
    }
    let plain = try rendered { _ in }
    let blurred = try rendered { $0.acuity = 0.3 }
    #expect(plain.displayList.filters.isEmpty)
    #expect(blurred.displayList.commands == plain.displayList.commands)
    #expect(blurred.displayList.hash() != plain.displayList.hash())
    #expect(blurred.layout == plain.layout)
    let pictures = try [plain, blurred].map { try renderer.draw($0.displayList, scale: 1).hash }
    #expect(pictures[0] != pictures[1])
    let onAScreen = try configuration { $0.acuity = 0.3 }
    let screen = try renderer.layOut(under: onAScreen) { cardView(label("Seen")) }
    #expect(screen.displayList.filters == onAScreen.filters && !onAScreen.filters.isEmpty)
  }

  // MARK: Settings

  @Test func settingsAreWhatViewsAreTold() throws {
    func told(_ change: (inout Configuration) -> Void) throws -> [Bool] {
      try configuration("iPhone 15", change).environment().run {
        [
          UIAccessibility.isReduceTransparencyEnabled, UIAccessibility.buttonShapesEnabled,
          UIAccessibility.isOnOffSwitchLabelsEnabled, UIAccessibility.isBoldTextEnabled,
          UIAccessibility.isDarkerSystemColorsEnabled,
        ]
      }
    }
    #expect(try told { _ in } == [false, false, false, false, false])
    #expect(try told { $0.transparency = .reduced } == [true, false, false, false, false])
    #expect(try told { $0.buttonShapes = .shown } == [false, true, false, false, false])
    #expect(try told { $0.onOffLabels = .shown } == [false, false, true, false, false])
    #expect(try told { $0.legibilityWeight = .bold } == [false, false, false, true, false])
    #expect(try told { $0.contrast = .high } == [false, false, false, false, true])
    #expect(!UIAccessibility.isReduceTransparencyEnabled)
  }
}
