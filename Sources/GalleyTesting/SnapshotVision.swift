import ViewRendering

/// A reader's vision to show a picture with: acuity, colour vision and contrast sensitivity.
///
/// Neither layout nor traits depend on it. The documentation of each property names the model. Where several are not
/// normal, the picture is blurred first, then its colours change, then its contrast.
public struct SnapshotVision: Sendable, Hashable {
  /// Colour vision. A severity is from 0, normal vision, to 1, where one kind of cones is missing.
  public enum Colors: Sendable, Hashable {
    /// Normal colour vision.
    case normal
    /// Cones for long wavelengths shifted towards the middle ones; protanopia at a severity of 1.
    case protanomaly(severity: Double)
    /// Cones for middle wavelengths shifted towards the long ones; deuteranopia at a severity of 1.
    case deuteranomaly(severity: Double)
    /// Cones for short wavelengths shifted; tritanopia at a severity of 1.
    case tritanomaly(severity: Double)
  }

  /// Normal vision: pictures as they are drawn.
  public static let normal = SnapshotVision()

  /// The decimal acuity, from 0.05 to 1, which is normal: the inverse of the smallest resolved angle in minutes of arc.
  ///
  /// The picture is blurred by a Gaussian of σ = 0.53′ √(1 / acuity² − 1), in linear light: the model of equivalent
  /// intrinsic blur (D. M. Levi, S. A. Klein, Vision Research 30 (1990), 1971–1993; J. J. McAnany and others, Optometry and
  /// Vision Science 88 (2011), 716–723).
  public var acuity: Double
  /// The distance from the eye to the screen in centimetres, from 10 to 100. With the screen's pixel density it converts
  /// angles to points, where the acuity is not 1.
  public var viewingDistance: Double
  /// Colour vision, by the matrices of G. M. Machado, M. M. Oliveira, L. A. F. Fernandes (IEEE Transactions on
  /// Visualization and Computer Graphics 15 (2009), 1291–1298).
  public var colors: Colors
  /// The logarithm of contrast sensitivity, as the Pelli–Robson chart gives it, from 0 to 2, which is normal.
  ///
  /// Contrasts about the picture's mean are multiplied by 10 to the power of this value minus 2 (after W. B. Thompson and
  /// others, Journal of the Optical Society of America A 34 (2017), 583–593).
  public var contrastSensitivity: Double

  /// Makes a vision; values that are not given are normal, or the default.
  public init(
    acuity: Double = 1, viewingDistance: Double = 40, colors: Colors = .normal, contrastSensitivity: Double = 2
  ) {
    self.acuity = acuity
    self.viewingDistance = viewingDistance
    self.colors = colors
    self.contrastSensitivity = contrastSensitivity
  }
}

extension SnapshotVision {
  /// - Throws: `SnapshotError.vision` for a value that is out of its range.
  func apply(to configuration: inout Configuration) throws(SnapshotError) {
    configuration.acuity = try checked("acuity", acuity, Configuration.acuities)
    configuration.viewingDistance = try checked("viewingDistance", viewingDistance, Configuration.viewingDistances)
    configuration.colorVision = try colorVision
    configuration.contrastSensitivity = try checked(
      "contrastSensitivity", contrastSensitivity, Configuration.contrastSensitivities)
  }

  private func checked(
    _ name: String, _ value: Double, _ range: ClosedRange<Double>
  ) throws(SnapshotError) -> Double {
    guard range.contains(value) else { throw .vision(name, value, range) }
    return value
  }

  private var colorVision: ColorVision {
    get throws(SnapshotError) {
      switch colors {
      case .normal: .normal
      case .protanomaly(let severity): try colorVision(.protanomaly, severity)
      case .deuteranomaly(let severity): try colorVision(.deuteranomaly, severity)
      case .tritanomaly(let severity): try colorVision(.tritanomaly, severity)
      }
    }
  }

  private func colorVision(
    _ deficiency: ColorVision.Deficiency, _ severity: Double
  ) throws(SnapshotError) -> ColorVision {
    guard let vision = ColorVision(deficiency, severity: severity) else {
      throw .vision("The severity of \(deficiency.rawValue)", severity, ColorVision.severities)
    }
    return vision
  }
}
