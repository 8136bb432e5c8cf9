import LocalizedStrings
import SourcePlaces

/// A file that may contain strings, with checks of the result.
package enum StringsCase {
  /// The error in the result of reading bytes in each format; nil if there is none: a catalogue that can be shown, or
  /// an error with its place.
  package static func fault(of bytes: [UInt8]) -> String? {
    for format in StringsFormat.allCases {
      if let fault = fault(of: bytes, as: format) { return "\(format.rawValue): \(fault)" }
    }
    return nil
  }

  private static func fault(of bytes: [UInt8], as format: StringsFormat) -> String? {
    // Lines end at LF, CR or CRLF; the end of the text may be on one more.
    let lineCount = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
    let first = read(bytes, format)
    guard first == read(bytes, format) else { return "The second reading differs." }
    switch first {
    case .failure(let error):
      return isInside(error.place, lineCount) ? nil : "The error is behind the end: \(error)"
    case .success(let catalog): return fault(of: catalog, lineCount)
    }
  }

  private static func read(_ bytes: [UInt8], _ format: StringsFormat) -> Result<StringsCatalog, StringsError> {
    do throws(StringsError) {
      return .success(try StringsCatalog(bytes, format: format, file: "a.\(format.rawValue)", language: "en"))
    } catch {
      return .failure(error)
    }
  }

  private static func fault(of catalog: StringsCatalog, _ lineCount: Int) -> String? {
    for issue in catalog.issues where !isInside(issue.place, lineCount) {
      return "An issue is behind the end: \(issue)"
    }
    let pseudo = catalog.adding(PseudoLanguage.allCases)
    for language in pseudo.languages {
      for shown in pseudo.displayedStrings(in: language) where !isInside(shown.place, lineCount) {
        return "A text is behind the end: \(shown.place)"
      }
    }
    for entry in catalog.entries.prefix(100) {
      _ = catalog.localizedString(forKey: entry.key, table: entry.table, locale: "pl", arguments: [5, "a"])
    }
    return nil
  }

  private static func isInside(_ place: SourcePlace, _ lineCount: Int) -> Bool {
    guard let line = place.line else { return true }
    return (1...lineCount).contains(line) && place.column.map { $0 >= 1 } ?? false
  }

  /// A file of each format with nearly all its features.
  package static let seeds = [
    #"{"sourceLanguage":"en","version":"1.0","strings":{"%lld a":{"comment":"c","extractionState":"manual","shouldTranslate":true,"#
      + #""localizations":{"en":{"variations":{"plural":{"one":{"stringUnit":{"state":"translated","value":"%lld a\u00e9"}},"other":"#
      + #"{"stringUnit":{"state":"new","value":"%lld b"}}}}},"de":{"stringUnit":{"state":"translated","value":"%#@n@ %2$@"},"#
      + #""substitutions":{"n":{"argNum":1,"formatSpecifier":"lld","variations":{"device":{"iphone":{"variations":{"width":{"20":"#
      + #"{"stringUnit":{"state":"new","value":"%arg"}}}}},"other":{"stringUnit":{"state":"new","value":"x"}}}}}}},"#
      + #""fr":{"stringSet":{"state":"new","values":["a","b"]}}}}}}"#,
    #"/* c */ "a" = "x \U00e9 \n %@ %1$lld"; // d"# + "\nb = c;",
    """
    <?xml version="1.0" encoding="UTF-8"?><!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "a.dtd"><plist version="1.0">
    <dict><key>%d a</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key>
    <string>d</string><key>one</key><string>%d &amp; a</string><key>other</key><string>%d</string></dict></dict>
    <key>w</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>20</key><string>s</string></dict></dict></dict></plist>
    """,
    "key,comment,en,de\r\na,\"c \"\"d\"\"\",\"x\n%@\",y\r\n",
    """
    <xliff version="1.2"><file original="a/L.strings" source-language="en" target-language="de" datatype="plaintext"><body>
    <trans-unit id="a|==|plural.one"><source>x <g id="1">b</g></source><target state="translated">y</target><note>n</note>
    </trans-unit></body></file></xliff>
    """,
    """
    <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="de"><file id="f"><unit id="a">
    <notes><note>n</note></notes><segment state="final"><source>x<ph id="1" equiv="%@"/></source><target>y</target></segment>
    </unit></file></xliff>
    """,
  ]

  /// One of the seeds with some of its bytes changed.
  package static func damaged(seed: UInt64) -> [UInt8] { DamagedText.make(of: seeds, seed: seed) }
}
