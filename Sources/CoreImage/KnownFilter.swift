import Foundation
import UIKit

/// A filter whose values have names. What was not given is empty or zero.
final class KnownFilter: CIFilter {
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
    get { position("inputCenter") }
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

  func number(_ key: String) -> Float {
    switch value(forKey: key) {
    case let number as Float: number
    case let number as Double: Float(number)
    case let number as CGFloat: Float(number)
    case let number as Int: Float(number)
    case let number as NSNumber: number.floatValue
    default: 0
    }
  }

  func position(_ key: String) -> CGPoint {
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
