import DynamicType
import Findings
import Foundation
import HeadlessUIKit
import Renderers
import Snapshots
import ViewRendering

@testable import Auditing

/// Audits views of tests.
@MainActor
enum AuditedViews {
  static let size = (width: 400.0, height: 900.0)

  static func configurations(_ categories: [ContentSizeCategory] = [.large, .accessibilityExtraLarge])
    -> [Configuration]
  {
    categories.map { category in
      var configuration = Configuration(device: Device(freeSize: "page", width: size.width, height: size.height))
      configuration.category = category
      return configuration
    }
  }

  /// The findings in all configurations that an audit looks at, with the number of layouts that it took.
  static func audit(
    _ configurations: [Configuration], allowing allowed: [FindingAllowance] = [], _ makeView: @escaping () -> UIView
  ) throws -> (findings: [(step: AuditStep, finding: AuditFinding)], layouts: Int) {
    let renderer = ViewRenderer()
    let auditor = Auditor(renderer: renderer)
    var (found, layouts) = ([(AuditStep, AuditFinding)](), 0)
    for step in AuditPlan(configurations).steps {
      let audit = try auditor.audit("view", step) { configuration in
        layouts += 1
        return try renderer.layOut(under: configuration, isSurvey: true, makeView: makeView)
      }
      let path = CasePath(catalogueFile: "page", scene: "view", configuration: step.configuration.slug)
      found += AuditedCase(path, step, audit, allowing: allowed).findings.map { (step, $0) }
    }
    return (found, layouts)
  }

  /// The rules that are violated in any configuration, each with the views that violate it.
  static func violations(
    _ configurations: [Configuration] = configurations(), _ makeView: @escaping () -> UIView
  ) throws -> [FindingKind: Set<String>] {
    let found = try audit(configurations, makeView).findings.map(\.finding)
    return Dictionary(grouping: found, by: \.kind).mapValues { Set($0.map(\.name)) }
  }
}
