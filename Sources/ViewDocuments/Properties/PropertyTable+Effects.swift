import CardLayouts
import Foundation
import HeadlessUIKit

extension PropertyTable {
  static let visualEffectView: [Property] = [
    Property("effect", .enumeration(blurStyles), "The blur of what lies behind the view. None unless set.") {
      (view: UIVisualEffectView, style, _) in view.effect = UIBlurEffect(style: style)
    }
  ]

  private static let blurStyles: KeyValuePairs<String, UIBlurEffect.Style> = [
    "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular, "prominent": .prominent,
    "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial,
    "systemMaterial": .systemMaterial, "systemThickMaterial": .systemThickMaterial,
    "systemChromeMaterial": .systemChromeMaterial, "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
    "systemThinMaterialLight": .systemThinMaterialLight, "systemMaterialLight": .systemMaterialLight,
    "systemThickMaterialLight": .systemThickMaterialLight, "systemChromeMaterialLight": .systemChromeMaterialLight,
    "systemUltraThinMaterialDark": .systemUltraThinMaterialDark, "systemThinMaterialDark": .systemThinMaterialDark,
    "systemMaterialDark": .systemMaterialDark, "systemThickMaterialDark": .systemThickMaterialDark,
    "systemChromeMaterialDark": .systemChromeMaterialDark,
  ]

  static let gradientView: [Property] = [
    Property("colors", .colors, "The colours of the gradient. None unless set.") {
      (view: GradientView, colors, _) in view.colors = colors.map(\.uiColor)
    },
    Property("locations", .doubles(PropertyLimits.unit), "The places of the colours. Even unless set.") {
      (view: GradientView, locations, _) in view.locations = locations.map { CGFloat($0) }
    },
    Property("startPoint", .point, "The place of the first colour, in fractions of the size. [0.5, 0] unless set.") {
      (view: GradientView, point, _) in view.startPoint = point
    },
    Property("endPoint", .point, "The place of the last colour, in fractions of the size. [0.5, 1] unless set.") {
      (view: GradientView, point, _) in view.endPoint = point
    },
    Property(
      "type", .enumeration(["axial": CAGradientLayerType.axial, "radial": .radial, "conic": .conic]),
      "Along a line, on ellipses, or around a point. axial unless set."
    ) { (view: GradientView, type, _) in view.type = type },
  ]

  static let shapeView: [Property] = shapes + lines

  private static let shapes: [Property] = [
    Property(
      "shape", .enumeration(["rectangle": ShapeView.Shape.rectangle, "oval": .oval]),
      "What fills the view's bounds. rectangle, with the layer's corner radius, unless set."
    ) { (view: ShapeView, shape, _) in view.shape = shape },
    Property("polygon", .points, "The corners of the shape, in fractions of the size, in place of 'shape'.") {
      (view: ShapeView, points, _) in view.shape = .polygon(points)
    },
    Property("polyline", .points, "Like 'polygon', without the line from the last corner to the first.") {
      (view: ShapeView, points, _) in view.shape = .lines(points)
    },
    Property("fillColor", .color, "The colour of the shape. Black unless set; clear for none.") {
      (view: ShapeView, color, _) in view.fillColor = color.uiColor
    },
    Property("strokeColor", .color, "The colour of the line along the shape. None unless set.") {
      (view: ShapeView, color, _) in view.strokeColor = color.uiColor
    },
  ]

  private static let lines: [Property] = [
    Property("lineWidth", .double(PropertyLimits.length), "The width of the line, in points. 1 unless set.") {
      (view: ShapeView, width, _) in view.shapeLayer?.lineWidth = width
    },
    Property(
      "lineCap", .enumeration(["butt": CAShapeLayerLineCap.butt, "round": .round, "square": .square]),
      "The shape of the line's ends. butt unless set."
    ) { (view: ShapeView, cap, _) in view.shapeLayer?.lineCap = cap },
    Property(
      "lineJoin", .enumeration(["miter": CAShapeLayerLineJoin.miter, "round": .round, "bevel": .bevel]),
      "The shape of the line's corners. miter unless set."
    ) { (view: ShapeView, join, _) in view.shapeLayer?.lineJoin = join },
    Property(
      "lineDashPattern", .doubles(PropertyLimits.length),
      "The lengths of dashes and gaps in turn, in points. No gaps unless set."
    ) { (view: ShapeView, lengths, _) in
      view.shapeLayer?.lineDashPattern = lengths.isEmpty ? nil : lengths.map { NSNumber(value: $0) }
    },
    Property(
      "strokeStart", .double(PropertyLimits.unit), "Where the line begins, as a share of its length. 0 unless set."
    ) {
      (view: ShapeView, share, _) in view.shapeLayer?.strokeStart = share
    },
    Property("strokeEnd", .double(PropertyLimits.unit), "Where the line ends, as a share of its length. 1 unless set.")
    {
      (view: ShapeView, share, _) in view.shapeLayer?.strokeEnd = share
    },
  ]
}
