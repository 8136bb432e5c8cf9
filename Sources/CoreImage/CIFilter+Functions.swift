public import UIKit

extension CIFilter {
  public static func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { filter("CIQRCodeGenerator") }
  public static func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
    filter("CICode128BarcodeGenerator")
  }
  public static func gaussianBlur() -> any CIFilter & CIGaussianBlur { filter("CIGaussianBlur") }
  public static func boxBlur() -> any CIFilter & CIBoxBlur { filter("CIBoxBlur") }
  public static func discBlur() -> any CIFilter & CIDiscBlur { filter("CIDiscBlur") }
  public static func motionBlur() -> any CIFilter & CIMotionBlur { filter("CIMotionBlur") }
  public static func sepiaTone() -> any CIFilter & CISepiaTone { filter("CISepiaTone") }
  public static func vignette() -> any CIFilter & CIVignette { filter("CIVignette") }
  public static func bloom() -> any CIFilter & CIBloom { filter("CIBloom") }
  public static func unsharpMask() -> any CIFilter & CIUnsharpMask { filter("CIUnsharpMask") }
  public static func edges() -> any CIFilter & CIEdges { filter("CIEdges") }
  public static func pixellate() -> any CIFilter & CIPixellate { filter("CIPixellate") }
  public static func crystallize() -> any CIFilter & CICrystallize { filter("CICrystallize") }
  public static func twirlDistortion() -> any CIFilter & CITwirlDistortion { filter("CITwirlDistortion") }
  public static func bumpDistortion() -> any CIFilter & CIBumpDistortion { filter("CIBumpDistortion") }
  public static func colorControls() -> any CIFilter & CIColorControls { filter("CIColorControls") }
  public static func colorInvert() -> any CIFilter & CIColorInvert { filter("CIColorInvert") }
  public static func colorMonochrome() -> any CIFilter & CIColorMonochrome { filter("CIColorMonochrome") }
  public static func falseColor() -> any CIFilter & CIFalseColor { filter("CIFalseColor") }
  public static func exposureAdjust() -> any CIFilter & CIExposureAdjust { filter("CIExposureAdjust") }
  public static func hueAdjust() -> any CIFilter & CIHueAdjust { filter("CIHueAdjust") }
  public static func gammaAdjust() -> any CIFilter & CIGammaAdjust { filter("CIGammaAdjust") }
  public static func vibrance() -> any CIFilter & CIVibrance { filter("CIVibrance") }
  public static func comicEffect() -> any CIFilter & CIComicEffect { filter("CIComicEffect") }
  public static func photoEffectChrome() -> any CIFilter & CIPhotoEffect { filter("CIPhotoEffectChrome") }
  public static func photoEffectFade() -> any CIFilter & CIPhotoEffect { filter("CIPhotoEffectFade") }
  public static func photoEffectInstant() -> any CIFilter & CIPhotoEffect { filter("CIPhotoEffectInstant") }
  public static func photoEffectMono() -> any CIFilter & CIPhotoEffect { filter("CIPhotoEffectMono") }
  public static func photoEffectNoir() -> any CIFilter & CIPhotoEffect { filter("CIPhotoEffectNoir") }
  public static func photoEffectProcess() -> any CIFilter & CIPhotoEffect { filter("CIPhotoEffectProcess") }
  public static func photoEffectTonal() -> any CIFilter & CIPhotoEffect { filter("CIPhotoEffectTonal") }
  public static func photoEffectTransfer() -> any CIFilter & CIPhotoEffect {
    filter("CIPhotoEffectTransfer")
  }
}

private func filter(_ name: String) -> KnownFilter { KnownFilter(known: name) }
