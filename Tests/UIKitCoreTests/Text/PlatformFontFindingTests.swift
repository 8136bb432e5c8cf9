import Findings
import Foundation
import Testing
import UIKitCore
import UIKitTestSupport

/// Texts in fonts that come with iOS, and are in another here.
@MainActor @Suite(.ownEnvironment) struct PlatformFontFindingTests {
  private func scene(_ names: [String]) throws -> [ViewFinding] {
    let scene = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    for (index, name) in names.enumerated() {
      let label = label("Text", font: try #require(UIFont(name: name, size: 14)))
      label.accessibilityIdentifier = "\(index)"
      label.frame = CGRect(x: 0, y: 40 * index, width: 300, height: 40)
      scene.addSubview(label)
    }
    return scene.record().findings
  }

  @Test func eachNameIsAFindingOnceInAScene() throws {
    let findings = try scene(["Georgia", "Menlo-Regular", "Georgia", "Georgia-Bold", "Menlo-Regular"])
    #expect(findings.map(\.kind) == [.missingAsset, .missingAsset, .missingAsset])
    #expect(findings.map(\.view) == ["0", "1", "3"])
    #expect(
      findings.first?.message
        == "There is no file of the font 'Georgia', which comes with iOS: the text is in a bundled font, and can be wider "
        + "or narrower than on a device.")
    #expect(UIKitFaults.take().isEmpty)
  }

  @Test func aDesignThatIsNotThereIsAFinding() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    let descriptor = try #require(UIFont.systemFont(ofSize: 17).fontDescriptor.withDesign(.rounded))
    (label.font, label.text) = (UIFont(descriptor: descriptor, size: 0), "Text")
    let findings = label.record().findings
    #expect(findings.map(\.kind) == [.missingAsset] && findings[0].message.contains("'SF Pro Rounded'"))
    #expect(UIKitFaults.take().isEmpty)
  }

  @Test func aFontThatIsThereIsNoFinding() throws {
    #expect(try scene(["RobotoSlab-Regular", "Inter-Regular"]).isEmpty)
  }

  @Test func eachFontOfATextIsAFinding() throws {
    let text = NSMutableAttributedString(
      string: "one ", attributes: [.font: try #require(UIFont(name: "Palatino-Roman", size: 14))])
    let other = try #require(UIFont(name: "Cochin", size: 14))
    text.append(NSAttributedString(string: "two", attributes: [.font: other]))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    label.attributedText = text
    let findings = label.record().findings
    #expect(findings.count == 2 && findings.allSatisfy { $0.kind == .missingAsset })
    #expect(findings.first?.message.contains("'Cochin'") == true)
  }
}
