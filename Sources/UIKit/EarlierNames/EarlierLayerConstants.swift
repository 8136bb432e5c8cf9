// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import HeadlessUIKit

// The names that Core Animation's constants had before Swift 4.2 made them members of types.

/// The name of `CATextLayerAlignmentMode.center` before Swift 4.2.
@available(*, deprecated, renamed: "CATextLayerAlignmentMode.center")
@preconcurrency @MainActor public var kCAAlignmentCenter: CATextLayerAlignmentMode { CATextLayerAlignmentMode.center }
/// The name of `CATextLayerAlignmentMode.justified` before Swift 4.2.
@available(*, deprecated, renamed: "CATextLayerAlignmentMode.justified")
@preconcurrency @MainActor public var kCAAlignmentJustified: CATextLayerAlignmentMode {
  CATextLayerAlignmentMode.justified
}
/// The name of `CATextLayerAlignmentMode.left` before Swift 4.2.
@available(*, deprecated, renamed: "CATextLayerAlignmentMode.left")
@preconcurrency @MainActor public var kCAAlignmentLeft: CATextLayerAlignmentMode { CATextLayerAlignmentMode.left }
/// The name of `CATextLayerAlignmentMode.natural` before Swift 4.2.
@available(*, deprecated, renamed: "CATextLayerAlignmentMode.natural")
@preconcurrency @MainActor public var kCAAlignmentNatural: CATextLayerAlignmentMode { CATextLayerAlignmentMode.natural }
/// The name of `CATextLayerAlignmentMode.right` before Swift 4.2.
@available(*, deprecated, renamed: "CATextLayerAlignmentMode.right")
@preconcurrency @MainActor public var kCAAlignmentRight: CATextLayerAlignmentMode { CATextLayerAlignmentMode.right }
/// The name of `CAAnimationCalculationMode.cubic` before Swift 4.2.
@available(*, deprecated, renamed: "CAAnimationCalculationMode.cubic")
@preconcurrency @MainActor public var kCAAnimationCubic: CAAnimationCalculationMode { CAAnimationCalculationMode.cubic }
/// The name of `CAAnimationCalculationMode.cubicPaced` before Swift 4.2.
@available(*, deprecated, renamed: "CAAnimationCalculationMode.cubicPaced")
@preconcurrency @MainActor public var kCAAnimationCubicPaced: CAAnimationCalculationMode {
  CAAnimationCalculationMode.cubicPaced
}
/// The name of `CAAnimationCalculationMode.discrete` before Swift 4.2.
@available(*, deprecated, renamed: "CAAnimationCalculationMode.discrete")
@preconcurrency @MainActor public var kCAAnimationDiscrete: CAAnimationCalculationMode {
  CAAnimationCalculationMode.discrete
}
/// The name of `CAAnimationCalculationMode.linear` before Swift 4.2.
@available(*, deprecated, renamed: "CAAnimationCalculationMode.linear")
@preconcurrency @MainActor public var kCAAnimationLinear: CAAnimationCalculationMode {
  CAAnimationCalculationMode.linear
}
/// The name of `CAAnimationCalculationMode.paced` before Swift 4.2.
@available(*, deprecated, renamed: "CAAnimationCalculationMode.paced")
@preconcurrency @MainActor public var kCAAnimationPaced: CAAnimationCalculationMode { CAAnimationCalculationMode.paced }
/// The name of `CAAnimationRotationMode.rotateAuto` before Swift 4.2.
@available(*, deprecated, renamed: "CAAnimationRotationMode.rotateAuto")
@preconcurrency @MainActor public var kCAAnimationRotateAuto: CAAnimationRotationMode {
  CAAnimationRotationMode.rotateAuto
}
/// The name of `CAAnimationRotationMode.rotateAutoReverse` before Swift 4.2.
@available(*, deprecated, renamed: "CAAnimationRotationMode.rotateAutoReverse")
@preconcurrency @MainActor public var kCAAnimationRotateAutoReverse: CAAnimationRotationMode {
  CAAnimationRotationMode.rotateAutoReverse
}
/// The name of `CALayerContentsFormat.gray8Uint` before Swift 4.2.
@available(*, deprecated, renamed: "CALayerContentsFormat.gray8Uint")
@preconcurrency @MainActor public var kCAContentsFormatGray8Uint: CALayerContentsFormat {
  CALayerContentsFormat.gray8Uint
}
/// The name of `CALayerContentsFormat.RGBA16Float` before Swift 4.2.
@available(*, deprecated, renamed: "CALayerContentsFormat.RGBA16Float")
@preconcurrency @MainActor public var kCAContentsFormatRGBA16Float: CALayerContentsFormat {
  CALayerContentsFormat.RGBA16Float
}
/// The name of `CALayerContentsFormat.RGBA8Uint` before Swift 4.2.
@available(*, deprecated, renamed: "CALayerContentsFormat.RGBA8Uint")
@preconcurrency @MainActor public var kCAContentsFormatRGBA8Uint: CALayerContentsFormat {
  CALayerContentsFormat.RGBA8Uint
}
/// The name of `CAEmitterLayerEmitterShape.line` before Swift 4.2.
@available(*, deprecated, renamed: "CAEmitterLayerEmitterShape.line")
@preconcurrency @MainActor public var kCAEmitterLayerLine: CAEmitterLayerEmitterShape {
  CAEmitterLayerEmitterShape.line
}
/// The name of `CAEmitterLayerEmitterShape.point` before Swift 4.2.
@available(*, deprecated, renamed: "CAEmitterLayerEmitterShape.point")
@preconcurrency @MainActor public var kCAEmitterLayerPoint: CAEmitterLayerEmitterShape {
  CAEmitterLayerEmitterShape.point
}
/// The name of `CAMediaTimingFillMode.backwards` before Swift 4.2.
@available(*, deprecated, renamed: "CAMediaTimingFillMode.backwards")
@preconcurrency @MainActor public var kCAFillModeBackwards: CAMediaTimingFillMode { CAMediaTimingFillMode.backwards }
/// The name of `CAMediaTimingFillMode.both` before Swift 4.2.
@available(*, deprecated, renamed: "CAMediaTimingFillMode.both")
@preconcurrency @MainActor public var kCAFillModeBoth: CAMediaTimingFillMode { CAMediaTimingFillMode.both }
/// The name of `CAMediaTimingFillMode.forwards` before Swift 4.2.
@available(*, deprecated, renamed: "CAMediaTimingFillMode.forwards")
@preconcurrency @MainActor public var kCAFillModeForwards: CAMediaTimingFillMode { CAMediaTimingFillMode.forwards }
/// The name of `CAMediaTimingFillMode.removed` before Swift 4.2.
@available(*, deprecated, renamed: "CAMediaTimingFillMode.removed")
@preconcurrency @MainActor public var kCAFillModeRemoved: CAMediaTimingFillMode { CAMediaTimingFillMode.removed }
/// The name of `CAShapeLayerFillRule.evenOdd` before Swift 4.2.
@available(*, deprecated, renamed: "CAShapeLayerFillRule.evenOdd")
@preconcurrency @MainActor public var kCAFillRuleEvenOdd: CAShapeLayerFillRule { CAShapeLayerFillRule.evenOdd }
/// The name of `CAShapeLayerFillRule.nonZero` before Swift 4.2.
@available(*, deprecated, renamed: "CAShapeLayerFillRule.nonZero")
@preconcurrency @MainActor public var kCAFillRuleNonZero: CAShapeLayerFillRule { CAShapeLayerFillRule.nonZero }
/// The name of `CALayerContentsFilter.linear` before Swift 4.2.
@available(*, deprecated, renamed: "CALayerContentsFilter.linear")
@preconcurrency @MainActor public var kCAFilterLinear: CALayerContentsFilter { CALayerContentsFilter.linear }
/// The name of `CALayerContentsFilter.nearest` before Swift 4.2.
@available(*, deprecated, renamed: "CALayerContentsFilter.nearest")
@preconcurrency @MainActor public var kCAFilterNearest: CALayerContentsFilter { CALayerContentsFilter.nearest }
/// The name of `CALayerContentsFilter.trilinear` before Swift 4.2.
@available(*, deprecated, renamed: "CALayerContentsFilter.trilinear")
@preconcurrency @MainActor public var kCAFilterTrilinear: CALayerContentsFilter { CALayerContentsFilter.trilinear }
/// The name of `CAGradientLayerType.axial` before Swift 4.2.
@available(*, deprecated, renamed: "CAGradientLayerType.axial")
@preconcurrency @MainActor public var kCAGradientLayerAxial: CAGradientLayerType { CAGradientLayerType.axial }
/// The name of `CAGradientLayerType.conic` before Swift 4.2.
@available(*, deprecated, renamed: "CAGradientLayerType.conic")
@preconcurrency @MainActor public var kCAGradientLayerConic: CAGradientLayerType { CAGradientLayerType.conic }
/// The name of `CAGradientLayerType.radial` before Swift 4.2.
@available(*, deprecated, renamed: "CAGradientLayerType.radial")
@preconcurrency @MainActor public var kCAGradientLayerRadial: CAGradientLayerType { CAGradientLayerType.radial }
/// The name of `CALayerContentsGravity.bottom` before Swift 4.2.
@available(*, deprecated, renamed: "CALayerContentsGravity.bottom")
@preconcurrency @MainActor public var kCAGravityBottom: CALayerContentsGravity { CALayerContentsGravity.bottom }
/// The name of `CALayerContentsGravity.bottomLeft` before Swift 4.2.
@available(*, deprecated, renamed: "CALayerContentsGravity.bottomLeft")
@preconcurrency @MainActor public var kCAGravityBottomLeft: CALayerContentsGravity { CALayerContentsGravity.bottomLeft }
/// The name of `CALayerContentsGravity.bottomRight` before Swift 4.2.
@available(*, deprecated, renamed: "CALayerContentsGravity.bottomRight")
@preconcurrency @MainActor public var kCAGravityBottomRight: CALayerContentsGravity {
  CALayerContentsGravity.bottomRight
}
/// The name of `CALayerContentsGravity.center` before Swift 4.2.
@available(*, deprecated, renamed: "CALayerContentsGravity.center")
@preconcurrency @MainActor public var kCAGravityCenter: CALayerContentsGravity { CALayerContentsGravity.center }
/// The name of `CALayerContentsGravity.left` before Swift 4.2.
@available(*, deprecated, renamed: "CALayerContentsGravity.left")
@preconcurrency @MainActor public var kCAGravityLeft: CALayerContentsGravity { CALayerContentsGravity.left }
/// The name of `CALayerContentsGravity.resize` before Swift 4.2.
@available(*, deprecated, renamed: "CALayerContentsGravity.resize")
@preconcurrency @MainActor public var kCAGravityResize: CALayerContentsGravity { CALayerContentsGravity.resize }
/// The name of `CALayerContentsGravity.resizeAspect` before Swift 4.2.
@available(*, deprecated, renamed: "CALayerContentsGravity.resizeAspect")
@preconcurrency @MainActor public var kCAGravityResizeAspect: CALayerContentsGravity {
  CALayerContentsGravity.resizeAspect
}
/// The name of `CALayerContentsGravity.resizeAspectFill` before Swift 4.2.
@available(*, deprecated, renamed: "CALayerContentsGravity.resizeAspectFill")
@preconcurrency @MainActor public var kCAGravityResizeAspectFill: CALayerContentsGravity {
  CALayerContentsGravity.resizeAspectFill
}
/// The name of `CALayerContentsGravity.right` before Swift 4.2.
@available(*, deprecated, renamed: "CALayerContentsGravity.right")
@preconcurrency @MainActor public var kCAGravityRight: CALayerContentsGravity { CALayerContentsGravity.right }
/// The name of `CALayerContentsGravity.top` before Swift 4.2.
@available(*, deprecated, renamed: "CALayerContentsGravity.top")
@preconcurrency @MainActor public var kCAGravityTop: CALayerContentsGravity { CALayerContentsGravity.top }
/// The name of `CALayerContentsGravity.topLeft` before Swift 4.2.
@available(*, deprecated, renamed: "CALayerContentsGravity.topLeft")
@preconcurrency @MainActor public var kCAGravityTopLeft: CALayerContentsGravity { CALayerContentsGravity.topLeft }
/// The name of `CALayerContentsGravity.topRight` before Swift 4.2.
@available(*, deprecated, renamed: "CALayerContentsGravity.topRight")
@preconcurrency @MainActor public var kCAGravityTopRight: CALayerContentsGravity { CALayerContentsGravity.topRight }
/// The name of `CAShapeLayerLineCap.butt` before Swift 4.2.
@available(*, deprecated, renamed: "CAShapeLayerLineCap.butt")
@preconcurrency @MainActor public var kCALineCapButt: CAShapeLayerLineCap { CAShapeLayerLineCap.butt }
/// The name of `CAShapeLayerLineCap.round` before Swift 4.2.
@available(*, deprecated, renamed: "CAShapeLayerLineCap.round")
@preconcurrency @MainActor public var kCALineCapRound: CAShapeLayerLineCap { CAShapeLayerLineCap.round }
/// The name of `CAShapeLayerLineCap.square` before Swift 4.2.
@available(*, deprecated, renamed: "CAShapeLayerLineCap.square")
@preconcurrency @MainActor public var kCALineCapSquare: CAShapeLayerLineCap { CAShapeLayerLineCap.square }
/// The name of `CAShapeLayerLineJoin.bevel` before Swift 4.2.
@available(*, deprecated, renamed: "CAShapeLayerLineJoin.bevel")
@preconcurrency @MainActor public var kCALineJoinBevel: CAShapeLayerLineJoin { CAShapeLayerLineJoin.bevel }
/// The name of `CAShapeLayerLineJoin.miter` before Swift 4.2.
@available(*, deprecated, renamed: "CAShapeLayerLineJoin.miter")
@preconcurrency @MainActor public var kCALineJoinMiter: CAShapeLayerLineJoin { CAShapeLayerLineJoin.miter }
/// The name of `CAShapeLayerLineJoin.round` before Swift 4.2.
@available(*, deprecated, renamed: "CAShapeLayerLineJoin.round")
@preconcurrency @MainActor public var kCALineJoinRound: CAShapeLayerLineJoin { CAShapeLayerLineJoin.round }
/// The name of `CAMediaTimingFunctionName.default` before Swift 4.2.
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.default")
@preconcurrency @MainActor public var kCAMediaTimingFunctionDefault: CAMediaTimingFunctionName {
  CAMediaTimingFunctionName.default
}
/// The name of `CAMediaTimingFunctionName.easeIn` before Swift 4.2.
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.easeIn")
@preconcurrency @MainActor public var kCAMediaTimingFunctionEaseIn: CAMediaTimingFunctionName {
  CAMediaTimingFunctionName.easeIn
}
/// The name of `CAMediaTimingFunctionName.easeInEaseOut` before Swift 4.2.
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.easeInEaseOut")
@preconcurrency @MainActor public var kCAMediaTimingFunctionEaseInEaseOut: CAMediaTimingFunctionName {
  CAMediaTimingFunctionName.easeInEaseOut
}
/// The name of `CAMediaTimingFunctionName.easeOut` before Swift 4.2.
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.easeOut")
@preconcurrency @MainActor public var kCAMediaTimingFunctionEaseOut: CAMediaTimingFunctionName {
  CAMediaTimingFunctionName.easeOut
}
/// The name of `CAMediaTimingFunctionName.linear` before Swift 4.2.
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.linear")
@preconcurrency @MainActor public var kCAMediaTimingFunctionLinear: CAMediaTimingFunctionName {
  CAMediaTimingFunctionName.linear
}
/// The name of `CAScrollLayerScrollMode.both` before Swift 4.2.
@available(*, deprecated, renamed: "CAScrollLayerScrollMode.both")
@preconcurrency @MainActor public var kCAScrollBoth: CAScrollLayerScrollMode { CAScrollLayerScrollMode.both }
/// The name of `CAScrollLayerScrollMode.horizontally` before Swift 4.2.
@available(*, deprecated, renamed: "CAScrollLayerScrollMode.horizontally")
@preconcurrency @MainActor public var kCAScrollHorizontally: CAScrollLayerScrollMode {
  CAScrollLayerScrollMode.horizontally
}
/// The name of `CAScrollLayerScrollMode.none` before Swift 4.2.
@available(*, deprecated, renamed: "CAScrollLayerScrollMode.none")
@preconcurrency @MainActor public var kCAScrollNone: CAScrollLayerScrollMode { CAScrollLayerScrollMode.none }
/// The name of `CAScrollLayerScrollMode.vertically` before Swift 4.2.
@available(*, deprecated, renamed: "CAScrollLayerScrollMode.vertically")
@preconcurrency @MainActor public var kCAScrollVertically: CAScrollLayerScrollMode {
  CAScrollLayerScrollMode.vertically
}
/// The name of `CATransitionType.fade` before Swift 4.2.
@available(*, deprecated, renamed: "CATransitionType.fade")
@preconcurrency @MainActor public var kCATransitionFade: CATransitionType { CATransitionType.fade }
/// The name of `CATransitionSubtype.fromBottom` before Swift 4.2.
@available(*, deprecated, renamed: "CATransitionSubtype.fromBottom")
@preconcurrency @MainActor public var kCATransitionFromBottom: CATransitionSubtype { CATransitionSubtype.fromBottom }
/// The name of `CATransitionSubtype.fromLeft` before Swift 4.2.
@available(*, deprecated, renamed: "CATransitionSubtype.fromLeft")
@preconcurrency @MainActor public var kCATransitionFromLeft: CATransitionSubtype { CATransitionSubtype.fromLeft }
/// The name of `CATransitionSubtype.fromRight` before Swift 4.2.
@available(*, deprecated, renamed: "CATransitionSubtype.fromRight")
@preconcurrency @MainActor public var kCATransitionFromRight: CATransitionSubtype { CATransitionSubtype.fromRight }
/// The name of `CATransitionSubtype.fromTop` before Swift 4.2.
@available(*, deprecated, renamed: "CATransitionSubtype.fromTop")
@preconcurrency @MainActor public var kCATransitionFromTop: CATransitionSubtype { CATransitionSubtype.fromTop }
/// The name of `CATransitionType.moveIn` before Swift 4.2.
@available(*, deprecated, renamed: "CATransitionType.moveIn")
@preconcurrency @MainActor public var kCATransitionMoveIn: CATransitionType { CATransitionType.moveIn }
/// The name of `CATransitionType.push` before Swift 4.2.
@available(*, deprecated, renamed: "CATransitionType.push")
@preconcurrency @MainActor public var kCATransitionPush: CATransitionType { CATransitionType.push }
/// The name of `CATransitionType.reveal` before Swift 4.2.
@available(*, deprecated, renamed: "CATransitionType.reveal")
@preconcurrency @MainActor public var kCATransitionReveal: CATransitionType { CATransitionType.reveal }
/// The name of `CATextLayerTruncationMode.end` before Swift 4.2.
@available(*, deprecated, renamed: "CATextLayerTruncationMode.end")
@preconcurrency @MainActor public var kCATruncationEnd: CATextLayerTruncationMode { CATextLayerTruncationMode.end }
/// The name of `CATextLayerTruncationMode.middle` before Swift 4.2.
@available(*, deprecated, renamed: "CATextLayerTruncationMode.middle")
@preconcurrency @MainActor public var kCATruncationMiddle: CATextLayerTruncationMode {
  CATextLayerTruncationMode.middle
}
/// The name of `CATextLayerTruncationMode.none` before Swift 4.2.
@available(*, deprecated, renamed: "CATextLayerTruncationMode.none")
@preconcurrency @MainActor public var kCATruncationNone: CATextLayerTruncationMode { CATextLayerTruncationMode.none }
/// The name of `CATextLayerTruncationMode.start` before Swift 4.2.
@available(*, deprecated, renamed: "CATextLayerTruncationMode.start")
@preconcurrency @MainActor public var kCATruncationStart: CATextLayerTruncationMode { CATextLayerTruncationMode.start }
/// The name of `CAValueFunctionName.rotateX` before Swift 4.2.
@available(*, deprecated, renamed: "CAValueFunctionName.rotateX")
@preconcurrency @MainActor public var kCAValueFunctionRotateX: CAValueFunctionName { CAValueFunctionName.rotateX }
/// The name of `CAValueFunctionName.rotateY` before Swift 4.2.
@available(*, deprecated, renamed: "CAValueFunctionName.rotateY")
@preconcurrency @MainActor public var kCAValueFunctionRotateY: CAValueFunctionName { CAValueFunctionName.rotateY }
/// The name of `CAValueFunctionName.rotateZ` before Swift 4.2.
@available(*, deprecated, renamed: "CAValueFunctionName.rotateZ")
@preconcurrency @MainActor public var kCAValueFunctionRotateZ: CAValueFunctionName { CAValueFunctionName.rotateZ }
/// The name of `CAValueFunctionName.scale` before Swift 4.2.
@available(*, deprecated, renamed: "CAValueFunctionName.scale")
@preconcurrency @MainActor public var kCAValueFunctionScale: CAValueFunctionName { CAValueFunctionName.scale }
/// The name of `CAValueFunctionName.scaleX` before Swift 4.2.
@available(*, deprecated, renamed: "CAValueFunctionName.scaleX")
@preconcurrency @MainActor public var kCAValueFunctionScaleX: CAValueFunctionName { CAValueFunctionName.scaleX }
/// The name of `CAValueFunctionName.scaleY` before Swift 4.2.
@available(*, deprecated, renamed: "CAValueFunctionName.scaleY")
@preconcurrency @MainActor public var kCAValueFunctionScaleY: CAValueFunctionName { CAValueFunctionName.scaleY }
/// The name of `CAValueFunctionName.scaleZ` before Swift 4.2.
@available(*, deprecated, renamed: "CAValueFunctionName.scaleZ")
@preconcurrency @MainActor public var kCAValueFunctionScaleZ: CAValueFunctionName { CAValueFunctionName.scaleZ }
/// The name of `CAValueFunctionName.translate` before Swift 4.2.
@available(*, deprecated, renamed: "CAValueFunctionName.translate")
@preconcurrency @MainActor public var kCAValueFunctionTranslate: CAValueFunctionName { CAValueFunctionName.translate }
/// The name of `CAValueFunctionName.translateX` before Swift 4.2.
@available(*, deprecated, renamed: "CAValueFunctionName.translateX")
@preconcurrency @MainActor public var kCAValueFunctionTranslateX: CAValueFunctionName { CAValueFunctionName.translateX }
/// The name of `CAValueFunctionName.translateY` before Swift 4.2.
@available(*, deprecated, renamed: "CAValueFunctionName.translateY")
@preconcurrency @MainActor public var kCAValueFunctionTranslateY: CAValueFunctionName { CAValueFunctionName.translateY }
/// The name of `CAValueFunctionName.translateZ` before Swift 4.2.
@available(*, deprecated, renamed: "CAValueFunctionName.translateZ")
@preconcurrency @MainActor public var kCAValueFunctionTranslateZ: CAValueFunctionName { CAValueFunctionName.translateZ }
