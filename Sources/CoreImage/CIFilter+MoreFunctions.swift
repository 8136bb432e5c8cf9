extension CIFilter {
  public static func areaAverage() -> any CIFilter & CIAreaReductionFilter { knownFilter("CIAreaAverage") }
  public static func areaMaximum() -> any CIFilter & CIAreaReductionFilter { knownFilter("CIAreaMaximum") }
  public static func areaMinimum() -> any CIFilter & CIAreaReductionFilter { knownFilter("CIAreaMinimum") }
  public static func areaHistogram() -> any CIFilter & CIAreaHistogram { knownFilter("CIAreaHistogram") }
  public static func temperatureAndTint() -> any CIFilter & CITemperatureAndTint {
    knownFilter("CITemperatureAndTint")
  }
  public static func highlightShadowAdjust() -> any CIFilter & CIHighlightShadowAdjust {
    knownFilter("CIHighlightShadowAdjust")
  }
  public static func sharpenLuminance() -> any CIFilter & CISharpenLuminance {
    knownFilter("CISharpenLuminance")
  }
  public static func perspectiveCorrection() -> any CIFilter & CIPerspectiveCorrection {
    knownFilter("CIPerspectiveCorrection")
  }
  public static func perspectiveTransform() -> any CIFilter & CIPerspectiveTransform {
    knownFilter("CIPerspectiveTransform")
  }
  public static func colorMatrix() -> any CIFilter & CIColorMatrix { knownFilter("CIColorMatrix") }
  public static func colorClamp() -> any CIFilter & CIColorClamp { knownFilter("CIColorClamp") }
  public static func colorPosterize() -> any CIFilter & CIColorPosterize { knownFilter("CIColorPosterize") }
  public static func colorThreshold() -> any CIFilter & CIColorThreshold { knownFilter("CIColorThreshold") }
  public static func colorThresholdOtsu() -> any CIFilter & CIColorThresholdOtsu {
    knownFilter("CIColorThresholdOtsu")
  }
  public static func colorCube() -> any CIFilter & CIColorCube { knownFilter("CIColorCube") }
  public static func colorCubeWithColorSpace() -> any CIFilter & CIColorCubeWithColorSpace {
    knownFilter("CIColorCubeWithColorSpace")
  }
  public static func colorMap() -> any CIFilter & CIColorMap { knownFilter("CIColorMap") }
  public static func colorPolynomial() -> any CIFilter & CIColorPolynomial { knownFilter("CIColorPolynomial") }
  public static func maskToAlpha() -> any CIFilter & CIMaskToAlpha { knownFilter("CIMaskToAlpha") }
  public static func maximumComponent() -> any CIFilter & CIMaximumComponent {
    knownFilter("CIMaximumComponent")
  }
  public static func minimumComponent() -> any CIFilter & CIMinimumComponent {
    knownFilter("CIMinimumComponent")
  }
  public static func linearToSRGBToneCurve() -> any CIFilter & CILinearToSRGBToneCurve {
    knownFilter("CILinearToSRGBToneCurve")
  }
  public static func sRGBToneCurveToLinear() -> any CIFilter & CISRGBToneCurveToLinear {
    knownFilter("CISRGBToneCurveToLinear")
  }
  public static func toneCurve() -> any CIFilter & CIToneCurve { knownFilter("CIToneCurve") }
  public static func whitePointAdjust() -> any CIFilter & CIWhitePointAdjust {
    knownFilter("CIWhitePointAdjust")
  }
  public static func vignetteEffect() -> any CIFilter & CIVignetteEffect { knownFilter("CIVignetteEffect") }
  public static func blendWithMask() -> any CIFilter & CIBlendWithMask { knownFilter("CIBlendWithMask") }
  public static func blendWithAlphaMask() -> any CIFilter & CIBlendWithMask {
    knownFilter("CIBlendWithAlphaMask")
  }
  public static func blendWithRedMask() -> any CIFilter & CIBlendWithMask { knownFilter("CIBlendWithRedMask") }
  public static func maskedVariableBlur() -> any CIFilter & CIMaskedVariableBlur {
    knownFilter("CIMaskedVariableBlur")
  }
  public static func zoomBlur() -> any CIFilter & CIZoomBlur { knownFilter("CIZoomBlur") }
  public static func noiseReduction() -> any CIFilter & CINoiseReduction { knownFilter("CINoiseReduction") }
  public static func median() -> any CIFilter & CIMedian { knownFilter("CIMedianFilter") }
  public static func bokehBlur() -> any CIFilter & CIBokehBlur { knownFilter("CIBokehBlur") }
  public static func morphologyGradient() -> any CIFilter & CIMorphologyGradient {
    knownFilter("CIMorphologyGradient")
  }
  public static func morphologyMaximum() -> any CIFilter & CIMorphologyMaximum {
    knownFilter("CIMorphologyMaximum")
  }
  public static func morphologyMinimum() -> any CIFilter & CIMorphologyMinimum {
    knownFilter("CIMorphologyMinimum")
  }
  public static func gloom() -> any CIFilter & CIGloom { knownFilter("CIGloom") }
  public static func edgeWork() -> any CIFilter & CIEdgeWork { knownFilter("CIEdgeWork") }
  public static func lineOverlay() -> any CIFilter & CILineOverlay { knownFilter("CILineOverlay") }
  public static func pointillize() -> any CIFilter & CIPointillize { knownFilter("CIPointillize") }
  public static func hexagonalPixellate() -> any CIFilter & CIHexagonalPixellate {
    knownFilter("CIHexagonalPixellate")
  }
  public static func dotScreen() -> any CIFilter & CIDotScreen { knownFilter("CIDotScreen") }
  public static func lineScreen() -> any CIFilter & CILineScreen { knownFilter("CILineScreen") }
  public static func circularScreen() -> any CIFilter & CICircularScreen { knownFilter("CICircularScreen") }
  public static func hatchedScreen() -> any CIFilter & CIHatchedScreen { knownFilter("CIHatchedScreen") }
  public static func cmykHalftone() -> any CIFilter & CICMYKHalftone { knownFilter("CICMYKHalftone") }
  public static func kaleidoscope() -> any CIFilter & CIKaleidoscope { knownFilter("CIKaleidoscope") }
  public static func triangleKaleidoscope() -> any CIFilter & CITriangleKaleidoscope {
    knownFilter("CITriangleKaleidoscope")
  }
  public static func affineTile() -> any CIFilter & CIAffineTile { knownFilter("CIAffineTile") }
  public static func affineClamp() -> any CIFilter & CIAffineClamp { knownFilter("CIAffineClamp") }
  public static func pinchDistortion() -> any CIFilter & CIPinchDistortion { knownFilter("CIPinchDistortion") }
  public static func holeDistortion() -> any CIFilter & CIHoleDistortion { knownFilter("CIHoleDistortion") }
  public static func vortexDistortion() -> any CIFilter & CIVortexDistortion {
    knownFilter("CIVortexDistortion")
  }
  public static func circleSplashDistortion() -> any CIFilter & CICircleSplashDistortion {
    knownFilter("CICircleSplashDistortion")
  }
  public static func glassDistortion() -> any CIFilter & CIGlassDistortion { knownFilter("CIGlassDistortion") }
  public static func displacementDistortion() -> any CIFilter & CIDisplacementDistortion {
    knownFilter("CIDisplacementDistortion")
  }
  public static func torusLensDistortion() -> any CIFilter & CITorusLensDistortion {
    knownFilter("CITorusLensDistortion")
  }
  public static func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
    knownFilter("CILanczosScaleTransform")
  }
  public static func bicubicScaleTransform() -> any CIFilter & CIBicubicScaleTransform {
    knownFilter("CIBicubicScaleTransform")
  }
  public static func straighten() -> any CIFilter & CIStraighten { knownFilter("CIStraighten") }
  public static func linearGradient() -> any CIFilter & CILinearGradient { knownFilter("CILinearGradient") }
  public static func smoothLinearGradient() -> any CIFilter & CISmoothLinearGradient {
    knownFilter("CISmoothLinearGradient")
  }
  public static func radialGradient() -> any CIFilter & CIRadialGradient { knownFilter("CIRadialGradient") }
  public static func gaussianGradient() -> any CIFilter & CIGaussianGradient {
    knownFilter("CIGaussianGradient")
  }
  public static func checkerboardGenerator() -> any CIFilter & CICheckerboardGenerator {
    knownFilter("CICheckerboardGenerator")
  }
  public static func stripesGenerator() -> any CIFilter & CIStripesGenerator {
    knownFilter("CIStripesGenerator")
  }
  public static func randomGenerator() -> any CIFilter & CIRandomGenerator { knownFilter("CIRandomGenerator") }
  public static func roundedRectangleGenerator() -> any CIFilter & CIRoundedRectangleGenerator {
    knownFilter("CIRoundedRectangleGenerator")
  }
  public static func starShineGenerator() -> any CIFilter & CIStarShineGenerator {
    knownFilter("CIStarShineGenerator")
  }
  public static func sunbeamsGenerator() -> any CIFilter & CISunbeamsGenerator {
    knownFilter("CISunbeamsGenerator")
  }
  public static func lenticularHaloGenerator() -> any CIFilter & CILenticularHaloGenerator {
    knownFilter("CILenticularHaloGenerator")
  }
  public static func textImageGenerator() -> any CIFilter & CITextImageGenerator {
    knownFilter("CITextImageGenerator")
  }
  public static func aztecCodeGenerator() -> any CIFilter & CIAztecCodeGenerator {
    knownFilter("CIAztecCodeGenerator")
  }
  public static func pdf417BarcodeGenerator() -> any CIFilter & CIPDF417BarcodeGenerator {
    knownFilter("CIPDF417BarcodeGenerator")
  }
  public static func dissolveTransition() -> any CIFilter & CIDissolveTransition {
    knownFilter("CIDissolveTransition")
  }
  public static func swipeTransition() -> any CIFilter & CISwipeTransition { knownFilter("CISwipeTransition") }
  public static func rippleTransition() -> any CIFilter & CIRippleTransition {
    knownFilter("CIRippleTransition")
  }
  public static func flashTransition() -> any CIFilter & CIFlashTransition { knownFilter("CIFlashTransition") }
  public static func xRay() -> any CIFilter & CIXRay { knownFilter("CIXRay") }
  public static func thermal() -> any CIFilter & CIThermal { knownFilter("CIThermal") }
  public static func documentEnhancer() -> any CIFilter & CIDocumentEnhancer {
    knownFilter("CIDocumentEnhancer")
  }
  public static func saliencyMap() -> any CIFilter & CISaliencyMapFilter { knownFilter("CISaliencyMapFilter") }
  public static func additionCompositing() -> any CIFilter & CICompositeOperation {
    knownFilter("CIAdditionCompositing")
  }
  public static func colorBlendMode() -> any CIFilter & CICompositeOperation { knownFilter("CIColorBlendMode") }
  public static func colorBurnBlendMode() -> any CIFilter & CICompositeOperation {
    knownFilter("CIColorBurnBlendMode")
  }
  public static func colorDodgeBlendMode() -> any CIFilter & CICompositeOperation {
    knownFilter("CIColorDodgeBlendMode")
  }
  public static func darkenBlendMode() -> any CIFilter & CICompositeOperation {
    knownFilter("CIDarkenBlendMode")
  }
  public static func differenceBlendMode() -> any CIFilter & CICompositeOperation {
    knownFilter("CIDifferenceBlendMode")
  }
  public static func divideBlendMode() -> any CIFilter & CICompositeOperation {
    knownFilter("CIDivideBlendMode")
  }
  public static func exclusionBlendMode() -> any CIFilter & CICompositeOperation {
    knownFilter("CIExclusionBlendMode")
  }
  public static func hardLightBlendMode() -> any CIFilter & CICompositeOperation {
    knownFilter("CIHardLightBlendMode")
  }
  public static func hueBlendMode() -> any CIFilter & CICompositeOperation { knownFilter("CIHueBlendMode") }
  public static func lightenBlendMode() -> any CIFilter & CICompositeOperation {
    knownFilter("CILightenBlendMode")
  }
  public static func luminosityBlendMode() -> any CIFilter & CICompositeOperation {
    knownFilter("CILuminosityBlendMode")
  }
  public static func maximumCompositing() -> any CIFilter & CICompositeOperation {
    knownFilter("CIMaximumCompositing")
  }
  public static func minimumCompositing() -> any CIFilter & CICompositeOperation {
    knownFilter("CIMinimumCompositing")
  }
  public static func multiplyBlendMode() -> any CIFilter & CICompositeOperation {
    knownFilter("CIMultiplyBlendMode")
  }
  public static func multiplyCompositing() -> any CIFilter & CICompositeOperation {
    knownFilter("CIMultiplyCompositing")
  }
  public static func overlayBlendMode() -> any CIFilter & CICompositeOperation {
    knownFilter("CIOverlayBlendMode")
  }
  public static func saturationBlendMode() -> any CIFilter & CICompositeOperation {
    knownFilter("CISaturationBlendMode")
  }
  public static func screenBlendMode() -> any CIFilter & CICompositeOperation {
    knownFilter("CIScreenBlendMode")
  }
  public static func softLightBlendMode() -> any CIFilter & CICompositeOperation {
    knownFilter("CISoftLightBlendMode")
  }
  public static func sourceAtopCompositing() -> any CIFilter & CICompositeOperation {
    knownFilter("CISourceAtopCompositing")
  }
  public static func sourceInCompositing() -> any CIFilter & CICompositeOperation {
    knownFilter("CISourceInCompositing")
  }
  public static func sourceOutCompositing() -> any CIFilter & CICompositeOperation {
    knownFilter("CISourceOutCompositing")
  }
  public static func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
    knownFilter("CISourceOverCompositing")
  }
  public static func subtractBlendMode() -> any CIFilter & CICompositeOperation {
    knownFilter("CISubtractBlendMode")
  }
}
