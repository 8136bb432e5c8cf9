import Foundation
import Raster
import TestSupport

/// A small catalogue made of values that edits change: five files of scenes with everything that a scene can use, a file
/// that some of them include, pictures, strings, styles and a font.
struct EditedCatalogue {
  private static let sceneCount = 4
  private static let fontFolder = GalleyProcess.repository.appendingPathComponent("Tests/ScenesTests/Fixtures/Fonts")

  /// Numbers that texts, colours, lengths and so on are made from, by name.
  private var numbers: [String: Int] = [:]

  /// The kinds of edits. The first ones are the most frequent, as in practice.
  private enum Edit: CaseIterable {
    case text, color, font, length, constraint, sharedColor, template, picture, otherScale, string, unusedString, style
    case fontFile, categories, width, tolerance, allowance, scene, comment, order
  }

  /// Changes one thing, and says what.
  mutating func edit(by random: inout SeededGenerator) -> String {
    let weights: [(Edit, Int)] = Edit.allCases.map { edit in
      switch edit {
      case .text, .color, .font, .length, .constraint, .comment: (edit, 8)
      case .fontFile, .categories, .width: (edit, 1)
      default: (edit, 3)
      }
    }
    let kinds = weights.flatMap { Array(repeating: $0.0, count: $0.1) }
    let kind = kinds[Int.random(in: 0..<kinds.count, using: &random)]
    let (file, scene) = (Int.random(in: 0..<5, using: &random), Int.random(in: 0..<Self.sceneCount, using: &random))
    let key: String
    switch kind {
    case .text: key = "text \(file) \(scene)"
    case .color: key = "color \(file) \(scene)"
    case .font: key = "font \(file) \(scene)"
    case .length: key = "length \(file) \(scene)"
    case .constraint: key = "constraint \(file) \(scene)"
    case .sharedColor: key = "shared \(scene)"
    case .template: key = "template"
    case .picture: key = "picture \(scene)"
    case .otherScale: key = "scale \(scene)"
    case .string: key = "string \(scene)"
    case .unusedString: key = "unused"
    case .style: key = "style"
    case .fontFile: key = "fontFile"
    case .categories: key = "categories \(file)"
    case .width: key = "width \(file)"
    case .tolerance: key = "tolerance \(file) \(scene)"
    case .allowance: key = "allowance \(file) \(scene)"
    case .scene: key = "scene \(file)"
    case .comment: key = "comment \(file)"
    case .order: key = "order \(file)"
    }
    numbers[key, default: 0] += 1
    return "\(key) → \(numbers[key] ?? 0)"
  }

  private func number(_ key: String) -> Int { numbers[key, default: 0] }

  /// The files, by their paths.
  func files() throws -> [String: Data] {
    var files: [String: Data] = [:]
    for file in 0..<5 { files["s\(file).yaml"] = Data(text(ofFile: file).utf8) }
    files["shared/all.yaml"] = Data(shared.utf8)
    files["shared/TypographyKit.json"] = Data(styles.utf8)
    files["shared/Texts.xcstrings"] = Data(strings.utf8)
    for picture in 0..<Self.sceneCount {
      files["pictures/p\(picture).png"] = try png(number("picture \(picture)"), side: 4)
      if number("scale \(picture)") % 2 == 1 {
        files["pictures/p\(picture)@2x.png"] = try png(number("scale \(picture)"), side: 8)
      }
    }
    let fonts = ["Pair.ttc", "PairAgain.ttf"]
    files["fonts/own.ttf"] = try Data(
      contentsOf: Self.fontFolder.appendingPathComponent(fonts[number("fontFile") % 2]))
    return files
  }

  private func text(ofFile file: Int) -> String {
    var scenes = (0..<Self.sceneCount).map { scene($0, ofFile: file) }
    if number("scene \(file)") % 2 == 1 { scenes.append("  - {name: added, view: {class: UILabel, text: Added}}\n") }
    if number("order \(file)") % 2 == 1 { scenes.reverse() }
    let large = ["AX2", "AX3"][number("categories \(file)") % 2]
    let categories = file == 0 ? "[L, \(large)]" : "[\(large)]"
    return """
      # \(String(repeating: "comment ", count: number("comment \(file)") % 5))
      \(String(repeating: "\n", count: number("comment \(file)") % 3))
      \(head(ofFile: file))matrix:
        devices: [{name: card, width: \(200 + number("width \(file)") % 7), height: content}]
        categories: \(categories)
        scales: [2]
      scenes:
      \(scenes.joined())
      """
  }

