import DynamicType
import Foundation
import HeadlessUIKit
import Suggestions
import Testing

@testable import ViewDocuments

@MainActor
@Suite struct PropertyTableTests {
  private let context = DocumentContext(traits: UITraitCollection(values: .phone))

  private func set(_ name: String, _ value: PropertyValue, on viewClass: ViewClass) throws -> UIView {
    let view = viewClass.make()
    let property = try #require(viewClass.property(named: name), "\(viewClass) has no \(name)")
    try property.set(value, on: view, in: context)
    return view
  }

  @Test func everyClassHasEachNameOnceAndASentenceForIt() {
    for viewClass in ViewClass.allCases {
      let names = viewClass.properties.map(\.name)
      #expect(Set(names).count == names.count, "\(viewClass): \(names)")
      for property in viewClass.properties {
        #expect(property.documentation.hasSuffix("."), "\(viewClass).\(property.name)")
      }
    }
  }

  @Test func subclassesInheritTheirSuperclassesProperties() {
    let own = Set(ViewClass.view.properties.map(\.name))
    for viewClass in ViewClass.allCases { #expect(own.isSubset(of: viewClass.properties.map(\.name))) }
    #expect(ViewClass.view.property(named: "text") == nil)
    #expect(ViewClass.label.property(named: "alpha") != nil)
  }

  @Test func viewPropertiesReachTheView() throws {
    let rect = CGRect(x: -1, y: 2.5, width: 30, height: 4)
    #expect(try set("frame", .rect(rect), on: .view).frame == rect)
    #expect(try set("bounds", .rect(rect), on: .view).bounds == rect)
    #expect(try set("alpha", .double(0.25), on: .view).alpha == 0.25)
    #expect(try set("isHidden", .boolean(true), on: .view).isHidden)
    #expect(try set("isOpaque", .boolean(false), on: .view).isOpaque == false)
    #expect(try set("clipsToBounds", .boolean(true), on: .view).clipsToBounds)
    #expect(try set("tag", .integer(-7), on: .view).tag == -7)
    #expect(try set("accessibilityIdentifier", .string("card"), on: .view).accessibilityIdentifier == "card")
    #expect(try set("contentMode", .enumeration("topRight"), on: .view).contentMode == .topRight)
    #expect(try set("backgroundColor", .color(.named("systemRed")), on: .view).backgroundColor == .systemRed)
    let mask = try set("autoresizingMask", .optionSet(["flexibleWidth", "flexibleHeight"]), on: .view)
    #expect(mask.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    let attribute = try set("semanticContentAttribute", .enumeration("forceRightToLeft"), on: .view)
    #expect(attribute.semanticContentAttribute == .forceRightToLeft)
  }

  @Test func layerPropertiesReachTheLayer() throws {
    #expect(try set("layer.cornerRadius", .double(12), on: .view).layer.cornerRadius == 12)
    #expect(try set("layer.borderWidth", .double(1.5), on: .view).layer.borderWidth == 1.5)
    #expect(try set("layer.masksToBounds", .boolean(true), on: .view).layer.masksToBounds)
    let half = ColorValue.components(red: 1, green: 0, blue: 0.5, alpha: 0.5)
    let border = try set("layer.borderColor", .color(half), on: .view).layer.borderColor
    #expect(border?.components == [1, 0, 0.5, 0.5])
  }

  @Test func shadowsAndCornersReachTheLayer() throws {
    #expect(try set("layer.shadowOpacity", .double(0.25), on: .view).layer.shadowOpacity == 0.25)
    #expect(try set("layer.shadowRadius", .double(7), on: .view).layer.shadowRadius == 7)
    let offset = CGSize(width: -1, height: 4)
    #expect(try set("layer.shadowOffset", .size(offset), on: .view).layer.shadowOffset == offset)
    let red = try set("layer.shadowColor", .color(.named("systemRed")), on: .view).layer.shadowColor
    #expect(red == UIColor.systemRed.resolvedColor(with: context.traits).cgColor)
    let corners = try set("layer.maskedCorners", .optionSet(["layerMinXMaxYCorner"]), on: .view).layer.maskedCorners
    #expect(corners == .layerMinXMaxYCorner)
    #expect(try set("layer.cornerCurve", .enumeration("continuous"), on: .view).layer.cornerCurve == .continuous)
    #expect(try set("layer.zPosition", .double(-3), on: .view).layer.zPosition == -3)
    let anchor = CGPoint(x: 0, y: 1)
    #expect(try set("layer.anchorPoint", .point(anchor), on: .view).layer.anchorPoint == anchor)
  }

  /// Scaled, then turned, then moved: (1, 0) is mirrored and doubled, then turned to (0, -2), then moved by (5, 7).
  @Test func aTransformScalesTurnsAndMoves() throws {
    let parts: [PropertyEntry] = [
      PropertyEntry(name: "scale", value: .double(2)), PropertyEntry(name: "scaleX", value: .double(-1)),
      PropertyEntry(name: "rotation", value: .double(90)),
      PropertyEntry(name: "translation", value: .size(CGSize(width: 5, height: 7))),
    ]
    let transform = try set("transform", .record(parts), on: .label).transform
    let place = CGPoint(x: 1, y: 0).applying(transform)
    #expect(abs(place.x - 5) < 1e-12 && abs(place.y - 5) < 1e-12)
    #expect(try set("transform", .record([]), on: .view).transform.isIdentity)
    #expect(throws: PropertyError.self) {
      try set("transform", .record([PropertyEntry(name: "scale", value: .double(.nan))]), on: .view)
    }
  }

