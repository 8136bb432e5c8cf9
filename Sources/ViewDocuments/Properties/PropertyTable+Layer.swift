import Foundation
import HeadlessUIKit

extension PropertyTable {
  static let layer: [Property] = edges + shadow + place

  private static let edges: [Property] = [
    Property("layer.cornerRadius", .double(PropertyLimits.length), "Radius of the background's corners, in points.") {
      (view: UIView, radius, _) in view.layer.cornerRadius = radius
    },
    Property("layer.maskedCorners", .optionSet(corners), "The corners that are round. All of them unless set.") {
      (view: UIView, corners, _) in view.layer.maskedCorners = corners
    },
    Property("layer.cornerCurve", .enumeration(cornerCurves), "The shape of round corners. circular unless set.") {
      (view: UIView, curve, _) in view.layer.cornerCurve = curve
    },
    Property("layer.borderWidth", .double(PropertyLimits.length), "Width of the border inside the edge, in points.") {
      (view: UIView, width, _) in view.layer.borderWidth = width
    },
    Property("layer.borderColor", .color, "Colour of the border. Black unless set.") {
      (view: UIView, color, context) in
      view.layer.borderColor = color.uiColor.resolvedColor(with: context.traits).cgColor
    },
    Property("layer.masksToBounds", .boolean, "The same as clipsToBounds: content is cut at the rounded edge.") {
      (view: UIView, flag, _) in view.layer.masksToBounds = flag
    },
  ]

  private static let shadow: [Property] = [
    Property("layer.shadowColor", .color, "Colour of the shadow. Black unless set.") {
      (view: UIView, color, context) in
      view.layer.shadowColor = color.uiColor.resolvedColor(with: context.traits).cgColor
    },
    Property("layer.shadowOpacity", .double(PropertyLimits.unit), "Opacity of the shadow. 0, none, unless set.") {
      (view: UIView, opacity, _) in view.layer.shadowOpacity = Float(opacity)
    },
    Property(
      "layer.shadowOffset", .offset, "The offset of the shadow to the right and down, in points. [0, -3] unless set."
    ) {
      (view: UIView, offset, _) in view.layer.shadowOffset = offset
    },
    Property(
      "layer.shadowRadius", .double(PropertyLimits.length),
      "Standard deviation of the shadow's blur, in points. 3 unless set."
    ) { (view: UIView, radius, _) in view.layer.shadowRadius = radius },
  ]

  private static let place: [Property] = [
    Property(
      "layer.anchorPoint", .point,
      "The point that a transform leaves in its place, in fractions of the size. [0.5, 0.5] unless set."
    ) {
      (view: UIView, point, _) in view.layer.anchorPoint = point
    },
    Property(
      "layer.zPosition", .double(PropertyLimits.coordinate),
      "Views with larger values lie above their siblings. 0 unless set."
    ) {
      (view: UIView, position, _) in view.layer.zPosition = position
    },
    Property(
      "transform", .transform,
      "How the view with its subviews is scaled, then turned about its anchor point, then moved. Not at all unless set."
    ) { (view: UIView, transform, _) in view.transform = transform },
  ]

  private static let corners: KeyValuePairs<String, CACornerMask> = [
    "layerMinXMinYCorner": .layerMinXMinYCorner, "layerMaxXMinYCorner": .layerMaxXMinYCorner,
    "layerMinXMaxYCorner": .layerMinXMaxYCorner, "layerMaxXMaxYCorner": .layerMaxXMaxYCorner,
  ]

  private static let cornerCurves: KeyValuePairs<String, CALayerCornerCurve> = [
    "circular": .circular, "continuous": .continuous,
  ]
}
