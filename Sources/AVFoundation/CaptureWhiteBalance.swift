// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreMedia
public import UIKit

extension AVCaptureDevice {
  /// The strength of a camera's colours.
  public struct WhiteBalanceGains: Sendable {
    public var redGain: Float
    public var greenGain: Float
    public var blueGain: Float

    public init() { self.init(redGain: 1, greenGain: 1, blueGain: 1) }
    public init(redGain: Float, greenGain: Float, blueGain: Float) {
      (self.redGain, self.greenGain, self.blueGain) = (redGain, greenGain, blueGain)
    }
  }

  /// What is white, as a temperature in kelvins and a tint from green to magenta.
  public struct WhiteBalanceTemperatureAndTintValues: Sendable {
    public var temperature: Float
    public var tint: Float

    public init() { self.init(temperature: 0, tint: 0) }
    public init(temperature: Float, tint: Float) { (self.temperature, self.tint) = (temperature, tint) }
  }

  /// What is white, as a place in the CIE 1931 diagram.
  public struct WhiteBalanceChromaticityValues: Sendable {
    public var x: Float
    public var y: Float

    public init() { self.init(x: 0, y: 0) }
    public init(x: Float, y: Float) { (self.x, self.y) = (x, y) }
  }

  /// Gains that keep what is white as it is.
  public static let currentWhiteBalanceGains = WhiteBalanceGains(
    redGain: .greatestFiniteMagnitude, greenGain: .greatestFiniteMagnitude, blueGain: .greatestFiniteMagnitude)

  /// Gains of 1: they depend on a camera, and there is none.
  public func deviceWhiteBalanceGains(for values: WhiteBalanceTemperatureAndTintValues) -> WhiteBalanceGains {
    WhiteBalanceGains()
  }
  /// Gains of 1: they depend on a camera, and there is none.
  public func deviceWhiteBalanceGains(for values: WhiteBalanceChromaticityValues) -> WhiteBalanceGains {
    WhiteBalanceGains()
  }
  /// Zeros: they depend on a camera, and there is none.
  public func temperatureAndTintValues(for gains: WhiteBalanceGains) -> WhiteBalanceTemperatureAndTintValues {
    WhiteBalanceTemperatureAndTintValues()
  }
  /// Zeros: they depend on a camera, and there is none.
  public func chromaticityValues(for gains: WhiteBalanceGains) -> WhiteBalanceChromaticityValues {
    WhiteBalanceChromaticityValues()
  }
}

// Each answers at once, as there is no camera.
extension AVCaptureDevice {
  @discardableResult
  public func setWhiteBalanceModeLocked(with whiteBalanceGains: WhiteBalanceGains) async -> CMTime { .invalid }
  @discardableResult
  public func setExposureTargetBias(_ bias: Float) async -> CMTime { .invalid }
  @discardableResult
  public func setExposureModeCustom(duration: CMTime, iso ISO: Float) async -> CMTime { .invalid }
  @discardableResult
  public func setFocusModeLocked(lensPosition: Float) async -> CMTime { .invalid }
}

extension AVCaptureDevice {
  /// How hot a camera is: it is not.
  open class SystemPressureState: NSObject, @unchecked Sendable {
    open var level: Level { .nominal }
    open var factors: Factors { [] }

    /// The pressure on a system.
    public struct Level: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) { self.rawValue = rawValue }

      public static let nominal = Level(rawValue: "AVCaptureSystemPressureLevelNominal")
      public static let fair = Level(rawValue: "AVCaptureSystemPressureLevelFair")
      public static let serious = Level(rawValue: "AVCaptureSystemPressureLevelSerious")
      public static let critical = Level(rawValue: "AVCaptureSystemPressureLevelCritical")
      public static let shutdown = Level(rawValue: "AVCaptureSystemPressureLevelShutdown")
    }

    /// The causes of pressure, with their raw values.
    public struct Factors: OptionSet, Sendable {
      public let rawValue: UInt

      public init(rawValue: UInt) { self.rawValue = rawValue }

      public static let systemTemperature = Factors(rawValue: 1)
      public static let peakPower = Factors(rawValue: 2)
      public static let depthModuleTemperature = Factors(rawValue: 4)
      public static let cameraTemperature = Factors(rawValue: 8)
    }
  }
}

/// The colours of a camera, with their raw values.
public enum AVCaptureColorSpace: Int, Sendable {
  case sRGB = 0
  case P3_D65 = 1
  case HLG_BT2020 = 2
  case appleLog = 3
}