  @Test func gradientsAndShapesReachTheirLayers() throws {
    let colors = PropertyValue.list([.color(.named("black")), .color(.named("white"))])
    let gradient = try set("colors", colors, on: .gradientView).layer as? CAGradientLayer
    #expect(gradient?.colors?.count == 2 && gradient?.colors?.first as? CGColor == UIColor.black.cgColor)
    let locations =
      try set("locations", .list([.double(0.25), .double(1)]), on: .gradientView).layer as? CAGradientLayer
    #expect(locations?.locations == [0.25, 1])
    let end = try set("endPoint", .point(CGPoint(x: 1, y: 1)), on: .gradientView).layer as? CAGradientLayer
    #expect(end?.endPoint == CGPoint(x: 1, y: 1))
    let dashes = try set("lineDashPattern", .list([.double(4), .double(2)]), on: .shapeView).layer as? CAShapeLayer
    #expect(dashes?.lineDashPattern == [4, 2])
    let points = PropertyValue.list([.point(.zero), .point(CGPoint(x: 1, y: 0.5))])
    let view = try set("polyline", points, on: .shapeView)
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
    view.layoutIfNeeded()
    #expect((view.layer as? CAShapeLayer)?.path?.currentPoint == CGPoint(x: 10, y: 10))
    let effect = try set("effect", .enumeration("systemThinMaterial"), on: .visualEffectView)
    #expect((effect as? UIVisualEffectView)?.effect is UIBlurEffect)
  }

  @Test func everyEnumerationCaseCanBeSet() throws {
    for viewClass in ViewClass.allCases {
      for property in viewClass.properties {
        guard let type = property.type.base as? EnumerationType else { continue }
        for name in type.names { _ = try set(property.name, .enumeration(name), on: viewClass) }
      }
    }
  }

  @Test func everyColorNameIsAColor() throws {
    for name in ColorValue.names {
      let view = try set("backgroundColor", .color(.named(name)), on: .view)
      #expect(view.backgroundColor != nil && (name == "clear" || view.backgroundColor != .clear), "\(name)")
    }
  }

  @Test func hexadecimalColorsAreReadDigitByDigit() {
    let half = ColorValue.components(red: 1, green: 128.0 / 255, blue: 0, alpha: 64.0 / 255)
    #expect(ColorValue(hexadecimal: "#fF800040") == half)
    #expect(ColorValue(hexadecimal: "#000000") == .components(red: 0, green: 0, blue: 0, alpha: 1))
    for text in ["", "#", "#fff", "000000", "#00000g", "#+12345", "#１２３４５６", "#0000000"] {
      #expect(ColorValue(hexadecimal: text) == nil, "\(text)")
    }
  }
}

