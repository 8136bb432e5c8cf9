import Foundation
import Testing
import UIKitBars
import UIKitCore
import UIKitTestSupport
import UIKitValues

@testable import InterfaceBuilder

/// Appearances of bars in documents.
@MainActor @Suite(.ownEnvironment) struct BarAppearanceElementsTests {
  @Test func aNavigationBarsAppearance() throws {
    let (bar, problems) = try MadeObjects.first(
      UINavigationBar.self,
      """
      <navigationBar contentMode="scaleToFill" id="a11-bb-001">
        <navigationBarAppearance key="standardAppearance" backgroundEffect="systemThinMaterial">
          <color key="backgroundColor" systemColor="systemRedColor"/>
          <color key="shadowColor" systemColor="systemBlueColor"/>
          <offsetWrapper key="titlePositionAdjustment" horizontal="0.0" vertical="-4"/>
          <textAttributes key="titleTextAttributes"><color key="textColor" systemColor="labelColor"/></textAttributes>
          <textAttributes key="largeTitleTextAttributes">
            <color key="textColor" systemColor="linkColor"/>
          </textAttributes>
          <barButtonItemAppearance key="buttonAppearance" style="plain">
            <barButtonItemStateAppearance key="normal">
              <textAttributes key="titleTextAttributes">
                <color key="textColor" systemColor="systemPinkColor"/>
              </textAttributes>
            </barButtonItemStateAppearance>
            <barButtonItemStateAppearance key="disabled">
              <offsetWrapper key="titlePositionAdjustment" horizontal="1" vertical="2"/>
            </barButtonItemStateAppearance>
          </barButtonItemAppearance>
        </navigationBarAppearance>
        <navigationBarAppearance key="scrollEdgeAppearance" backgroundEffect="none">
          <nil key="shadowColor"/>
        </navigationBarAppearance>
      </navigationBar>
      """)
    #expect(problems == [])
    let standard = bar.standardAppearance
    #expect(standard.backgroundEffect?.style == .systemThinMaterial)
    #expect(standard.backgroundColor == .systemRed)
    #expect(standard.shadowColor == .systemBlue)
    #expect(standard.titlePositionAdjustment == UIOffset(horizontal: 0, vertical: -4))
    #expect(standard.titleTextAttributes[.foregroundColor] as? UIColor == .label)
    #expect(standard.largeTitleTextAttributes[.foregroundColor] as? UIColor == .link)
    let buttons = standard.buttonAppearance
    #expect(buttons.normal.titleTextAttributes[.foregroundColor] as? UIColor == .systemPink)
    #expect(buttons.disabled.titlePositionAdjustment == UIOffset(horizontal: 1, vertical: 2))
    let edge = try #require(bar.scrollEdgeAppearance)
    #expect(edge.backgroundEffect == nil)
    #expect(edge.shadowColor == nil)
    #expect(bar.compactAppearance == nil)
  }

  @Test func aTabBarsAppearance() throws {
    let (bar, problems) = try MadeObjects.first(
      UITabBar.self,
      """
      <tabBar contentMode="scaleToFill" id="a11-bb-001">
        <tabBarAppearance key="standardAppearance" backgroundEffect="regular">
          <color key="backgroundColor" systemColor="systemGrayColor"/>
          <tabBarItemAppearance key="stackedLayoutAppearance">
            <tabBarItemStateAppearance key="normal">
              <color key="iconColor" systemColor="systemRedColor"/>
              <color key="badgeBackgroundColor" systemColor="systemGreenColor"/>
            </tabBarItemStateAppearance>
            <tabBarItemStateAppearance key="selected">
              <textAttributes key="titleTextAttributes">
                <color key="textColor" systemColor="systemBlueColor"/>
              </textAttributes>
            </tabBarItemStateAppearance>
          </tabBarItemAppearance>
        </tabBarAppearance>
        <tabBarAppearance key="scrollEdgeAppearance"/>
      </tabBar>
      """)
    #expect(problems == [])
    let appearance = bar.standardAppearance
    #expect(appearance.backgroundEffect?.style == .regular)
    #expect(appearance.backgroundColor == .systemGray)
    let stacked = appearance.stackedLayoutAppearance
    #expect(stacked.normal.iconColor == .systemRed)
    #expect(stacked.normal.badgeBackgroundColor == .systemGreen)
    #expect(stacked.selected.titleTextAttributes[.foregroundColor] as? UIColor == .systemBlue)
    #expect(bar.scrollEdgeAppearance != nil)
  }

  @Test func aToolbarsAppearance() throws {
    let (bar, problems) = try MadeObjects.first(
      UIToolbar.self,
      """
      <toolbar contentMode="scaleToFill" id="a11-bb-001">
        <toolbarAppearance key="standardAppearance">
          <color key="backgroundColor" systemColor="systemGrayColor"/>
          <barButtonItemAppearance key="doneButtonAppearance" style="done">
            <barButtonItemStateAppearance key="highlighted">
              <textAttributes key="titleTextAttributes">
                <color key="textColor" systemColor="systemPinkColor"/>
              </textAttributes>
            </barButtonItemStateAppearance>
          </barButtonItemAppearance>
        </toolbarAppearance>
      </toolbar>
      """)
    #expect(problems == [])
    #expect(bar.standardAppearance.backgroundColor == .systemGray)
    let done = bar.standardAppearance.doneButtonAppearance.highlighted
    #expect(done.titleTextAttributes[.foregroundColor] as? UIColor == .systemPink)
  }
}
