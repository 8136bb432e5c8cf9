import DynamicType
import Testing

@testable import ViewRendering

/// Names of configurations are parsed back to the values they were made from.
@Suite struct ConfigurationNameTests {
  private typealias Change = (axis: String, value: String, set: @Sendable (inout Configuration) -> Void)

  private static let changes: [Change] = [
    ("orientation", "landscape", { $0.orientation = .landscape }), ("appearance", "dark", { $0.appearance = .dark }),
    ("direction", "rightToLeft", { $0.direction = .rightToLeft }), ("locale", "zh-Hant", { $0.locale = "zh-Hant" }),
    ("legibilityWeight", "bold", { $0.legibilityWeight = .bold }), ("contrast", "high", { $0.contrast = .high }),
    ("transparency", "reduced", { $0.transparency = .reduced }),
    ("buttonShapes", "shown", { $0.buttonShapes = .shown }), ("onOffLabels", "shown", { $0.onOffLabels = .shown }),
    ("acuity", "0.25", { $0.acuity = 0.25 }), ("viewingDistance", "30", { $0.viewingDistance = 30 }),
    ("colorVision", "protanomaly 0.6", { $0.colorVision = ColorVision("protanomaly 0.6") ?? $0.colorVision }),
    ("contrastSensitivity", "1.2", { $0.contrastSensitivity = 1.2 }), ("width", "320.5", { $0.width = 320.5 }),
    ("scale", "1.5", { $0.scale = 1.5 }),
  ]

  private func expectReadBack(_ device: Device, _ category: ContentSizeCategory, _ changes: [Change]) throws {
    var configuration = Configuration(device: device)
    configuration.category = category
    for change in changes { change.set(&configuration) }
    let name = try #require(ConfigurationName(configuration.slug), "\(configuration.slug)")
    let isRight =
      name.device == device.name && name.category == category && name.values.count == changes.count
      && changes.allSatisfy { name.values[$0.axis] == $0.value }
    #expect(isRight, "\(configuration.slug) is read as \(name)")
  }

  @Test func everyDeviceIsReadBackInEverySize() throws {
    for device in Device.all {
      for category in ContentSizeCategory.allCases {
        try expectReadBack(device, category, [])
        try expectReadBack(device, category, Self.changes)
      }
    }
  }

  /// Up to three axes, and all but three.
  @Test func subsetsOfWhatIsNotTheDefaultAreReadBack() throws {
    let device = try #require(Device.named("iPad Pro 11-inch (M4, M5)"))
    let count = Self.changes.count
    for subset in 0..<(1 << count) where min(subset.nonzeroBitCount, count - subset.nonzeroBitCount) <= 3 {
      try expectReadBack(
        device, .medium, Self.changes.indices.filter { subset >> $0 & 1 == 1 }.map { Self.changes[$0] })
    }
  }

  @Test func everyAxisIsAmongWhatIsReadBack() {
    #expect(Set(Self.changes.map(\.axis)) == Set(Axis.all.map(\.singular)).subtracting(["category"]))
  }

  /// From a tenth to a hundred-millionth, and numbers with the largest number of digits: exponents begin at 1e-5.
  private static let tinyNumbers = [
    ("0.1", 0.1), ("0.0001", 1e-4), ("0.00009", 9e-5), ("0.00001", 1e-5), ("0.000012345", 1.2345e-5),
    ("0.00000001", 1e-8), ("0.00001234567890123456", 1.234567890123456e-5), ("0.0000000000000000000001", 1e-22),
  ]

  @Test(arguments: tinyNumbers) func tinyContrastSensitivitiesAreReadBack(decimals: String, number: Double) throws {
    var configuration = Configuration(device: Device(freeSize: "card", width: 343, height: nil))
    configuration.contrastSensitivity = number
    #expect(configuration.slug == "card-L-logCS\(decimals)")
    let read = try #require(ConfigurationName(configuration.slug)?.values)
    #expect(read == ["contrastSensitivity": decimals])
    #expect(Double(decimals) == number)
  }

  @Test(arguments: tinyNumbers, ColorVision.Deficiency.allCases)
  func tinySeveritiesAreReadBack(number: (String, Double), deficiency: ColorVision.Deficiency) throws {
    let vision = try #require(ColorVision(deficiency, severity: number.1))
    var configuration = Configuration(device: Device(freeSize: "card", width: 343, height: nil))
    (configuration.colorVision, configuration.acuity) = (vision, 0.5)
    #expect(configuration.slug == "card-L-acuity0.5-\(deficiency.rawValue)\(number.0)")
    let read = try #require(ConfigurationName(configuration.slug)?.values)
    #expect(read == ["acuity": "0.5", "colorVision": "\(deficiency.rawValue) \(number.0)"])
    #expect(ColorVision(vision.text) == vision)
  }

  @Test(arguments: ["de", "pt-BR", "zh-Hant-HK", "sr-Latn-RS", "en_GB", "es-419", "ar", "fil"])
  func languagesAreReadBack(locale: String) throws {
    var configuration = Configuration(device: Device(freeSize: "card", width: 343, height: nil))
    (configuration.locale, configuration.appearance, configuration.width) = (locale, .dark, 200)
    let values = try #require(ConfigurationName(configuration.slug)).values
    #expect(
      values == ["appearance": "dark", "locale": locale.replacing("_", with: "-"), "width": "200"], "\(values)")
  }

  @Test(arguments: ["card", "L", "XL", "M-L", "dark", "card-dark", "a.b", "w200", "карта", "L-AX3", "卡片 1", "bold"])
  func sizesOfOnesOwnAreReadBack(name: String) throws {
    var configuration = Configuration(device: Device(freeSize: name, width: 343, height: nil))
    (configuration.category, configuration.scale) = (.accessibilityLarge, 2)
    let read = try #require(ConfigurationName(configuration.slug), "\(configuration.slug)")
    #expect(read.device == Configuration.nameForFiles(name) && read.category == .accessibilityLarge, "\(read)")
    #expect(read.values == ["scale": "2"])
  }

  @Test(arguments: ["", "#none", "card", "L", "-L", "card-L-", "card-L@", "card-L@x", "card-L-w", "card-L-dark-1", "1"])
  func whatNoConfigurationIsCalledIsNotRead(name: String) {
    #expect(ConfigurationName(name) == nil, "\(String(describing: ConfigurationName(name)))")
  }
}
