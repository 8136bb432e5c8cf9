import Foundation
import Testing
import UIKitCore
import UIKitTestSupport
import UIKitValues

@testable import InterfaceBuilder

/// Configurations and menus of documents' buttons.
@MainActor @Suite(.ownEnvironment) struct ButtonConfigurationElementsTests {
  private func button(_ configuration: String) throws -> (object: UIButton, problems: [String]) {
    try MadeObjects.first(
      UIButton.self,
      """
      <button opaque="NO" contentMode="scaleToFill" buttonType="system" lineBreakMode="middleTruncation" id="a11-bb-001">
        <state key="normal" title="Button"/>
        \(configuration)
      </button>
      """)
  }

  @Test func textsImageAndLook() throws {
    let (button, problems) = try button(
      """
      <buttonConfiguration key="configuration" style="tinted" title="Share" subtitle="with friends" \
      imagePlacement="trailing" imagePadding="6" titlePadding="3" titleAlignment="center" cornerStyle="capsule" \
      buttonSize="large" showsActivityIndicator="NO">
        <imageReference key="image" image="chevron.down" catalog="system" symbolScale="medium"/>
        <preferredSymbolConfiguration key="preferredSymbolConfigurationForImage" scale="small"/>
        <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
        <color key="baseForegroundColor" systemColor="labelColor"/>
        <color key="baseBackgroundColor" systemColor="systemMintColor"/>
        <backgroundConfiguration key="background" cornerRadius="9" strokeWidth="2" strokeOutset="1">
          <color key="strokeColor" systemColor="systemRedColor"/>
        </backgroundConfiguration>
      </buttonConfiguration>
      """)
    #expect(problems == [])
    let configuration = try #require(button.configuration)
    #expect(configuration.title == "Share")
    #expect(configuration.subtitle == "with friends")
    #expect(configuration.image != nil)
    #expect(configuration.preferredSymbolConfigurationForImage == UIImage.SymbolConfiguration(scale: .small))
    #expect(configuration.imagePlacement == .trailing)
    #expect(configuration.imagePadding == 6 && configuration.titlePadding == 3)
    #expect(configuration.titleAlignment == .center)
    #expect(configuration.cornerStyle == .capsule)
    #expect(configuration.buttonSize == .large)
    #expect(configuration.contentInsets == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(configuration.baseForegroundColor == .label)
    #expect(configuration.baseBackgroundColor == .systemMint)
    #expect(configuration.background.cornerRadius == 9)
    #expect(configuration.background.strokeWidth == 2 && configuration.background.strokeOutset == 1)
    #expect(configuration.background.strokeColor == .systemRed)
  }

  /// A medium button's "Call" in 17 points is 35 high, by frames that Interface Builder stored.
  @Test func itsTitleIsSeenInPlaceOfTheStates() throws {
    let button = try button(#"<buttonConfiguration key="configuration" style="filled" title="Call"/>"#).object
    button.sizeToFit()
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Call")
    #expect(abs(button.intrinsicContentSize.height - 35) <= 0.5)
  }

  @Test func theTitlesFont() throws {
    let (button, problems) = try button(
      """
      <buttonConfiguration key="configuration" style="plain" title="Call">
        <fontDescription key="titleFontDescription" type="boldSystem" pointSize="20"/>
      </buttonConfiguration>
      """)
    button.sizeToFit()
    button.layoutIfNeeded()
    #expect(problems == [])
    #expect(button.titleLabel?.font == .boldSystemFont(ofSize: 20))
  }

  @Test func anAttributedTitle() throws {
    let (button, problems) = try button(
      """
      <buttonConfiguration key="configuration" style="plain">
        <attributedString key="attributedTitle">
          <fragment content="Sign in"><attributes><font key="NSFont" metaFont="system" size="21"/></attributes></fragment>
        </attributedString>
      </buttonConfiguration>
      """)
    button.sizeToFit()
    button.layoutIfNeeded()
    #expect(problems == [])
    #expect(button.titleLabel?.attributedText?.string == "Sign in")
    #expect(
      button.titleLabel?.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        == .systemFont(ofSize: 21))
  }

  @Test func anUnknownStyleIsToldAndTheButtonIsThere() throws {
    let made = try button(#"<buttonConfiguration key="configuration" style="fileld" title="Call"/>"#)
    #expect(made.problems.count == 1)
    #expect(made.problems.first?.contains("'filled'") == true, "\(made.problems)")
    #expect(made.object.title(for: .normal) == "Button")
  }

  @Test func menusAreData() throws {
    let (button, problems) = try MadeObjects.first(
      UIButton.self,
      """
      <button showsMenuAsPrimaryAction="YES" changesSelectionAsPrimaryAction="YES" buttonType="system" id="a11-bb-001">
        <state key="normal" title="Sort"/>
        <menu key="menu" title="Sort by" singleSelection="YES" id="a11-bb-002">
          <menuElements>
            <command title="Name" state="on" selector="sortByName:" id="a11-bb-003"/>
            <menu title="More" displayInline="YES" id="a11-bb-004">
              <menuElements>
                <command title="Size" disabled="YES" id="a11-bb-005"/>
              </menuElements>
            </menu>
          </menuElements>
        </menu>
      </button>
      """)
    #expect(problems == [])
    #expect(button.showsMenuAsPrimaryAction)
    let menu = try #require(button.menu)
    #expect(menu.title == "Sort by")
    #expect(menu.options == .singleSelection)
    #expect(menu.children.map(\.title) == ["Name", "More"])
    let command = try #require(menu.children.first as? UICommand)
    #expect(command.action == Selector("sortByName:"))
    #expect(command.state == .on)
    let more = try #require(menu.children.last as? UIMenu)
    #expect(more.options == .displayInline)
    #expect((more.children.first as? UICommand)?.attributes == .disabled)
  }
}
