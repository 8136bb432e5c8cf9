import DynamicType
import HeadlessUIKit
import Testing
import ViewRendering

@testable import Auditing

/// Which configurations are laid out, and how often.
@MainActor
@Suite struct AuditPlanTests {
  @Test func rulesAddWhatTheyCompare() {
    let steps = AuditPlan(AuditedViews.configurations([.accessibilityMedium])).steps
    #expect(
      steps.map(\.configuration.slug) == [
        "page-AX1", "page-L", "page-AX5", "page-L-contrast", "page-L-dark", "page-L-dark-contrast", "page-L-rtl",
      ])
    #expect(steps.map(\.isOfScene) == [true, false, false, false, false, false, false])
    #expect(
      steps.filter(\.checksContrast).map(\.configuration.slug) == [
        "page-L", "page-L-contrast", "page-L-dark", "page-L-dark-contrast",
      ])
    #expect(steps.compactMap(\.mirrored).map(\.slug) == ["page-L"])
    #expect(steps[2].smaller?.slug == "page-AX1")
  }

  @Test func whatASceneHasIsNotAdded() {
    var dark = AuditedViews.configurations([.large])[0]
    dark.appearance = .dark
    let configurations = AuditedViews.configurations(ContentSizeCategory.allCases) + [dark]
    let steps = AuditPlan(configurations).steps
    #expect(steps.count == 16)
    #expect(steps.filter { $0.isOfScene }.count == 13)
    #expect(Set(steps.map(\.configuration.slug)).count == steps.count)
  }

  /// Configurations that rules compare with are laid out once, whatever asks for them.
  @Test func eachConfigurationIsLaidOutOnce() throws {
    let configurations = AuditedViews.configurations(ContentSizeCategory.allCases)
    let audit = try AuditedViews.audit(configurations) {
      let view = UIView()
      view.backgroundColor = .systemBackground
      return view
    }
    #expect(audit.layouts == AuditPlan(configurations).steps.count)
    #expect(audit.findings.isEmpty)
  }

  /// A picture that is blurred afterwards has the layout and the colours of one that is not.
  @Test func lowVisionIsLeftOut() {
    var blurred = AuditedViews.configurations([.large])[0]
    blurred.acuity = 0.1
    let steps = AuditPlan([blurred] + AuditedViews.configurations([.large])).steps
    #expect(steps.map(\.configuration.slug).first == "page-L")
    #expect(steps.count == 6)
  }

  @Test func twoDevicesAreTwoSettings() {
    var wide = AuditedViews.configurations([.large])[0]
    wide.width = 700
    let steps = AuditPlan(AuditedViews.configurations([.large]) + [wide]).steps
    #expect(steps.count == 2 * 6)
    #expect(steps.compactMap(\.mirrored).map(\.slug) == ["page-L", "page-L-w700"])
  }
}
