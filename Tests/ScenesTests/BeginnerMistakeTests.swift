import SourcePlaces
import Testing
import ViewDocuments

@testable import Scenes

/// Common mistakes of people who know UIKit, or another system, but not these files. `oneScene` puts the first key on
/// line 6.
@Suite struct BeginnerMistakeTests {
  private func expect(_ message: String, of keys: String, _ viewClass: String) throws {
    #expect(try firstError(oneScene(keys, viewClass: viewClass)) == "a.yaml:" + message, "\(keys)")
  }

  @Test(arguments: [
    ("width: 300", "6:7: UILabel has no 'width'. Did you mean 'frame'?"),
    ("title: Hi", "6:7: UILabel has no 'title'. Did you mean 'text'?"),
    ("children: []", "6:7: UILabel has no 'children'. Did you mean 'subviews'?"),
    ("color: red", "6:7: UILabel has no 'color'. Did you mean 'textColor'?"),
    ("id: title", "6:7: UILabel has no 'id'. Did you mean 'name'?"),
    ("font: {textStyle: body, bold: true}", "6:31: a font has no 'bold'. Did you mean 'weight'?"),
    ("layoutMargins: 8", "6:22: 'layoutMargins' takes [top, left, bottom, right], not '8'. Write [8, 8, 8, 8]."),
    ("frame: 0 0 300 40", "6:14: 'frame' takes [x, y, width, height], not '0 0 300 40'. Write [0, 0, 300, 40]."),
    ("layoutGuides: gap", "6:21: 'layoutGuides' takes a list of names, not 'gap'. Write [gap]."),
    (
      "constraints: self.width = 300",
      "6:20: 'constraints' takes a list of constraints, not 'self.width = 300'. Write [self.width = 300]."
    ),
    ("constraints: ''", "6:20: 'constraints' takes a list of constraints, not ''."),
    (
      "constraints: {self.width: 300}",
      "6:20: 'constraints' takes a list of constraints, not a mapping. Write '- ' in front of each of its items."
    ),
    (
      "subviews: [UILabel]",
      "6:18: a view must be a mapping, such as {class: UILabel, text: Hello}; this is 'UILabel'."
    ),
    (
      "subviews: {class: UILabel}",
      "6:17: 'subviews' takes a list of views, not a mapping. Write '- ' in front of each of its items."
    ),
    (
      "variations: [{when: accessibility}]",
      "6:27: 'when' must be a mapping, such as {category: accessibility}; this is 'accessibility'."
    ),
    (
      "variations: [{when: {idiom: pad}, subviews: []}]",
      "6:41: a variation of UILabel takes no 'subviews'. Only properties and constraints vary."
    ),
    (
      "variations: {when: {idiom: pad}}",
      "6:19: 'variations' takes a list, not a mapping. Write '- ' in front of each of its items."
    ),
    (
      "constraints: [{visualFormat: 'H:|-gap-[a]', metrics: [8]}]",
      "6:60: 'metrics' must be a mapping, such as {gap: 8}; this is a list."
    ),
  ])
  func inAView(keys: String, message: String) throws {
    try expect(message, of: keys, "UILabel")
  }

  @Test func aStackViewNamesEachArrangedViewOnce() throws {
    let keys = "customSpacing: {a: 8}\narrangedSubviews: [{class: UILabel, name: a}, {class: UILabel, name: a}]"
    try expect("6:23: two views here are named 'a'. Give each its own name.", of: keys, "UIStackView")
  }

  // MARK: Collections

  private static let layout = "layout: {class: FlexibleRowHeightGridLayout, columns: 2}"
  private static let templates = "templates: {card: {subviews: [{class: UILabel, name: title}]}}"
  private static let sections = "sections: [{items: [{title: One}]}]"

