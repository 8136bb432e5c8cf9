public import UIKit

extension CIFilter {
  public static func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { knownFilter("CIQRCodeGenerator") }
  public static func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
    knownFilter("CICode128BarcodeGenerator")
  }
  public static func gaussianBlur() -> any CIFilter & CIGaussianBlur { knownFilter("CIGaussianBlur") }
  public static func boxBlur() -> any CIFilter & CIBoxBlur { knownFilter("CIBoxBlur") }
  public static func discBlur() -> any CIFilter & CIDiscBlur { knownFilter("CIDiscBlur") }
  public static func motionBlur() -> any CIFilter & CIMotionBlur { knownFilter("CIMotionBlur") }
  public static func sepiaTone() -> any CIFilter & CISepiaTone { knownFilter("CISepiaTone") }
  public static func vignette() -> any CIFilter & CIVignette { knownFilter("CIVignette") }
  public static func bloom() -> any CIFilter & CIBloom { knownFilter("CIBloom") }
  public static func unsharpMask() -> any CIFilter & CIUnsharpMask { knownFilter("CIUnsharpMask") }
  public static func edges() -> any CIFilter & CIEdges { knownFilter("CIEdges") }
  public static func pixellate() -> any CIFilter & CIPixellate { knownFilter("CIPixellate") }
  public static func crystallize() -> any CIFilter & CICrystallize { knownFilter("CICrystallize") }
  public static func twirlDistortion() -> any CIFilter & CITwirlDistortion { knownFilter("CITwirlDistortion") }
  public static func bumpDistortion() -> any CIFilter & CIBumpDistortion { knownFilter("CIBumpDistortion") }
  public static func colorControls() -> any CIFilter & CIColorControls { knownFilter("CIColorControls") }
  public static func colorInvert() -> any CIFilter & CIColorInvert { knownFilter("CIColorInvert") }
  public static func colorMonochrome() -> any CIFilter & CIColorMonochrome { knownFilter("CIColorMonochrome") }
  public static func falseColor() -> any CIFilter & CIFalseColor { knownFilter("CIFalseColor") }
  public static func exposureAdjust() -> any CIFilter & CIExposureAdjust { knownFilter("CIExposureAdjust") }
  public static func hueAdjust() -> any CIFilter & CIHueAdjust { knownFilter("CIHueAdjust") }
  public static func gammaAdjust() -> any CIFilter & CIGammaAdjust { knownFilter("CIGammaAdjust") }
  public static func vibrance() -> any CIFilter & CIVibrance { knownFilter("CIVibrance") }
  public static func comicEffect() -> any CIFilter & CIComicEffect { knownFilter("CIComicEffect") }
  public static func photoEffectChrome() -> any CIFilter & CIPhotoEffect { knownFilter("CIPhotoEffectChrome") }
  public static func photoEffectFade() -> any CIFilter & CIPhotoEffect { knownFilter("CIPhotoEffectFade") }
  public static func photoEffectInstant() -> any CIFilter & CIPhotoEffect { knownFilter("CIPhotoEffectInstant") }
  public static func photoEffectMono() -> any CIFilter & CIPhotoEffect { knownFilter("CIPhotoEffectMono") }
  public static func photoEffectNoir() -> any CIFilter & CIPhotoEffect { knownFilter("CIPhotoEffectNoir") }
  public static func photoEffectProcess() -> any CIFilter & CIPhotoEffect { knownFilter("CIPhotoEffectProcess") }
  public static func photoEffectTonal() -> any CIFilter & CIPhotoEffect { knownFilter("CIPhotoEffectTonal") }
  public static func photoEffectTransfer() -> any CIFilter & CIPhotoEffect {
    knownFilter("CIPhotoEffectTransfer")
  }
}

/// A filter whose values have names.
func knownFilter(_ name: String) -> KnownFilter { KnownFilter(known: name) }
