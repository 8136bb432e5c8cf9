import Drawing
import Findings
import Foundation
import Raster
import SystemText
import Testing
import UIKitCore
@_spi(Subclasses) import UIKitValues

@MainActor @Suite struct SymbolImageTests {
  private func withTraits<Value>(
    scale: CGFloat = 2, category: UIContentSizeCategory = .large, _ body: () throws -> Value
  )
    rethrows -> Value
  {
    let traits = UITraitCollection(traitsFrom: [
      .current, UITraitCollection(displayScale: scale), UITraitCollection(preferredContentSizeCategory: category),
    ])
    let before = UITraitCollection.current
    UITraitCollection.current = traits
    defer { UITraitCollection.current = before }
    return try body()
  }

  /// UIKit's output at 2x: `{20, 19} baseline=3.5, alignmentRectInsets={-0.5, 0, -0.5, 0}`.
  @Test func aSymbolHasTheSizeThatUIKitPrinted() throws {
    try withTraits {
      let image = try #require(UIImage(systemName: "play.circle.fill"))
      #expect(image.size == CGSize(width: 20, height: 19) && image.scale == 2)
      #expect(image.baselineOffsetFromBottom == 3.5)
      #expect(image.alignmentRectInsets == UIEdgeInsets(top: -0.5, left: 0, bottom: -0.5, right: 0))
      #expect(image.isSymbolImage && image.renderingMode == .automatic)
      // Apple: "a new version of the current image without any baseline information".
      #expect(image.imageWithoutBaseline().baselineOffsetFromBottom == nil)
      let moved = image.withBaselineOffset(fromBottom: 6)
      #expect(moved.baselineOffsetFromBottom == 6 && moved.imageWithoutBaseline().baselineOffsetFromBottom == nil)
    }
  }

