import Foundation
import Testing
import UIKitTestSupport
import UIKitValues

/// Colours from asset catalogues, which tests register. Names are global to the process: each test has its own.
@MainActor @Suite(.ownEnvironment) struct CatalogueColorTests {
  @Test func aRegisteredColorIsFoundByItsName() throws {
    let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    UIColor.register(dynamic, named: "CatalogueColorTests.title")
    let found = try #require(UIColor(named: "CatalogueColorTests.title"))
    #expect(found == dynamic && found.hash == dynamic.hash)
    #expect(found.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
    #expect(found.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == .black)
    #expect(UIColor(named: "CatalogueColorTests.title", in: .main, compatibleWith: nil) == dynamic)
    #expect(dynamic != UIColor { $0.userInterfaceStyle == .dark ? .white : .black })
  }

  @Test func aNameThatNobodyRegisteredIsAFault() {
    UIColor.register(.red, named: "CatalogueColorTests.taken")
    UIColor.register(nil, named: "CatalogueColorTests.taken")
    #expect(UIColor(named: "CatalogueColorTests.taken") == nil)
    #expect(
      UIKitFaults.take() == [
        "UIColor(named: \"CatalogueColorTests.taken\"): no asset catalogue has a colour of this name. Name the folder of "
          + "the app's assets, or register the colour with UIColor.register(_:named:)."
      ])
  }
}
