import Foundation
import Testing
import UIKitCore
import UIKitTestSupport
import UIKitValues

@testable import InterfaceBuilder

/// Attributes with values that no Interface Builder document has.
@MainActor @Suite(.ownEnvironment) struct DamagedElementsTests {
  nonisolated static let values = ["nan", "-1", "2147483647", "1e9", "-1e9", "", "YES", "inf", "18446744073709551615"]

  private func show(_ element: String) throws {
    let made = try MadeObjects(element)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    for case let view as UIView in made.objects where !(view is UIWindow) { root.addSubview(view) }
    root.layoutIfNeeded()
    _ = root.record()
  }

  /// Whatever an attribute's value is, the object is made, laid out and recorded.
  @Test(arguments: values) func eachIsMadeAndShown(_ value: String) throws {
    for elementClass in RealElementsTests.classes {
      let own = elementClass.knownAttributes.subtracting(ElementClass.view.knownAttributes).sorted()
      let frame = #"<rect key="frame" x="0.0" y="0.0" width="120" height="40"/>"#
      for attribute in own {
        try show(#"<\#(elementClass.name) \#(attribute)="\#(value)" id="a11-bb-001">\#(frame)</\#(elementClass.name)>"#)
      }
      let all = own.map { #"\#($0)="\#(value)""# }.joined(separator: " ")
      try show(#"<\#(elementClass.name) \#(all) id="a11-bb-001">\#(frame)</\#(elementClass.name)>"#)
    }
  }

  @Test(arguments: values) func attributedTextsAreMadeAndShown(_ value: String) throws {
    let names = [
      "lineSpacing", "paragraphSpacing", "paragraphSpacingBefore", "firstLineHeadIndent", "headIndent", "tailIndent",
      "minimumLineHeight", "maximumLineHeight", "lineHeightMultiple", "hyphenationFactor", "alignment",
    ]
    let keys = ["NSKern", "NSBaselineOffset", "NSStrokeWidth", "NSUnderline", "NSStrikethrough", "NSLigature"]
    let styles = (names + [names.map { #"\#($0)="\#(value)""# }.joined(separator: " ")]).map {
      #"<paragraphStyle key="NSParagraphStyle" \#($0.contains("=") ? $0 : #"\#($0)="\#(value)""#)/>"#
    }
    let numbers = keys.flatMap { key in
      ["real", "integer"].map { #"<\#($0) key="\#(key)" value="\#(value)"/>"# }
    }
    for attribute in styles + numbers + [#"<font key="NSFont" metaFont="system" size="\#(value)"/>"#] {
      for name in ["label", "textView"] {
        try show(
          """
          <\(name) numberOfLines="0" scrollEnabled="NO" id="a11-bb-001">
            <rect key="frame" x="0.0" y="0.0" width="120" height="40"/>
            <attributedString key="attributedText">
              <fragment content="A few words that wrap"><attributes>\(attribute)</attributes></fragment>
            </attributedString>
          </\(name)>
          """)
      }
    }
  }

  @Test func aNumberThatIsNoneIsToldAndTheRestIsRead() throws {
    let (slider, problems) = try MadeObjects.first(
      UIView.self, #"<slider value="nan" maxValue="x" minValue="0.0" tag="4" id="a11-bb-001"/>"#)
    #expect(slider.tag == 4)
    #expect(problems.count == 2)
    #expect(problems.contains { $0.contains("nan") } && problems.contains { $0.contains("'x'") }, "\(problems)")
  }
}
