package import LocalizedStrings

/// A text that was looked up in files of strings: its variants by width, and what is to be said where it shows.
struct LocalizedText: Equatable {
  var text: AdaptiveText
  /// That it is in another language than asked for; nil where nothing is to be said.
  var note: String?

  /// Whether there is more to it than its characters.
  var isPlain: Bool { text.variants.isEmpty && note == nil }
}

/// A format that was looked up: it is chosen, and filled, when its arguments are known.
struct LocalizedFormat: Equatable {
  var localization: StringsLocalization
  var device: StringsDevice
  var note: String?

  func filled(_ arguments: [FormatArgument], numbers: StringsSamples.Numbers) -> LocalizedText? {
    localization.adaptiveText(device: device, arguments: arguments, numbers: numbers).map {
      LocalizedText(text: $0, note: note)
    }
  }
}

extension StringsDevice {
  /// The name that files of strings have for a kind of device; a car's screen shows what the iPhone says.
  init(_ idiom: UIUserInterfaceIdiom) {
    switch idiom {
    case .pad: self = .ipad
    case .tv: self = .appletv
    case .mac: self = .mac
    case .vision: self = .applevision
    default: self = .iphone
    }
  }
}