  /// Interface Builder stored frames of 24 by 23 for circles in constraints of 24 by 24.
  @Test func anImageViewIsAlignedByItsSymbol() throws {
    try withTraits {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let view = UIImageView(image: UIImage(systemName: "circle"))
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      NSLayoutConstraint.activate([
        view.widthAnchor.constraint(equalToConstant: 24), view.heightAnchor.constraint(equalToConstant: 24),
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      ])
      root.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 0, y: 10.5, width: 24, height: 23))
    }
  }

  @Test func aFreeImageViewIsAsLargeAsItsSymbol() throws {
    try withTraits {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let view = UIImageView(image: UIImage(systemName: "circle"))
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      ])
      root.layoutIfNeeded()
      #expect(view.frame.size == CGSize(width: 20, height: 19))
      #expect(view.sizeThatFits(.zero) == CGSize(width: 20, height: 19))
    }
  }

  /// At each scale the symbol's baseline is the text's: 1950/2048 of the size below the top of the label.
  @Test(arguments: UIImage.SymbolScale.allCases)
  func aSymbolStandsOnTheBaselineOfALabel(scale: UIImage.SymbolScale) throws {
    try withTraits {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      let label = UILabel()
      label.font = .systemFont(ofSize: 24)
      label.text = "Hxg"
      let configuration = UIImage.SymbolConfiguration(pointSize: 24, weight: .regular, scale: scale)
      let view = UIImageView(image: UIImage(systemName: "circle", withConfiguration: configuration))
      for subview in [label, view] {
        subview.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(subview)
      }
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        label.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
        view.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
        view.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
      ])
      root.layoutIfNeeded()
      let baseline = view.frame.maxY - (view.image?.baselineOffsetFromBottom ?? 0)
      #expect(abs(baseline - (20 + 1950.0 / 2048 * 24)) <= 0.5)
    }
  }

  @Test func aTextStyleGrowsWithTheTextSize() throws {
    let image = withTraits {
      UIImage(systemName: "circle", withConfiguration: UIImage.SymbolConfiguration(textStyle: .body))
    }
    let view = UIImageView(image: image)
    let large = withTraits(category: .accessibilityExtraExtraExtraLarge) {
      image?.shown(under: .current, preferring: nil).size.height ?? 0
    }
    // Body is 53 points at AX5: 2 · 53/17 and 0.9957 · 53, to a pixel.
    #expect(abs(large - (2 * 53.0 / 17 + 0.9957 * 53)) <= 0.3)
    #expect(view.image?.size.height == 19)
  }

  @Test func laterConfigurationsWinWhereTheySaySomething() {
    let first = UIImage.SymbolConfiguration(pointSize: 30, weight: .bold, scale: .large)
    let both = first.applying(UIImage.SymbolConfiguration(weight: .light))
    #expect(both.isEqual(to: UIImage.SymbolConfiguration(pointSize: 30, weight: .light, scale: .large)))
    #expect(first.applying(nil).isEqual(first))
    #expect(first.applying(UIImage.SymbolConfiguration.unspecified).isEqual(first))
    let style = UIImage.SymbolConfiguration(textStyle: .title1)
    #expect(
      first.applying(style).isEqual(
        to: style.applying(UIImage.SymbolConfiguration(weight: .bold)).applying(
          UIImage.SymbolConfiguration(scale: .large))))
    #expect(first.configurationWithoutPointSizeAndWeight().isEqual(to: UIImage.SymbolConfiguration(scale: .large)))
    #expect(first.configurationWithoutScale().isEqual(to: UIImage.SymbolConfiguration(pointSize: 30, weight: .bold)))
    #expect(style.configurationWithoutTextStyle().isEqual(to: .unspecified))
  }

  @Test func theImagesOwnConfigurationComesBeforeTheViews() throws {
    try withTraits {
      let view = UIImageView(
        image: UIImage(systemName: "circle", withConfiguration: UIImage.SymbolConfiguration(scale: .small)))
      view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34, weight: .regular, scale: .large)
      let expected = try #require(
        UIImage(
          systemName: "circle",
          withConfiguration: UIImage.SymbolConfiguration(pointSize: 34, weight: .regular, scale: .small)))
      #expect(view.sizeThatFits(.zero) == expected.size)
      #expect(UIImageView(image: UIImage(data: Data())).alignmentRectInsets == .zero)
    }
  }

  @Test func equalSymbolsAreEqualImages() throws {
    let configuration = UIImage.SymbolConfiguration(pointSize: 20)
    let (one, other) = (
      UIImage(systemName: "star", withConfiguration: configuration),
      UIImage(systemName: "star")?.withConfiguration(UIImage.SymbolConfiguration(pointSize: 20))
    )
    #expect(one == other && one != UIImage(systemName: "star"))
    #expect(UIImage(systemName: "star")?.symbolConfiguration == .unspecified)
    #expect(UIImage().symbolConfiguration == nil && !UIImage().isSymbolImage)
    #expect(UIImage().applyingSymbolConfiguration(configuration) == nil)
    #expect(UIImage(systemName: "") == nil)
  }

  private func fill(_ view: UIView) -> Color? {
    for case .fill(.outline, .color(let color)) in view.record().displayList.commands { return color }
    return nil
  }

  private func view(_ image: UIImage?) -> UIImageView {
    let view = UIImageView(image: image)
    view.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    return view
  }

  /// A symbol is a template unless it has colours of its own or `alwaysOriginal` says otherwise.
  @Test func symbolsHaveTheTintColor() throws {
    let (red, green, blue) = (
      Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0), Color(red: 0, green: 0, blue: 1)
    )
    let (greenColor, blueColor) = (
      UIColor(red: 0, green: 1, blue: 0, alpha: 1), UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    )
    let star = try #require(UIImage(systemName: "star"))
    #expect(fill(view(star)) == red)
    #expect(fill(view(star.withTintColor(greenColor))) == red)
    #expect(fill(view(star.withTintColor(greenColor, renderingMode: .alwaysOriginal))) == green)
    let palette = UIImage.SymbolConfiguration(paletteColors: [blueColor, greenColor])
    #expect(fill(view(star.withConfiguration(palette))) == blue)
    #expect(fill(view(star.withConfiguration(UIImage.SymbolConfiguration(hierarchicalColor: greenColor)))) == green)
    #expect(fill(view(star.withConfiguration(palette).withRenderingMode(.alwaysTemplate))) == red)
    #expect(fill(view(star.withConfiguration(UIImage.SymbolConfiguration.preferringMonochrome()))) == red)
  }

  @Test func whatIsDrawnOnlyNearlyIsAFinding() throws {
    func kinds(_ name: String, _ configuration: UIImage.SymbolConfiguration = .unspecified) -> [FindingKind] {
      view(UIImage(systemName: name, withConfiguration: configuration)).record().findings.map(\.kind)
    }
    #expect(kinds("star") == [] && kinds("leaf", UIImage.SymbolConfiguration(weight: .bold)) == [])
    #expect(kinds("no.such.symbol") == [.missingSymbol])
    #expect(kinds("person.crop.circle.badge.clock") == [.approximateSymbol])
    #expect(kinds("star", UIImage.SymbolConfiguration(weight: .bold)) == [.approximateSymbol])
    #expect(kinds("star", UIImage.SymbolConfiguration(hierarchicalColor: .label)) == [.approximateSymbol])
    #expect(kinds("star", UIImage.SymbolConfiguration(paletteColors: [.label])) == [])
    #expect(kinds("star", .preferringMulticolor()) == [.approximateSymbol])
  }

  @Test func eachSymbolIsAFindingOnceInAScene() throws {
    let bold = UIImage.SymbolConfiguration(weight: .bold)
    let clock = "person.crop.circle.badge.clock"
    let names = ["star", "no.such.symbol", "star", clock, "no.such.symbol", clock]
    let scene = UIView()
    for (index, name) in names.enumerated() {
      let symbol = view(UIImage(systemName: name, withConfiguration: name == "star" ? bold : .unspecified))
      symbol.accessibilityIdentifier = "\(index)"
      scene.addSubview(symbol)
    }
    let findings = scene.record().findings
    #expect(findings.map(\.kind) == [.approximateSymbol, .missingSymbol, .approximateSymbol])
    #expect(findings.map(\.view) == ["0", "1", "3"])
  }

  @Test func aButtonIsAsLargeAsItsSymbol() throws {
    try withTraits {
      let button = UIButton(type: .custom)
      button.setImage(UIImage(systemName: "circle"), for: .normal)
      #expect(button.sizeThatFits(.zero) == CGSize(width: 20, height: 19))
      let configuration = UIImage.SymbolConfiguration(pointSize: 34)
      button.setPreferredSymbolConfiguration(configuration, forImageIn: .normal)
      let expected = try #require(UIImage(systemName: "circle", withConfiguration: configuration)).size
      #expect(button.sizeThatFits(.zero) == expected)
      #expect(button.currentPreferredSymbolConfiguration === configuration)
    }
  }

  /// The baseline of an attachment's symbol is the text's, and its colour too.
  @Test func aSymbolStandsOnTheBaselineOfItsText() throws {
    try withTraits {
      let label = UILabel()
      let text = NSMutableAttributedString(
        attachment: NSTextAttachment(image: try #require(UIImage(systemName: "circle"))))
      text.addAttribute(
        .foregroundColor, value: UIColor(red: 0, green: 0, blue: 1, alpha: 1), range: NSRange(location: 0, length: 1))
      text.append(NSAttributedString(string: " Done"))
      label.attributedText = text
      label.sizeToFit()
      let record = label.record()
      let outlines = record.displayList.commands.compactMap { command -> CGRect? in
        if case .fill(.outline(let outline), .color(let color)) = command, color.blue == 1 {
          outline.bounds
        } else {
          nil
        }
      }
      let baselines = record.displayList.commands.compactMap { command -> Double? in
        if case .glyphs(let run) = command { run.origin.y } else { nil }
      }
      let (circle, baseline) = (try #require(outlines.first), try #require(baselines.first))
      // circle reaches 0.145 em below the baseline: 2.47 points at 17.
      #expect(abs(circle.maxY - baseline - 2.47) < 0.3)
    }
  }

  @Test func forwardPointsToTheLeftFromRightToLeft() throws {
    func outline(_ name: String, _ direction: UITraitEnvironmentLayoutDirection) -> Outline? {
      let traits = UITraitCollection(traitsFrom: [.current, UITraitCollection(layoutDirection: direction)])
      let image = UIImage(systemName: name)
      let context = ImageContext(pixels: OffsetPixelGrid(PixelGrid(scale: 2), zero: .zero), traits: traits)
      for case .fill(.outline(let outline), _) in image?.commands(
        filling: CGRect(x: 0, y: 0, width: 12, height: 16), in: context) ?? []
      {
        return outline
      }
      return nil
    }
    let left = try #require(outline("chevron.right", .rightToLeft)).bounds
    let right = try #require(outline("chevron.forward", .rightToLeft)).bounds
    #expect(outline("chevron.right", .rightToLeft) == outline("chevron.right", .leftToRight))
    #expect(outline("chevron.forward", .leftToRight) == outline("chevron.right", .leftToRight))
    #expect(abs((left?.minX ?? 0) - (12 - (right?.maxX ?? 0))) < 1e-9)
  }
}