  private func head(ofFile file: Int) -> String {
    switch file {
    case 1: "include: [shared/all.yaml]\n"
    case 2: "strings: shared/Texts.xcstrings\n"
    case 3: "typography: shared/TypographyKit.json\n"
    case 4: "fonts: [fonts/own.ttf]\n"
    default: ""
    }
  }

  private func scene(_ scene: Int, ofFile file: Int) -> String {
    let key = "\(file) \(scene)"
    let styles = ["body", "headline", "footnote", "title2", "callout"]
    let color = String(format: "\"#%06X\"", number("color \(key)") * 7919 % 0xFFFFFF)
    let tolerance = number("tolerance \(key)")
    let allowance = number("allowance \(key)")
    return """
        - name: n\(scene)
      \(tolerance > 0 ? "    tolerance: {channel: \(tolerance % 9)}\n" : "")\
      \(allowance > 0 ? "    allow: [{finding: truncated-text, reason: because \(allowance)}]\n" : "")\
          view:
            class: UIView
            name: card
            backgroundColor: \(color)
            subviews:
              - class: UILabel
                name: title
                numberOfLines: 0
                font: {textStyle: \(styles[number("font \(key)") % styles.count])}
                text: "Text \(number("text \(key)")) of \(key)"
              - {class: UIView, name: box, layer.cornerRadius: \(number("length \(key)") % 11), backgroundColor: red}
      \(special(scene, ofFile: file))\
            constraints:
              - title.top = self.top + \(number("constraint \(key)") % 13)
              - title.leading = self.leading
              - title.trailing = self.trailing
              - box.top = title.bottom
              - box.leading = self.leading
              - box.width = 20
              - box.height = 10
              - extra.top = box.bottom
              - extra.leading = self.leading
              - extra.width = 90
              - extra.height = 40
              - extra.bottom = self.bottom

      """
  }

  /// The view that uses what the file names.
  private func special(_ scene: Int, ofFile file: Int) -> String {
    switch (file, scene) {
    case (1, 0), (1, 1):
      """
              - class: UICollectionView
                name: extra
                layout: {class: UICollectionViewFlowLayout, columns: 1}
                sections: [{items: [{template: row, label: One}]}]

      """
    case (1, _): "        - {class: UIView, name: extra, backgroundColor: c\(scene)}\n"
    case (2, _): "        - {class: UILabel, name: extra, text: {key: k\(scene)}}\n"
    case (3, 0): "        - {class: UILabel, name: extra, text: Styled, fontTextStyle: title}\n"
    case (4, _): "        - {class: UILabel, name: extra, text: A, font: {name: \(Self.fontName), size: 17}}\n"
    default: "        - {class: UIImageView, name: extra, image: pictures/p\(scene)}\n"
    }
  }

  /// A font that two of the files have, with other glyphs.
  private static let fontName = "GalleyPair-Regular"

  private var shared: String {
    let colors = (0..<Self.sceneCount).map { scene in
      String(format: "c%d: \"#%06X\"", scene, number("shared \(scene)") * 104_729 % 0xFFFFFF)
    }
    return """
      colors: {\(colors.joined(separator: ", "))}
      templates:
        row:
          subviews:
            - {class: UILabel, name: label, frame: [\(number("template") % 5), 0, 70, 20]}
      """
  }

  private var styles: String {
    """
    {"ui-font-text-styles": {"title": {"font-name": "System", "point-size": \(12 + number("style") % 9)}}}
    """
  }

  private var strings: String {
    let keys = (0..<Self.sceneCount).map { ("k\($0)", number("string \($0)")) } + [("unused", number("unused"))]
    let entries = keys.map { key, number in
      """
      "\(key)": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "\(key) \(number)"}}}}
      """
    }
    return "{\"sourceLanguage\": \"en\", \"version\": \"1.0\", \"strings\": {\(entries.joined(separator: ", "))}}"
  }

  private func png(_ number: Int, side: Int) throws -> Data {
    let bitmap = try Bitmap(width: side, height: side)
    let color = UInt32(number * 2_654_435 % 0x100_0000) | 0xFF00_0000
    for index in bitmap.pixels.indices { bitmap.pixels[index] = index % 2 == 0 ? color : 0xFF00_0000 }
    return try PNG.encode(bitmap)
  }
}
