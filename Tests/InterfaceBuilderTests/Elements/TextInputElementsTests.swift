import Foundation
import Testing
import UIKitCore
import UIKitTestSupport
import UIKitText
import UIKitValues

@testable import InterfaceBuilder

/// Text fields, text views and search bars of documents, with the traits of their input.
@MainActor @Suite(.ownEnvironment) struct TextInputElementsTests {
  @Test func aTextField() throws {
    let (field, problems) = try MadeObjects.first(
      UITextField.self,
      """
      <textField opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="left" \
      contentVerticalAlignment="center" borderStyle="roundedRect" text="Anna" placeholder="Name" textAlignment="center" \
      minimumFontSize="12" clearButtonMode="whileEditing" clearsOnBeginEditing="YES" id="a11-bb-001">
        <color key="textColor" systemColor="systemBlueColor"/>
        <fontDescription key="fontDescription" type="system" pointSize="14"/>
        <textInputTraits key="textInputTraits" autocapitalizationType="words" autocorrectionType="no" \
      spellCheckingType="no" keyboardType="emailAddress" returnKeyType="next" enablesReturnKeyAutomatically="YES" \
      secureTextEntry="YES" textContentType="email" smartQuotesType="no"/>
      </textField>
      """)
    #expect(problems == [])
    #expect(field.borderStyle == .roundedRect)
    #expect(field.text == "Anna")
    #expect(field.placeholder == "Name")
    #expect(field.textAlignment == .center)
    #expect(field.minimumFontSize == 12)
    #expect(field.adjustsFontSizeToFitWidth)
    #expect(field.clearButtonMode == .whileEditing)
    #expect(field.clearsOnBeginEditing)
    #expect(field.textColor == .systemBlue)
    #expect(field.font == .systemFont(ofSize: 14))
    #expect(field.contentHorizontalAlignment == .left)
    #expect(field.autocapitalizationType == .words)
    #expect(field.autocorrectionType == .no)
    #expect(field.spellCheckingType == .no)
    #expect(field.keyboardType == .emailAddress)
    #expect(field.returnKeyType == .next)
    #expect(field.enablesReturnKeyAutomatically)
    #expect(field.isSecureTextEntry)
    #expect(field.textContentType == .emailAddress)
    #expect(field.smartQuotesType == .no)
  }

  /// A font that comes with iOS is nothing that the document lacks; another one is.
  @Test(arguments: [("HelveticaNeue-Bold", 0), ("Frutiger-Bold", 1)])
  func aNamedFont(name: String, count: Int) throws {
    let (field, problems) = try MadeObjects.first(
      UITextField.self,
      """
      <textField opaque="NO" id="a11-bb-002">
        <fontDescription key="fontDescription" name="\(name)" family="Any" pointSize="14"/>
      </textField>
      """)
    #expect(problems.count == count, "\(problems)")
    #expect((field.font?.fontName == name) == (count == 0))
  }

  /// Interface Builder shows "None" for a field without the attribute, and ticks "Adjust to Fit".
  @Test func whatAFieldHasWithoutAttributes() throws {
    let (field, problems) = try MadeObjects.first(
      UITextField.self,
      """
      <textField minimumFontSize="17" id="a11-bb-001">
        <nil key="textColor"/>
        <fontDescription key="fontDescription" type="system" pointSize="14"/>
        <textInputTraits key="textInputTraits"/>
      </textField>
      """)
    #expect(problems == [])
    #expect(field.borderStyle == .none)
    #expect(field.text ?? "" == "")
    #expect(field.textColor == .label)
    #expect(field.autocapitalizationType == .none)
    #expect(field.adjustsFontSizeToFitWidth)
    let other = try MadeObjects.first(UITextField.self, #"<textField adjustsFontSizeToFit="NO" id="a11-bb-001"/>"#)
    #expect(!other.object.adjustsFontSizeToFitWidth)
  }

  @Test func aTextView() throws {
    let (view, problems) = try MadeObjects.first(
      UITextView.self,
      """
      <textView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" scrollEnabled="NO" \
      editable="NO" selectable="NO" textAlignment="right" adjustsFontForContentSizeCategory="YES" id="a11-bb-001">
        <string key="text">Two lines:
      the other one</string>
        <color key="textColor" systemColor="secondaryLabelColor"/>
        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
        <textInputTraits key="textInputTraits" autocapitalizationType="sentences"/>
        <dataDetectorType key="dataDetectorTypes" link="YES" address="YES" phoneNumber="NO"/>
      </textView>
      """)
    #expect(problems == [])
    #expect(view.text == "Two lines:\nthe other one")
    #expect(!view.isScrollEnabled)
    #expect(!view.isEditable)
    #expect(!view.isSelectable)
    #expect(view.textAlignment == .right)
    #expect(view.textColor == .secondaryLabel)
    #expect(view.font == .preferredFont(forTextStyle: .body))
    #expect(view.adjustsFontForContentSizeCategory)
    #expect(view.dataDetectorTypes == [.link, .address])
    #expect(view.autocapitalizationType == .sentences)
  }

  @Test func aTextViewWithoutText() throws {
    let made = try MadeObjects.first(
      UITextView.self, #"<textView textAlignment="natural" id="a11-bb-001"><nil key="text"/></textView>"#)
    #expect(made.problems == [])
    #expect(made.object.text ?? "" == "")
  }

  @Test func aSearchBar() throws {
    let (bar, problems) = try MadeObjects.first(
      UISearchBar.self,
      """
      <searchBar contentMode="redraw" barStyle="black" searchBarStyle="minimal" translucent="NO" text="tea" \
      prompt="Find drinks" placeholder="Drink" showsCancelButton="YES" showsBookmarkButton="YES" \
      showsSearchResultsButton="YES" showsScopeBar="YES" id="a11-bb-001">
        <color key="barTintColor" systemColor="systemGreenColor"/>
        <offsetWrapper key="searchTextPositionAdjustment" horizontal="6" vertical="5"/>
        <textInputTraits key="textInputTraits" keyboardType="URL" returnKeyType="search"/>
        <scopeButtonTitles>
          <string>All</string>
          <string>Hot</string>
        </scopeButtonTitles>
      </searchBar>
      """)
    #expect(problems == [])
    #expect(bar.barStyle == .black)
    #expect(bar.searchBarStyle == .minimal)
    #expect(!bar.isTranslucent)
    #expect(bar.text == "tea")
    #expect(bar.prompt == "Find drinks")
    #expect(bar.placeholder == "Drink")
    #expect(bar.showsCancelButton && bar.showsBookmarkButton && bar.showsSearchResultsButton && bar.showsScopeBar)
    #expect(bar.scopeButtonTitles == ["All", "Hot"])
    #expect(bar.barTintColor == .systemGreen)
    #expect(bar.searchTextPositionAdjustment == UIOffset(horizontal: 6, vertical: 5))
    #expect(bar.keyboardType == .URL)
    #expect(bar.returnKeyType == .search)
  }
}
