import UIKit

// The numbers of more filters. What was not given is zero.
extension KnownFilter {
  var shadowAmount: Float {
    get { number("inputShadowAmount") }
    set { setValue(newValue, forKey: "inputShadowAmount") }
  }

  var highlightAmount: Float {
    get { number("inputHighlightAmount") }
    set { setValue(newValue, forKey: "inputHighlightAmount") }
  }

  var sharpness: Float {
    get { number("inputSharpness") }
    set { setValue(newValue, forKey: "inputSharpness") }
  }

  var levels: Float {
    get { number("inputLevels") }
    set { setValue(newValue, forKey: "inputLevels") }
  }

  var threshold: Float {
    get { number("inputThreshold") }
    set { setValue(newValue, forKey: "inputThreshold") }
  }

  var cubeDimension: Float {
    get { number("inputCubeDimension") }
    set { setValue(newValue, forKey: "inputCubeDimension") }
  }

  var falloff: Float {
    get { number("inputFalloff") }
    set { setValue(newValue, forKey: "inputFalloff") }
  }

  var noiseLevel: Float {
    get { number("inputNoiseLevel") }
    set { setValue(newValue, forKey: "inputNoiseLevel") }
  }

  var ringAmount: Float {
    get { number("inputRingAmount") }
    set { setValue(newValue, forKey: "inputRingAmount") }
  }

  var ringSize: Float {
    get { number("inputRingSize") }
    set { setValue(newValue, forKey: "inputRingSize") }
  }

  var softness: Float {
    get { number("inputSoftness") }
    set { setValue(newValue, forKey: "inputSoftness") }
  }

  var nrNoiseLevel: Float {
    get { number("inputNrNoiseLevel") }
    set { setValue(newValue, forKey: "inputNrNoiseLevel") }
  }

  var nrSharpness: Float {
    get { number("inputNrSharpness") }
    set { setValue(newValue, forKey: "inputNrSharpness") }
  }

  var edgeIntensity: Float {
    get { number("inputEdgeIntensity") }
    set { setValue(newValue, forKey: "inputEdgeIntensity") }
  }

  var width: Float {
    get { number("inputWidth") }
    set { setValue(newValue, forKey: "inputWidth") }
  }

  var grayComponentReplacement: Float {
    get { number("inputGrayComponentReplacement") }
    set { setValue(newValue, forKey: "inputGrayComponentReplacement") }
  }

  var underColorRemoval: Float {
    get { number("inputUnderColorRemoval") }
    set { setValue(newValue, forKey: "inputUnderColorRemoval") }
  }

  var size: Float {
    get { number("inputSize") }
    set { setValue(newValue, forKey: "inputSize") }
  }

  var rotation: Float {
    get { number("inputRotation") }
    set { setValue(newValue, forKey: "inputRotation") }
  }

  var decay: Float {
    get { number("inputDecay") }
    set { setValue(newValue, forKey: "inputDecay") }
  }

  var refraction: Float {
    get { number("inputRefraction") }
    set { setValue(newValue, forKey: "inputRefraction") }
  }

  var aspectRatio: Float {
    get { number("inputAspectRatio") }
    set { setValue(newValue, forKey: "inputAspectRatio") }
  }

  var parameterB: Float {
    get { number("inputParameterB") }
    set { setValue(newValue, forKey: "inputParameterB") }
  }

  var parameterC: Float {
    get { number("inputParameterC") }
    set { setValue(newValue, forKey: "inputParameterC") }
  }

  var radius0: Float {
    get { number("inputRadius0") }
    set { setValue(newValue, forKey: "inputRadius0") }
  }

  var radius1: Float {
    get { number("inputRadius1") }
    set { setValue(newValue, forKey: "inputRadius1") }
  }

  var crossScale: Float {
    get { number("inputCrossScale") }
    set { setValue(newValue, forKey: "inputCrossScale") }
  }

  var crossAngle: Float {
    get { number("inputCrossAngle") }
    set { setValue(newValue, forKey: "inputCrossAngle") }
  }

