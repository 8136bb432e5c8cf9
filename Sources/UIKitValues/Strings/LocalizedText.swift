import LocalizedStrings

/// A text as a look-up in files of strings gives it: its variants by width, and what is to be said where it shows.
package struct LocalizedText: Hashable, Sendable {
  var text: AdaptiveText
  /// That it is in another language than asked for; nil where nothing is to be said.
  package var note: String?

  init(text: AdaptiveText, note: String?) { (self.text, self.note) = (text, note) }

  /// A text that there is no more to than its characters.
  package init(_ string: String) { self.init(text: AdaptiveText(string), note: nil) }

  /// The widest text.
  package var string: String { text.text }

  /// Whether it is another text where there is less room.
  package var varies: Bool { !text.variants.isEmpty }

  /// Whether there is no more to it than its characters.
  var isPlain: Bool { !varies && note == nil }

  /// The text and its variants in other words.
  package func mapTexts(_ change: (String) -> String) -> LocalizedText {
    LocalizedText(text: text.mapTexts(change), note: note)
  }

  /// The text for so much room; the widest where that is not known.
  package func string(in room: PresentationRoom?) -> String { room.map { text.fitting(width: $0.ems) } ?? text.text }
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

  /// The text as the file has it; nil where the device has none, and for a text that is another one for other numbers.
  var unfilled: LocalizedText? {
    localization.unfilledText(device: device).map { LocalizedText(text: $0, note: note) }
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
