import Findings
import Foundation
import HeadlessUIKit
import Raster
import Testing

@testable import Auditing

/// Human Interface Guidelines, Typography: icons grow with the text beside them.
@MainActor
@Suite struct IconTests {
  private static func rules(_ makeFont: @escaping () -> UIFont) throws -> Set<FindingKind> {
    let bitmap = try Bitmap(width: 8, height: 8)
    bitmap.bytes.initializeMemory(as: UInt8.self, repeating: 0xFF)
    let data = try Data(PNG.encode(bitmap))
    let found = try AuditedViews.violations {
      let page = UIView()
      let icon = UIImageView(image: UIImage(data: data))
      icon.frame = CGRect(x: 8, y: 8, width: 24, height: 24)
      let label = UILabel(frame: CGRect(x: 40, y: 8, width: 340, height: 70))
      (label.text, label.font) = ("Icon", makeFont())
      page.addSubview(icon)
      page.addSubview(label)
      return page
    }
    return Set(found.keys).subtracting([.notMirrored])
  }

  @Test("An icon stays behind text that grows") func anIconStaysBehindTextThatGrows() throws {
    #expect(try Self.rules { .preferredFont(forTextStyle: .body) } == [.imageNotGrowing])
  }

  @Test("An icon beside text that stays as it is need not grow") func anIconNeedNotGrowBesideFixedText() throws {
    #expect(try Self.rules { .systemFont(ofSize: 17) } == [.fixedFont])
  }
}
