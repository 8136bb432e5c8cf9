import AppSources
import SourceRewriting
import Testing

@Suite struct ProvidedModulesTests {
  @Test func providedModulesAreThoseOfTheList() {
    #expect(
      ProvidedModules.products.isSuperset(of: ["Combine", "CoreGraphics", "QuartzCore", "UIKit", "WebKit", "os"]))
    #expect(ProvidedModules.products.isDisjoint(with: ProvidedModules.toolchain))
  }

  /// A target can import what it depends on; where that is not known, all that there is.
  @Test func modulesAreThoseOfDependencies() {
    let all = RewritingOptions(AppConfiguration())
    #expect(all.providedModules.contains("WebKit") && all.dependencies.isEmpty)
    let some = RewritingOptions(AppConfiguration(), modules: ["UIKit", "Kit"])
    #expect(some.providedModules.contains("UIKit") && !some.providedModules.contains("WebKit"))
    #expect(some.providedModules.contains("Foundation") && some.dependencies == ["UIKit", "Kit"])
  }
}
