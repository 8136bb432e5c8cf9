import Foundation
import Testing
import UIKitCore
import UIKitTestSupport
import UIKitValues

@testable import InterfaceBuilder

/// User defined runtime attributes, which key-value coding sets: of UIKit's own properties, and of those that a class
/// lists by name.
@MainActor @Suite(.ownEnvironment) struct RuntimeAttributeTests {
  final class RoundedView: UIView {
    var corner: CGFloat = 0
    var count = 0
    var isOn = false
    override class var namedProperties: [NamedProperty] {
      func own<Class: RoundedView>(_: Class.Type) -> [NamedProperty] {
        [
          NamedProperty("corner", \Class.corner), NamedProperty("count", \Class.count),
          NamedProperty("isOn", \Class.isOn),
        ]
      }
      return super.namedProperties + own(Self.self)
    }
  }

  private func attributes(_ lines: String...) -> String {
    "<userDefinedRuntimeAttributes>\(lines.joined())</userDefinedRuntimeAttributes>"
  }

  private func number(_ keyPath: String, _ value: Int) -> String {
    """
    <userDefinedRuntimeAttribute type="number" keyPath="\(keyPath)"><integer key="value" value="\(value)"/>\
    </userDefinedRuntimeAttribute>
    """
  }

  @Test func propertiesOfUIKitAreSetByTheirNames() throws {
    let (stack, problems) = try MadeObjects.first(
      UIStackView.self,
      """
      <stackView opaque="NO" contentMode="scaleToFill" id="a11-sv-001">
        \(attributes(
          number("spacing", 7), number("axis", 1), number("layer.cornerRadius", 3),
          #"<userDefinedRuntimeAttribute type="boolean" keyPath="hidden" value="YES"/>"#))
      </stackView>
      """)
    #expect(problems == [])
    #expect(stack.spacing == 7 && stack.axis == .vertical && stack.layer.cornerRadius == 3 && stack.isHidden)
  }

  @Test func anOwnClassListsItsOwn() throws {
    UINib.registerClasses(RoundedView.self)
    let (view, problems) = try MadeObjects.first(
      RoundedView.self,
      """
      <view contentMode="scaleToFill" id="a11-vw-001" customClass="RoundedView">
        \(attributes(
          number("corner", 4), number("count", 2),
          #"<userDefinedRuntimeAttribute type="boolean" keyPath="isOn" value="YES"/>"#,
          #"<userDefinedRuntimeAttribute type="string" keyPath="count" value="many"/>"#))
      </view>
      """)
    #expect(view.corner == 4 && view.count == 2 && view.isOn)
    #expect(problems.count == 1 && problems.first?.contains("count") == true)
  }

  /// "extension UIView { @IBInspectable var cornerRadius: CGFloat": the class cannot list it.
  @Test func propertiesOfExtensions() throws {
    NamedProperty.register(of: UIView.self) { [NamedProperty("borderThickness", \UIView.borderThickness)] }
    NamedProperty.register(of: CALayer.self) { [NamedProperty("frameColor", \CALayer.frameColor)] }
    UINib.registerClasses(RoundedView.self)
    let (view, problems) = try MadeObjects.first(
      RoundedView.self,
      """
      <view contentMode="scaleToFill" id="a11-vw-001" customClass="RoundedView">
        \(attributes(
          number("borderThickness", 3), number("corner", 4),
          """
          <userDefinedRuntimeAttribute type="color" keyPath="layer.frameColor">
            <color key="value" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
          </userDefinedRuntimeAttribute>
          """))
      </view>
      """)
    #expect(problems == [])
    #expect(view.layer.borderWidth == 3 && view.corner == 4)
    #expect(view.layer.borderColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor)
  }
}

extension UIView {
  fileprivate var borderThickness: CGFloat {
    get { layer.borderWidth }
    set { layer.borderWidth = newValue }
  }
}

extension CALayer {
  fileprivate var frameColor: UIColor? {
    get { nil }
    set { borderColor = newValue?.cgColor }
  }
}
