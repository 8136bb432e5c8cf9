import Foundation
import Testing
import UIKitCore
import UIKitTestSupport
import UIKitValues

@testable import InterfaceBuilder

/// References to images in documents.
@MainActor @Suite(.ownEnvironment) struct ImageReferenceTests {
  private func image(_ attributes: String, _ colors: String = "") throws -> (image: UIImage?, problems: [String]) {
    let (view, problems) = try MadeObjects.first(
      UIImageView.self,
      """
      <imageView id="a11-bb-001">
        <imageReference key="image" image="star" catalog="system" \(attributes)>\(colors)</imageReference>
      </imageView>
      """)
    return (view.image, problems)
  }

  @Test func renderingModes() throws {
    #expect(try image(#"renderingMode="template""#).image?.renderingMode == .alwaysTemplate)
    #expect(try image(#"renderingMode="original""#).image?.renderingMode == .alwaysOriginal)
    #expect(try image("").image?.renderingMode == .automatic)
  }

  /// Interface Builder writes the standard scale beside a view's own configuration, which then counts.
  @Test func aSymbolsScale() throws {
    let standard = try #require(UIImage(systemName: "star"))
    let large = UIImage.SymbolConfiguration(scale: .large)
    #expect(try image(#"symbolScale="medium""#).image?.symbolConfiguration == standard.symbolConfiguration)
    #expect(
      try image(#"symbolScale="large""#).image?.symbolConfiguration
        == standard.applyingSymbolConfiguration(large)?.symbolConfiguration)
  }

  @Test func aSymbolsColors() throws {
    let standard = try #require(UIImage(systemName: "star"))
    let red = UIImage.SymbolConfiguration(hierarchicalColor: .systemRed)
    let made = try image(
      #"renderingMode="hierarchical""#,
      #"<hierarchicalColors><color systemColor="systemRedColor"/></hierarchicalColors>"#)
    #expect(made.problems == [])
    #expect(
      made.image?.symbolConfiguration == standard.applyingSymbolConfiguration(red)?.symbolConfiguration)
  }

  @Test func anUnknownModeIsTold() throws {
    let made = try image(#"renderingMode="templat""#)
    #expect(made.image != nil)
    #expect(made.problems.count == 1 && made.problems.first?.contains("'template'") == true, "\(made.problems)")
  }
}