@Suite struct PropertyLimitTests {
  private func message(_ value: PropertyValue, as type: PropertyType, for name: String) -> String? {
    do throws(PropertyError) {
      try type.check(value, for: name)
      return nil
    } catch {
      return error.description
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func numbersAreFinite(number: Double) {
    let expected = "takes a finite number, not infinity or NaN."
    #expect(message(.double(number), as: .double(0...1), for: "alpha") == "'alpha' \(expected)")
    let rect = CGRect(origin: .zero, size: CGSize(width: number, height: 1))
    #expect(message(.rect(rect), as: .rect, for: "frame") == "'frame.width' \(expected)")
    let font = FontValue.fixed(.named("Inter-Regular", pointSize: number))
    #expect(message(.font(font), as: .font, for: "font") == "'font.size' \(expected)")
  }

  @Test func numbersOutsideTheirLimitsAreNamed() {
    #expect(message(.double(1.5), as: .double(0...1), for: "alpha") == "'alpha' takes a number from 0 to 1, not 1.5.")
    #expect(
      message(.integer(-1), as: .integer(0...10), for: "numberOfLines")
        == "'numberOfLines' takes a whole number from 0 to 10, not -1.")
    let wide = CGRect(origin: .zero, size: CGSize(width: 100_001, height: 1))
    #expect(
      message(.rect(wide), as: .rect, for: "frame") == "'frame.width' takes a number from 0 to 100000, not 100001.")
    let negative = CGRect(origin: .zero, size: CGSize(width: 1, height: -1))
    #expect(
      message(.rect(negative), as: .rect, for: "frame") == "'frame.height' takes a number from 0 to 100000, not -1.")
    let far = CGRect(origin: CGPoint(x: -1e300, y: 0), size: .zero)
    #expect(
      message(.rect(far), as: .rect, for: "frame") == "'frame.x' takes a number from -100000 to 100000, not -1e+300.")
    let empty = CGRect.zero
    #expect(message(.rect(empty), as: .rect, for: "frame") == nil)
  }

  @Test(arguments: [0, -1, 1_000.5])
  func pointSizesAreAboveZeroAndAtMostAThousand(size: Double) {
    let text = "takes a point size above 0 and at most 1000, not \(size.plain)."
    let system = FontValue.fixed(.system(pointSize: size, weight: "regular"))
    #expect(message(.font(system), as: .font, for: "font") == "'font.systemFontOfSize' \(text)")
    let maximum = FontValue.scaled(.system(pointSize: 17, weight: "bold"), .body, maximumPointSize: size)
    #expect(message(.font(maximum), as: .font, for: "font") == "'font.maximumPointSize' \(text)")
  }

  @Test func casesThatDoNotExistAreSuggested() {
    let type = ViewClass.label.property(named: "textAlignment")?.type ?? .string
    #expect(
      message(.enumeration("centre"), as: type, for: "textAlignment")
        == "'textAlignment' has no case 'centre'. Did you mean 'center'?")
    #expect(
      message(.enumeration("diagonal"), as: type, for: "textAlignment")
        == "'textAlignment' has no case 'diagonal'. Use one of left, center, right, justified, natural.")
    #expect(
      message(.color(.named("systemRad")), as: .color, for: "textColor")
        == "'textColor': UIColor has no colour 'systemRad'. Did you mean 'systemRed'?")
    #expect(message(.boolean(true), as: .rect, for: "frame") == "'frame' takes [x, y, width, height].")
  }
}

@Suite struct SuggestionTests {
  @Test func theNearestNameWinsAndFarOnesDoNot() {
    let names = ["frame", "font", "text", "textColor", "layer.cornerRadius"]
    #expect(Suggestion.nearest(to: "txt", among: names) == "text")
    #expect(Suggestion.nearest(to: "TextColour", among: names) == "textColor")
    #expect(Suggestion.nearest(to: "cornerRadius", among: names) == "layer.cornerRadius")
    #expect(Suggestion.nearest(to: "fotn", among: names) == "font")
    #expect(Suggestion.nearest(to: "subtitle", among: names) == nil)
    #expect(Suggestion.nearest(to: "", among: names) == nil)
    #expect(Suggestion.nearest(to: String(repeating: "x", count: 1_000_000), among: names) == nil)
  }
}
