/// A colour as a document writes it.
package indirect enum InterfaceColor: Equatable, Sendable {
  /// Components from 0 to 1 in a colour space.
  case components(InterfaceColorSpace, [Double], alpha: Double)
  /// One of the system's colours, as `systemBackgroundColor`; the fallback is what the element itself says it looks like.
  case system(String, fallback: InterfaceColor?)
  /// A colour of an asset catalogue.
  case named(String)
  /// `<nil key="…"/>`: the default.
  case none
}

/// A colour space; its raw values are the names of components, in order.
package enum InterfaceColorSpace: Equatable, Sendable, CaseIterable {
  case sRGB, extendedSRGB, linearSRGB, extendedLinearSRGB
  case displayP3, genericRGB, calibratedRGB, deviceRGB, adobeRGB
  /// Grey with a gamma of 2.2.
  case gray
  case extendedGray, linearGray, calibratedWhite, deviceWhite
  case cmyk, deviceCMYK

  /// The attributes that hold the components.
  package var components: [String] {
    switch self {
    case .sRGB, .extendedSRGB, .linearSRGB, .extendedLinearSRGB, .displayP3, .genericRGB, .calibratedRGB, .deviceRGB,
      .adobeRGB:
      ["red", "green", "blue"]
    case .gray, .extendedGray, .linearGray, .calibratedWhite, .deviceWhite: ["white"]
    case .cmyk, .deviceCMYK: ["cyan", "magenta", "yellow", "black"]
    }
  }

  /// The names that `colorSpace` and `customColorSpace` have for it.
  static let named: [(name: String, value: InterfaceColorSpace)] = [
    ("sRGB", .sRGB), ("extendedSRGB", .extendedSRGB), ("linearSRGB", .linearSRGB),
    ("extendedLinearSRGB", .extendedLinearSRGB), ("displayP3", .displayP3), ("genericRGB", .genericRGB),
    ("genericRGBColorSpace", .genericRGB), ("calibratedRGB", .calibratedRGB), ("deviceRGB", .deviceRGB),
    ("adobeRGB1998", .adobeRGB), ("genericGamma22GrayColorSpace", .gray), ("genericGrayColorSpace", .gray),
    ("extendedGray", .extendedGray), ("linearGray", .linearGray), ("calibratedWhite", .calibratedWhite),
    ("deviceWhite", .deviceWhite), ("genericCMYKColorSpace", .cmyk), ("genericCMYK", .cmyk),
    ("calibratedCMYK", .cmyk), ("deviceCMYK", .deviceCMYK),
  ]
}

extension InterfaceElement {
  /// `<color key="…" …/>`, or `<nil key="…"/>`.
  package func color(_ key: String) throws(InterfaceProblem) -> InterfaceColor? {
    guard let child = child(key) else { return nil }
    return switch child.name {
    case "nil": InterfaceColor.none
    case "color": try child.ownColor()
    default: throw malformed(key, child.name, "a color")
    }
  }

  /// The colour that this element, a `<color>`, describes.
  package func ownColor() throws(InterfaceProblem) -> InterfaceColor {
    // An element from the time of two systems names the newer one's colour first.
    for name in ["systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor"] {
      if let system = self[name] { return .system(system, fallback: try componentColor()) }
    }
    if let name = self["name"] {
      return self["colorSpace"] == "catalog" ? .system(name, fallback: try componentColor()) : .named(name)
    }
    guard let color = try componentColor() else {
      throw InterfaceProblem(place, .missing(name: "colorSpace", element: self.name))
    }
    return color
  }

  /// The colour by its components; nil if no colour space is written, or it is a catalogue.
  private func componentColor() throws(InterfaceProblem) -> InterfaceColor? {
    let attribute = self["colorSpace"] == "custom" ? "customColorSpace" : "colorSpace"
    guard self[attribute] != "catalog", let space = try choice(attribute, InterfaceColorSpace.named) else { return nil }
    var values: [Double] = []
    for name in space.components { values.append(try number(name) ?? 0) }
    return .components(space, values, alpha: min(max(try number("alpha") ?? 1, 0), 1))
  }
}
