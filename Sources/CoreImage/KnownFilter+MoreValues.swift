import Foundation
import UIKit

// The values of more filters. What was not given is empty or zero.
extension KnownFilter {
  var extent: CGRect {
    get { (value(forKey: "inputExtent") as? CIVector)?.cgRectValue ?? .zero }
    set { setValue(CIVector(cgRect: newValue), forKey: "inputExtent") }
  }

  var count: Int {
    get { Int(number("inputCount")) }
    set { setValue(newValue, forKey: "inputCount") }
  }

  var neutral: CIVector {
    get { value(forKey: "inputNeutral") as? CIVector ?? CIVector(x: 0) }
    set { setValue(newValue, forKey: "inputNeutral") }
  }

  var targetNeutral: CIVector {
    get { value(forKey: "inputTargetNeutral") as? CIVector ?? CIVector(x: 0) }
    set { setValue(newValue, forKey: "inputTargetNeutral") }
  }

  var topLeft: CGPoint {
    get { position("inputTopLeft") }
    set { setValue(CIVector(x: newValue.x, y: newValue.y), forKey: "inputTopLeft") }
  }

  var topRight: CGPoint {
    get { position("inputTopRight") }
    set { setValue(CIVector(x: newValue.x, y: newValue.y), forKey: "inputTopRight") }
  }

  var bottomLeft: CGPoint {
    get { position("inputBottomLeft") }
    set { setValue(CIVector(x: newValue.x, y: newValue.y), forKey: "inputBottomLeft") }
  }

  var bottomRight: CGPoint {
    get { position("inputBottomRight") }
    set { setValue(CIVector(x: newValue.x, y: newValue.y), forKey: "inputBottomRight") }
  }

  var crop: Bool {
    get { value(forKey: "inputCrop") as? Bool ?? false }
    set { setValue(newValue, forKey: "inputCrop") }
  }

  var rVector: CIVector {
    get { value(forKey: "inputRVector") as? CIVector ?? CIVector(x: 0) }
    set { setValue(newValue, forKey: "inputRVector") }
  }

  var gVector: CIVector {
    get { value(forKey: "inputGVector") as? CIVector ?? CIVector(x: 0) }
    set { setValue(newValue, forKey: "inputGVector") }
  }

  var bVector: CIVector {
    get { value(forKey: "inputBVector") as? CIVector ?? CIVector(x: 0) }
    set { setValue(newValue, forKey: "inputBVector") }
  }

  var aVector: CIVector {
    get { value(forKey: "inputAVector") as? CIVector ?? CIVector(x: 0) }
    set { setValue(newValue, forKey: "inputAVector") }
  }

  var biasVector: CIVector {
    get { value(forKey: "inputBiasVector") as? CIVector ?? CIVector(x: 0) }
    set { setValue(newValue, forKey: "inputBiasVector") }
  }

  var minComponents: CIVector {
    get { value(forKey: "inputMinComponents") as? CIVector ?? CIVector(x: 0) }
    set { setValue(newValue, forKey: "inputMinComponents") }
  }

  var maxComponents: CIVector {
    get { value(forKey: "inputMaxComponents") as? CIVector ?? CIVector(x: 0) }
    set { setValue(newValue, forKey: "inputMaxComponents") }
  }

  var cubeData: Data {
    get { value(forKey: "inputCubeData") as? Data ?? Data() }
    set { setValue(newValue, forKey: "inputCubeData") }
  }

  var extrapolate: Bool {
    get { value(forKey: "inputExtrapolate") as? Bool ?? false }
    set { setValue(newValue, forKey: "inputExtrapolate") }
  }

  var colorSpace: CGColorSpace? {
    get { value(forKey: "inputColorSpace") as? CGColorSpace }
    set { setValue(newValue, forKey: "inputColorSpace") }
  }

  var gradientImage: CIImage? {
    get { value(forKey: "inputGradientImage") as? CIImage }
    set { setValue(newValue, forKey: "inputGradientImage") }
  }

  var redCoefficients: CIVector {
    get { value(forKey: "inputRedCoefficients") as? CIVector ?? CIVector(x: 0) }
    set { setValue(newValue, forKey: "inputRedCoefficients") }
  }

  var greenCoefficients: CIVector {
    get { value(forKey: "inputGreenCoefficients") as? CIVector ?? CIVector(x: 0) }
    set { setValue(newValue, forKey: "inputGreenCoefficients") }
  }

  var blueCoefficients: CIVector {
    get { value(forKey: "inputBlueCoefficients") as? CIVector ?? CIVector(x: 0) }
    set { setValue(newValue, forKey: "inputBlueCoefficients") }
  }

  var alphaCoefficients: CIVector {
    get { value(forKey: "inputAlphaCoefficients") as? CIVector ?? CIVector(x: 0) }
    set { setValue(newValue, forKey: "inputAlphaCoefficients") }
  }

