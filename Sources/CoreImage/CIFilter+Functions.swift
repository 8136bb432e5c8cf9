public import UIKit

// The filters that have a function each, as `import CoreImage.CIFilterBuiltins` names them.

/// What every filter has.
public protocol CIFilterProtocol: AnyObject {
  var outputImage: CIImage? { get }
}

/// A generator with these values.
public protocol CIQRCodeGenerator: CIFilterProtocol {
  var message: Data { get set }
  var correctionLevel: String { get set }
}

/// A generator with these values.
public protocol CICode128BarcodeGenerator: CIFilterProtocol {
  var message: Data { get set }
  var quietSpace: Float { get set }
  var barcodeHeight: Float { get set }
}

/// A filter with these values.
public protocol CIGaussianBlur: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
}

/// A filter with these values.
public protocol CIBoxBlur: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
}

/// A filter with these values.
public protocol CIDiscBlur: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
}

/// A filter with these values.
public protocol CIMotionBlur: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
  var angle: Float { get set }
}

/// A filter with these values.
public protocol CISepiaTone: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var intensity: Float { get set }
}

/// A filter with these values.
public protocol CIVignette: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var intensity: Float { get set }
  var radius: Float { get set }
}

/// A filter with these values.
public protocol CIBloom: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
  var intensity: Float { get set }
}

/// A filter with these values.
public protocol CIUnsharpMask: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
  var intensity: Float { get set }
}

/// A filter with these values.
public protocol CIEdges: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var intensity: Float { get set }
}

/// A filter with these values.
public protocol CIPixellate: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var scale: Float { get set }
}

/// A filter with these values.
public protocol CICrystallize: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
  var center: CGPoint { get set }
}

/// A filter with these values.
public protocol CITwirlDistortion: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var radius: Float { get set }
  var angle: Float { get set }
}

/// A filter with these values.
public protocol CIBumpDistortion: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var radius: Float { get set }
  var scale: Float { get set }
}

/// A filter with these values.
public protocol CIColorControls: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var saturation: Float { get set }
  var brightness: Float { get set }
  var contrast: Float { get set }
}

/// A filter with these values.
public protocol CIColorInvert: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}

/// A filter with these values.
public protocol CIColorMonochrome: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var color: CIColor { get set }
  var intensity: Float { get set }
}

/// A filter with these values.
public protocol CIFalseColor: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var color0: CIColor { get set }
  var color1: CIColor { get set }
}

/// A filter with these values.
public protocol CIExposureAdjust: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var ev: Float { get set }
}

/// A filter with these values.
public protocol CIHueAdjust: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var angle: Float { get set }
}

/// A filter with these values.
public protocol CIGammaAdjust: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var power: Float { get set }
}

/// A filter with these values.
public protocol CIVibrance: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var amount: Float { get set }
}

/// A filter with these values.
public protocol CIComicEffect: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}

/// A filter with these values.
public protocol CIPhotoEffect: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}

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

/// A filter whose values have names. What was not given is empty or zero.
private final class KnownFilter: CIFilter {
  var message: Data {
    get { value(forKey: "inputMessage") as? Data ?? Data() }
    set { setValue(newValue, forKey: "inputMessage") }
  }

  var correctionLevel: String {
    get { value(forKey: "inputCorrectionLevel") as? String ?? "" }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }

  var quietSpace: Float {
    get { number("inputQuietSpace") }
    set { setValue(newValue, forKey: "inputQuietSpace") }
  }

  var barcodeHeight: Float {
    get { number("inputBarcodeHeight") }
    set { setValue(newValue, forKey: "inputBarcodeHeight") }
  }

  var inputImage: CIImage? {
    get { value(forKey: "inputImage") as? CIImage }
    set { setValue(newValue, forKey: "inputImage") }
  }

  var radius: Float {
    get { number("inputRadius") }
    set { setValue(newValue, forKey: "inputRadius") }
  }

  var angle: Float {
    get { number("inputAngle") }
    set { setValue(newValue, forKey: "inputAngle") }
  }

  var intensity: Float {
    get { number("inputIntensity") }
    set { setValue(newValue, forKey: "inputIntensity") }
  }

  var center: CGPoint {
    get { point("inputCenter") }
    set { setValue(CIVector(x: newValue.x, y: newValue.y), forKey: "inputCenter") }
  }

  var scale: Float {
    get { number("inputScale") }
    set { setValue(newValue, forKey: "inputScale") }
  }

  var saturation: Float {
    get { number("inputSaturation") }
    set { setValue(newValue, forKey: "inputSaturation") }
  }

  var brightness: Float {
    get { number("inputBrightness") }
    set { setValue(newValue, forKey: "inputBrightness") }
  }

  var contrast: Float {
    get { number("inputContrast") }
    set { setValue(newValue, forKey: "inputContrast") }
  }

  var color: CIColor {
    get { value(forKey: "inputColor") as? CIColor ?? CIColor(red: 0, green: 0, blue: 0) }
    set { setValue(newValue, forKey: "inputColor") }
  }

  var color0: CIColor {
    get { value(forKey: "inputColor0") as? CIColor ?? CIColor(red: 0, green: 0, blue: 0) }
    set { setValue(newValue, forKey: "inputColor0") }
  }

  var color1: CIColor {
    get { value(forKey: "inputColor1") as? CIColor ?? CIColor(red: 0, green: 0, blue: 0) }
    set { setValue(newValue, forKey: "inputColor1") }
  }

  var ev: Float {
    get { number("inputEV") }
    set { setValue(newValue, forKey: "inputEV") }
  }

  var power: Float {
    get { number("inputPower") }
    set { setValue(newValue, forKey: "inputPower") }
  }

  var amount: Float {
    get { number("inputAmount") }
    set { setValue(newValue, forKey: "inputAmount") }
  }

  private func number(_ key: String) -> Float {
    switch value(forKey: key) {
    case let number as Float: number
    case let number as Double: Float(number)
    case let number as CGFloat: Float(number)
    case let number as Int: Float(number)
    case let number as NSNumber: number.floatValue
    default: 0
    }
  }

  private func point(_ key: String) -> CGPoint {
    guard let vector = value(forKey: key) as? CIVector else { return .zero }
    return CGPoint(x: vector.value(at: 0), y: vector.value(at: 1))
  }
}

extension KnownFilter:
  CIQRCodeGenerator, CICode128BarcodeGenerator, CIGaussianBlur, CIBoxBlur, CIDiscBlur, CIMotionBlur, CISepiaTone,
  CIVignette, CIBloom, CIUnsharpMask, CIEdges, CIPixellate, CICrystallize, CITwirlDistortion, CIBumpDistortion,
  CIColorControls, CIColorInvert, CIColorMonochrome, CIFalseColor, CIExposureAdjust, CIHueAdjust, CIGammaAdjust,
  CIVibrance, CIComicEffect, CIPhotoEffect
{}