  var crossOpacity: Float {
    get { number("inputCrossOpacity") }
    set { setValue(newValue, forKey: "inputCrossOpacity") }
  }

  var crossWidth: Float {
    get { number("inputCrossWidth") }
    set { setValue(newValue, forKey: "inputCrossWidth") }
  }

  var epsilon: Float {
    get { number("inputEpsilon") }
    set { setValue(newValue, forKey: "inputEpsilon") }
  }

  var sunRadius: Float {
    get { number("inputSunRadius") }
    set { setValue(newValue, forKey: "inputSunRadius") }
  }

  var maxStriationRadius: Float {
    get { number("inputMaxStriationRadius") }
    set { setValue(newValue, forKey: "inputMaxStriationRadius") }
  }

  var striationStrength: Float {
    get { number("inputStriationStrength") }
    set { setValue(newValue, forKey: "inputStriationStrength") }
  }

  var striationContrast: Float {
    get { number("inputStriationContrast") }
    set { setValue(newValue, forKey: "inputStriationContrast") }
  }

  var time: Float {
    get { number("inputTime") }
    set { setValue(newValue, forKey: "inputTime") }
  }

  var haloRadius: Float {
    get { number("inputHaloRadius") }
    set { setValue(newValue, forKey: "inputHaloRadius") }
  }

  var haloWidth: Float {
    get { number("inputHaloWidth") }
    set { setValue(newValue, forKey: "inputHaloWidth") }
  }

  var haloOverlap: Float {
    get { number("inputHaloOverlap") }
    set { setValue(newValue, forKey: "inputHaloOverlap") }
  }

  var fontSize: Float {
    get { number("inputFontSize") }
    set { setValue(newValue, forKey: "inputFontSize") }
  }

  var scaleFactor: Float {
    get { number("inputScaleFactor") }
    set { setValue(newValue, forKey: "inputScaleFactor") }
  }

  var padding: Float {
    get { number("inputPadding") }
    set { setValue(newValue, forKey: "inputPadding") }
  }

  var layers: Float {
    get { number("inputLayers") }
    set { setValue(newValue, forKey: "inputLayers") }
  }

  var compactStyle: Float {
    get { number("inputCompactStyle") }
    set { setValue(newValue, forKey: "inputCompactStyle") }
  }

  var minWidth: Float {
    get { number("inputMinWidth") }
    set { setValue(newValue, forKey: "inputMinWidth") }
  }

  var maxWidth: Float {
    get { number("inputMaxWidth") }
    set { setValue(newValue, forKey: "inputMaxWidth") }
  }

  var minHeight: Float {
    get { number("inputMinHeight") }
    set { setValue(newValue, forKey: "inputMinHeight") }
  }

  var maxHeight: Float {
    get { number("inputMaxHeight") }
    set { setValue(newValue, forKey: "inputMaxHeight") }
  }

  var dataColumns: Float {
    get { number("inputDataColumns") }
    set { setValue(newValue, forKey: "inputDataColumns") }
  }

  var rows: Float {
    get { number("inputRows") }
    set { setValue(newValue, forKey: "inputRows") }
  }

  var preferredAspectRatio: Float {
    get { number("inputPreferredAspectRatio") }
    set { setValue(newValue, forKey: "inputPreferredAspectRatio") }
  }

  var compactionMode: Float {
    get { number("inputCompactionMode") }
    set { setValue(newValue, forKey: "inputCompactionMode") }
  }

  var alwaysSpecifyCompaction: Float {
    get { number("inputAlwaysSpecifyCompaction") }
    set { setValue(newValue, forKey: "inputAlwaysSpecifyCompaction") }
  }

  var opacity: Float {
    get { number("inputOpacity") }
    set { setValue(newValue, forKey: "inputOpacity") }
  }

  var fadeThreshold: Float {
    get { number("inputFadeThreshold") }
    set { setValue(newValue, forKey: "inputFadeThreshold") }
  }
}
