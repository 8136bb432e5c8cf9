import Drawing
import Findings
import Foundation
import Testing
import UIKitCore

/// Images in colour spaces other than sRGB (`Tests/RasterTests/Fixtures/make-color-cases.py`).
@MainActor @Suite struct ImageColorTests {
  private struct Table: Decodable {
    struct Row: Decodable {
      var name: String
      var png: Data
    }
    var cases: [Row]
  }

  private func image(_ name: String) throws -> UIImage {
    let path = URL(filePath: #filePath).appending(path: "../../../RasterTests/Fixtures/color-cases.json")
    let table = try JSONDecoder().decode(Table.self, from: Data(contentsOf: path.standardizedFileURL))
    let row = try #require(table.cases.first { $0.name == name })
    return try #require(UIImage(data: row.png))
  }

  private static let message =
    "The image is in the ICC profile 'Adobe RGB (1998)', which is not converted: its colours are taken as sRGB. "
    + "Save it in sRGB or Display P3."

  @Test func coloursThatAreNotConvertedAreAFinding() throws {
    let view = UIImageView(image: try image("iCCP of Adobe RGB"))
    view.accessibilityIdentifier = "photo"
    let finding = ViewFinding(kind: .unknownColors, view: "photo", message: Self.message)
    #expect(view.record().findings == [finding])
  }

  @Test(arguments: ["no chunk", "sRGB", "iCCP of Display P3"])
  func coloursThatAreUnderstoodAreNone(name: String) throws {
    #expect(UIImageView(image: try image(name)).record().findings.isEmpty)
  }

  @Test func soAreThoseOfAPictureInAText() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    label.attributedText = NSAttributedString(attachment: NSTextAttachment(image: try image("iCCP of Adobe RGB")))
    #expect(label.record().findings == [ViewFinding(kind: .unknownColors, view: "UILabel", message: Self.message)])
  }
}
