import Testing

@testable import Scenes

/// Unknown names in constraints, in a view that has a superview.
@Suite struct ConstraintItemErrorTests {
  private func error(_ constraint: String, in holder: String) throws -> String? {
    try firstError(
      oneScene(
        """
        subviews:
          - class: \(holder)
            name: holder
            constraints: ["\(constraint)"]
            subviews: [{class: UIView, name: body}]
          - {class: UIView, name: sibling}
        """, viewClass: "UIView"))
  }

  @Test(arguments: [
    (
      "body.top = self.contentLayoutGuide.top",
      "9:37: UIView has no 'contentLayoutGuide'. A UIScrollView or UICollectionView has one."
    ),
    (
      "body.top = body.frameLayoutGuide.top",
      "9:37: UIView has no 'frameLayoutGuide'. A UIScrollView or UICollectionView has one."
    ),
    ("body.top = view.top", "9:37: no view here is named 'view'. Did you mean 'self'?"),
    ("body.top = parent.top", "9:37: no view here is named 'parent'. Did you mean 'superview'?"),
    ("body.top = safeArea.top", "9:37: no view here is named 'safeArea'. Did you mean 'self.safeAreaLayoutGuide'?"),
    (
      "body.top = sibling.top",
      "9:37: no view here is named 'sibling'. Use one of holder, body, self, superview. Put the constraint into a "
        + "view that contains both of its views."
    ),
  ])
  func itemsThatAreNotThere(constraint: String, message: String) throws {
    #expect(try error(constraint, in: "UIView") == "a.yaml:" + message, "\(constraint)")
  }

  @Test(arguments: ["UIScrollView", "UIView"])
  func namesThatConstraintsUseThemselvesAreRefused(viewClass: String) throws {
    for name in ["self", "superview"] {
      #expect(
        try firstError(oneScene("name: \(name)", viewClass: viewClass))
          == "a.yaml:6:13: '\(name)' is a reserved name here. Choose another.")
    }
  }
}