  @Test(arguments: [
    ([templates, sections], "5:7: UICollectionView needs 'layout'."),
    ([layout, sections], "5:7: UICollectionView needs 'templates'."),
    ([layout, templates, "items: []"], "8:7: UICollectionView has no 'items'. Did you mean 'sections'?"),
    (
      ["layout: flow", templates, sections],
      "6:15: a layout must be a mapping, such as {class: FlexibleRowHeightGridLayout, columns: 2}; this is 'flow'."
    ),
    (
      ["layout: {class: UICollectionViewFlowLayout, columns: 2, itemSize: [50, 50]}", templates, sections],
      "6:63: 'itemSize' and 'columns' cannot be combined: with columns, items are as wide as a column and as high as "
        + "their content."
    ),
    (
      ["layout: {class: UICollectionViewFlowLayout, itemSize: 50}", templates, sections],
      "6:61: 'itemSize' takes [width, height], not '50'. Write [50, 50]."
    ),
    (
      ["layout: {class: UICollectionViewFlowLayout, estimatedItemSize: automatic}", templates, sections],
      "6:70: 'estimatedItemSize' takes [width, height], or automaticSize, not 'automatic'. Did you mean 'automaticSize'?"
    ),
    (
      [layout, "templates: [{card: {}}]", sections],
      "7:18: 'templates' must be a mapping, such as {card: {subviews: []}}; this is a list."
    ),
    (
      [layout, "templates: {card: {class: UILabel}}", sections],
      "7:25: 'card' takes a UIView: the cell's content view, not a UILabel. Put the UILabel into its subviews."
    ),
    (
      [layout, "templates: {card: {subviews: [{class: UILabel, name: template}]}}", sections],
      "7:25: 'template' is a reserved name here. Choose another."
    ),
    (
      [layout, "templates: {card: {name: title, subviews: [{class: UILabel, name: title}]}}", sections],
      "8:28: two views here are named 'title'. Give each its own name."
    ),
    (
      [layout, "templates: {card: {constraints: [self.top = superview.top]}}", sections],
      "7:51: the outermost view of a scene, or of a template, has no superview."
    ),
    (
      [layout, templates, "sections: {items: []}"],
      "8:17: 'sections' takes a list of sections, not a mapping. Write '- ' in front of each of its items."
    ),
    (
      [layout, templates, "sections: [[]]"],
      "8:18: a section must be a mapping, such as {items: [{title: …}]}; this is an empty list."
    ),
    (
      [layout, templates, "sections: [{items: [One]}]"],
      "8:27: an item must be a mapping, such as {title: …}; this is 'One'."
    ),
    (
      [layout, templates, "sections: [{header: Head, items: []}]"],
      "8:27: a header must be a mapping, such as {title: …}; this is 'Head'."
    ),
    (
      [layout, templates, "sections: [{items: [{title: {subviews: []}}]}]"],
      "8:36: an item takes no 'subviews'. Write it in the template."
    ),
    (
      [layout, templates, sections, "variations: [{when: {idiom: pad}, layout: {class: WaterfallLayout}}]"],
      "9:41: a variation of UICollectionView takes no 'layout'. Only properties and constraints vary."
    ),
  ])
  func inACollection(keys: [String], message: String) throws {
    try expect(message, of: keys.joined(separator: "\n"), "UICollectionView")
  }

  @Test func tenThousandItemsAreTheLimit() throws {
    func keys(_ count: Int) -> String {
      let items = Array(repeating: "{title: One}", count: count).joined(separator: ", ")
      return [Self.layout, Self.templates, "sections: [{items: [\(items)]}]"].joined(separator: "\n")
    }
    #expect(try firstError(oneScene(keys(10_000), viewClass: "UICollectionView")) == nil)
    try expect(
      "8:17: the number of items is too large: the limit is 10,000 in a view.", of: keys(10_001), "UICollectionView")
  }

  // MARK: YAML

  private static let columns = """
    Start the lines of a list, or of a mapping, in one column, and put text that starts with [, { or a quotation mark in \
    quotation marks.
    """
  private static let colon = """
    Put text that contains a colon and a space in quotation marks, and start the keys of a mapping in one column.
    """

  @Test(arguments: [
    ("text: Today: 18", "6:18", colon), ("  text: Hi", "6:13", colon),
    ("text: @home", "6:13", "Put text that starts with @ in quotation marks."),
    ("text: 'it's here'", "6:17", columns), ("constraints:\n- [a]-8-[b]", "7:12", columns),
    ("constraints:\n- |-[a]-|", "7:11", "Put text that starts with | or > in quotation marks."),
    ("\ttext: Hi", "6:7", "Indent with spaces: YAML does not allow tabs."),
    ("text: \"Hi", "6:13", "Look for a quotation mark that is not closed."),
    ("text: *bold*", "6:18", "Put text that starts with * in quotation marks."),
    ("subviews: [{class: UIView}", "7:1", "Look for a bracket that is not closed."),
  ])
  func whatIsNoYAMLHasAHint(keys: String, place: String, hint: String) throws {
    let error = try #require(try read(oneScene(keys)).error?.description)
    #expect(error.hasPrefix("a.yaml:\(place): this is not valid YAML: "), Comment(rawValue: error))
    #expect(error.hasSuffix(". " + hint), Comment(rawValue: error))
  }

  @MainActor @Test func whatGoesWrongInALayoutHasTheScenesPlace() throws {
    let definition = try read(oneScene("text: Hi")).definition()
    #expect("\(definition.placed(CatalogueError.empty(path: "a")))".hasPrefix("a.yaml:5:7: the folder 'a' contains"))
    let own = SceneError(place: SourcePlace(file: "b.yaml", line: 1, column: 2), problem: .empty)
    #expect(definition.placed(own) == own)
  }
}