  var point0: CGPoint {
    get { position("inputPoint0") }
    set { setValue(CIVector(x: newValue.x, y: newValue.y), forKey: "inputPoint0") }
  }

  var point1: CGPoint {
    get { position("inputPoint1") }
    set { setValue(CIVector(x: newValue.x, y: newValue.y), forKey: "inputPoint1") }
  }

  var point2: CGPoint {
    get { position("inputPoint2") }
    set { setValue(CIVector(x: newValue.x, y: newValue.y), forKey: "inputPoint2") }
  }

  var point3: CGPoint {
    get { position("inputPoint3") }
    set { setValue(CIVector(x: newValue.x, y: newValue.y), forKey: "inputPoint3") }
  }

  var point4: CGPoint {
    get { position("inputPoint4") }
    set { setValue(CIVector(x: newValue.x, y: newValue.y), forKey: "inputPoint4") }
  }

  var backgroundImage: CIImage? {
    get { value(forKey: "inputBackgroundImage") as? CIImage }
    set { setValue(newValue, forKey: "inputBackgroundImage") }
  }

  var maskImage: CIImage? {
    get { value(forKey: "inputMaskImage") as? CIImage }
    set { setValue(newValue, forKey: "inputMaskImage") }
  }

  var mask: CIImage? {
    get { value(forKey: "inputMask") as? CIImage }
    set { setValue(newValue, forKey: "inputMask") }
  }

  var point: CGPoint {
    get { position("inputPoint") }
    set { setValue(CIVector(x: newValue.x, y: newValue.y), forKey: "inputPoint") }
  }

  var transform: CGAffineTransform {
    get { (value(forKey: "inputTransform") as? NSValue)?.cgAffineTransformValue ?? .identity }
    set { setValue(NSValue(cgAffineTransform: newValue), forKey: "inputTransform") }
  }

  var textureImage: CIImage? {
    get { value(forKey: "inputTextureImage") as? CIImage }
    set { setValue(newValue, forKey: "inputTextureImage") }
  }

  var displacementImage: CIImage? {
    get { value(forKey: "inputDisplacementImage") as? CIImage }
    set { setValue(newValue, forKey: "inputDisplacementImage") }
  }

  var text: String {
    get { value(forKey: "inputText") as? String ?? "" }
    set { setValue(newValue, forKey: "inputText") }
  }

  var fontName: String {
    get { value(forKey: "inputFontName") as? String ?? "" }
    set { setValue(newValue, forKey: "inputFontName") }
  }

  var targetImage: CIImage? {
    get { value(forKey: "inputTargetImage") as? CIImage }
    set { setValue(newValue, forKey: "inputTargetImage") }
  }

  var shadingImage: CIImage? {
    get { value(forKey: "inputShadingImage") as? CIImage }
    set { setValue(newValue, forKey: "inputShadingImage") }
  }
}

extension KnownFilter:
  CIAreaReductionFilter, CIAreaHistogram, CITemperatureAndTint, CIHighlightShadowAdjust, CISharpenLuminance,
  CIPerspectiveCorrection, CIPerspectiveTransform, CIColorMatrix, CIColorClamp, CIColorPosterize, CIColorThreshold,
  CIColorThresholdOtsu, CIColorCube, CIColorCubeWithColorSpace, CIColorMap, CIColorPolynomial, CIMaskToAlpha,
  CIMaximumComponent, CIMinimumComponent, CILinearToSRGBToneCurve, CISRGBToneCurveToLinear, CIToneCurve,
  CIWhitePointAdjust, CIVignetteEffect, CIBlendWithMask, CIMaskedVariableBlur, CIZoomBlur, CINoiseReduction,
  CIMedian, CIBokehBlur, CIMorphologyGradient, CIMorphologyMaximum, CIMorphologyMinimum, CIGloom, CIEdgeWork,
  CILineOverlay, CIPointillize, CIHexagonalPixellate, CIDotScreen, CILineScreen, CICircularScreen, CIHatchedScreen,
  CICMYKHalftone, CIKaleidoscope, CITriangleKaleidoscope, CIAffineTile, CIAffineClamp, CIPinchDistortion,
  CIHoleDistortion, CIVortexDistortion, CICircleSplashDistortion, CIGlassDistortion, CIDisplacementDistortion,
  CITorusLensDistortion, CILanczosScaleTransform, CIBicubicScaleTransform, CIStraighten, CILinearGradient,
  CISmoothLinearGradient, CIRadialGradient, CIGaussianGradient, CICheckerboardGenerator, CIStripesGenerator,
  CIRandomGenerator, CIRoundedRectangleGenerator, CIStarShineGenerator, CISunbeamsGenerator,
  CILenticularHaloGenerator, CITextImageGenerator, CIAztecCodeGenerator, CIPDF417BarcodeGenerator,
  CIDissolveTransition, CISwipeTransition, CIRippleTransition, CIFlashTransition, CIXRay, CIThermal,
  CIDocumentEnhancer, CISaliencyMapFilter, CICompositeOperation
{}
