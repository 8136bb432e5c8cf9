import LocalizedStrings

/// A looked-up text with its variants by width, and a note for the views that show it.
package struct LocalizedText: Hashable, Sendable {
  var text: AdaptiveText
  /// A note that the text is not in the requested language; `nil` if there is none.
  package var note: String?

  init(text: AdaptiveText, note: String?) { (self.text, self.note) = (text, note) }

  /// Creates a text without variants and note.
  package init(_ string: String) { self.init(text: AdaptiveText(string), note: nil) }

  /// The text for the greatest width.
  package var string: String { text.text }

  /// Whether there are other texts for smaller widths.
  package var varies: Bool { !text.variants.isEmpty }

  /// Whether there are no variants and no note.
  var isPlain: Bool { !varies && note == nil }

  /// The text with its variants transformed.
  package func mapTexts(_ change: (String) -> String) -> LocalizedText {
    LocalizedText(text: text.mapTexts(change), note: note)
  }
}

/// A looked-up format, which is chosen and filled when its arguments are known.
struct LocalizedFormat: Equatable {
  var localization: StringsLocalization
  var device: StringsDevice
  var note: String?

  func filled(_ arguments: [FormatArgument], numbers: StringsSamples.Numbers) -> LocalizedText? {
    localization.adaptiveText(device: device, arguments: arguments, numbers: numbers).map {
      LocalizedText(text: $0, note: note)
    }
  }

  /// The unfilled text from the file; `nil` if there is none for the device, or if the text varies by number.
  var unfilled: LocalizedText? {
    localization.unfilledText(device: device).map { LocalizedText(text: $0, note: note) }
  }
}

extension StringsDevice {
  /// Creates the kind of device as named in strings files. A car's display shows the iPhone's texts.
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
