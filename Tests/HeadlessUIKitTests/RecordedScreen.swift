import Foundation
import UIKitControls
import UIKitCore
import UIKitLists
import UIKitText
import UIKitValues

/// A line of the recorded cases.
struct RecordedCase: CustomTestStringConvertible, @unchecked Sendable {
  let id: String
  let fields: [String: Any]

  var testDescription: String { id }
  var platform: [String: Any] { fields["platform"] as? [String: Any] ?? [:] }
  var tree: [String: Any] { fields["tree"] as? [String: Any] ?? [:] }
  var expected: [[String: Any]] { fields["expected"] as? [[String: Any]] ?? [] }

  static let all: [RecordedCase] = {
    let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/voiceover-cases.jsonl")
    let lines = (try? String(contentsOf: url, encoding: .utf8))?.split(separator: "\n") ?? []
    return lines.compactMap { line in
      let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return object.flatMap { fields in (fields["id"] as? String).map { RecordedCase(id: $0, fields: fields) } }
    }
  }()
}

/// The views of a recorded tree.
@MainActor
final class RecordedScreen {
  private(set) var root = UIView()
  private var named: [String: UIView] = [:]
  private var listed: [(view: UIView, elements: [Any])] = []
  private var responders: [UIView] = []

  init(_ tree: [String: Any]) {
    root = view(tree)
    for (view, elements) in listed {
      view.accessibilityElements = elements.compactMap { element in
        (element as? String).flatMap { named[$0] } ?? (element as? [String: Any]).map { self.element($0, in: view) }
      }
    }
    (root as? DataTableView)?.cells = named.values.compactMap { $0 as? DataTableCellView }
    for responder in responders { responder.becomeFirstResponder() }
  }

  private func view(_ node: [String: Any]) -> UIView {
    let view = make(node)
    view.frame = rect(node["frame"]) ?? .zero
    if let id = node["id"] as? String { named[id] = view }
    for child in node["subviews"] as? [[String: Any]] ?? [] { view.addSubview(self.view(child)) }
    view.alpha = number(node["alpha"]) ?? 1
    view.clipsToBounds = node["clipsToBounds"] as? Bool ?? view.clipsToBounds
    describe(view, node)
    if let elements = node["accessibilityElements"] as? [Any] { listed.append((view, elements)) }
    if node["isFirstResponder"] as? Bool == true { responders.append(view) }
    return view
  }

  /// A view of the class, with the class's own properties.
  private func make(_ node: [String: Any]) -> UIView {
    switch node["class"] as? String {
    case "UILabel":
      let label = UILabel()
      label.text = node["text"] as? String
      return label
    case "UIButton":
      let button = UIButton(type: .system)
      button.setTitle(node["title"] as? String, for: .normal)
      button.isSelected = node["isSelected"] as? Bool ?? false
      button.isEnabled = node["isEnabled"] as? Bool ?? true
      return button
    case "UISwitch":
      let control = UISwitch()
      control.isOn = node["isOn"] as? Bool ?? false
      control.isEnabled = node["isEnabled"] as? Bool ?? true
      return control
    case "UITextField":
      let field = UITextField()
      field.placeholder = node["placeholder"] as? String
      field.isSecureTextEntry = node["isSecureTextEntry"] as? Bool ?? false
      field.text = node["text"] as? String
      return field
    case "UITextView":
      let view = UITextView()
      view.text = node["text"] as? String ?? ""
      return view
    case "UISlider":
      let slider = UISlider()
      slider.minimumValue = Float(number(node["minimumValue"]) ?? 0)
      slider.maximumValue = Float(number(node["maximumValue"]) ?? 1)
      slider.value = Float(number(node["value"]) ?? 0)
      return slider
    case "UIStepper":
      let stepper = UIStepper()
      stepper.minimumValue = number(node["minimumValue"]) ?? 0
      stepper.maximumValue = number(node["maximumValue"]) ?? 100
      stepper.value = number(node["value"]) ?? 0
      return stepper
    case "UISegmentedControl":
      let control = UISegmentedControl(items: node["segments"] as? [String])
      control.selectedSegmentIndex = node["selectedSegmentIndex"] as? Int ?? UISegmentedControl.noSegment
      return control
    case "UINavigationBar": return navigationBar(node["items"] as? [[String: Any]] ?? [])
    case "UITabBar": return tabBar(node["items"] as? [[String: Any]] ?? [])
    default: return plainView(node)
    }
  }

  private func navigationBar(_ items: [[String: Any]]) -> UIView {
    let bar = UINavigationBar()
    bar.setItems(items.map { UINavigationItem(title: $0["title"] as? String ?? "") }, animated: false)
    return bar
  }

  private func tabBar(_ items: [[String: Any]]) -> UIView {
    let bar = UITabBar()
    bar.setItems(
      items.map { item in
        let tab = UITabBarItem(title: item["title"] as? String, image: nil, selectedImage: nil)
        tab.badgeValue = item["badgeValue"] as? String
        tab.accessibilityValue = item["accessibilityValue"] as? String
        return tab
      }, animated: false)
    return bar
  }

  private func plainView(_ node: [String: Any]) -> UIView {
    if let table = node["dataTable"] as? [String: Any] { return DataTableView(table) }
    if let cell = node["dataTableCell"] as? [String: Any] { return DataTableCellView(cell, id: node["id"] as? String) }
    guard let contents = node["accessibilityCustomContent"] as? [[String: Any]] else { return UIView() }
    let view = ContentView()
    view.accessibilityCustomContent = contents.map { content in
      let made = AXCustomContent(label: content["label"] as? String ?? "", value: content["value"] as? String ?? "")
      if content["importance"] as? String == "high" { made.importance = .high }
      return made
    }
    return view
  }

  /// Sets the accessibility properties that the node names.
  private func describe(_ object: UIResponder, _ node: [String: Any]) {
    if let flag = node["isAccessibilityElement"] as? Bool { object.isAccessibilityElement = flag }
    if let label = node["accessibilityLabel"] as? String { object.accessibilityLabel = label }
    if let value = node["accessibilityValue"] as? String { object.accessibilityValue = value }
    if let hint = node["accessibilityHint"] as? String { object.accessibilityHint = hint }
    if let traits = node["accessibilityTraits"] as? [String] { object.accessibilityTraits = Self.traits(traits) }
    if let traits = node["insertTraits"] as? [String] {
      object.accessibilityTraits = object.accessibilityTraits.union(Self.traits(traits))
    }
    if let frame = rect(node["accessibilityFrame"]) { object.accessibilityFrame = frame }
    if let flag = node["accessibilityElementsHidden"] as? Bool { object.accessibilityElementsHidden = flag }
    if let flag = node["accessibilityViewIsModal"] as? Bool { object.accessibilityViewIsModal = flag }
    if let flag = node["shouldGroupAccessibilityChildren"] as? Bool { object.shouldGroupAccessibilityChildren = flag }
    if let actions = node["accessibilityCustomActions"] as? [String] {
      object.accessibilityCustomActions = actions.map { UIAccessibilityCustomAction(name: $0, actionHandler: nil) }
    }
    if let type = (node["accessibilityContainerType"] as? String).flatMap({ Self.containerTypes[$0] }) {
      object.accessibilityContainerType = type
    }
  }

  private func element(_ node: [String: Any], in view: UIView) -> UIAccessibilityElement {
    let element = UIAccessibilityElement(accessibilityContainer: view)
    if let frame = rect(node["accessibilityFrameInContainerSpace"]) {
      element.accessibilityFrameInContainerSpace = frame
    }
    describe(element, node)
    return element
  }

  private static let containerTypes: [String: UIAccessibilityContainerType] = [
    "list": .list, "landmark": .landmark, "dataTable": .dataTable, "semanticGroup": .semanticGroup,
  ]

  static func traits(_ names: [String]) -> UIAccessibilityTraits {
    names.reduce(into: .none) { traits, name in
      let known: [String: UIAccessibilityTraits] = [
        "button": .button, "link": .link, "header": .header, "searchField": .searchField, "image": .image,
        "selected": .selected, "playsSound": .playsSound, "keyboardKey": .keyboardKey, "staticText": .staticText,
        "summaryElement": .summaryElement, "notEnabled": .notEnabled, "updatesFrequently": .updatesFrequently,
        "startsMediaSession": .startsMediaSession, "adjustable": .adjustable,
        "allowsDirectInteraction": .allowsDirectInteraction, "causesPageTurn": .causesPageTurn, "tabBar": .tabBar,
        "toggleButton": .toggleButton,
      ]
      traits.formUnion(known[name] ?? .none)
    }
  }

  private func number(_ value: Any?) -> Double? { (value as? NSNumber)?.doubleValue }

  private func rect(_ value: Any?) -> CGRect? { Self.rect(value) }

  static func rect(_ value: Any?) -> CGRect? {
    guard let numbers = (value as? [NSNumber])?.map(\.doubleValue), numbers.count == 4 else { return nil }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

/// A view with custom content.
private final class ContentView: UIView, AXCustomContentProvider {
  var accessibilityCustomContent: [AXCustomContent]! = []
}

/// A cell of a recorded data table.
private final class DataTableCellView: UIView, UIAccessibilityContainerDataTableCell {
  let id: String?
  private let rows: NSRange
  private let columns: NSRange

  init(_ cell: [String: Any], id: String?) {
    self.id = id
    func range(_ start: String, _ length: String) -> NSRange {
      NSRange(location: cell[start] as? Int ?? NSNotFound, length: cell[length] as? Int ?? 1)
    }
    (rows, columns) = (range("row", "rowSpan"), range("column", "columnSpan"))
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  func accessibilityRowRange() -> NSRange { rows }
  func accessibilityColumnRange() -> NSRange { columns }
}

/// A recorded data table.
private final class DataTableView: UIView, UIAccessibilityContainerDataTable {
  var cells: [DataTableCellView] = []
  private let table: [String: Any]

  init(_ table: [String: Any]) {
    self.table = table
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  func accessibilityDataTableCellElement(
    forRow row: Int, column: Int
  ) -> (any UIAccessibilityContainerDataTableCell)? {
    cells.first { $0.accessibilityRowRange().contains(row) && $0.accessibilityColumnRange().contains(column) }
  }

  func accessibilityRowCount() -> Int { table["rows"] as? Int ?? 0 }
  func accessibilityColumnCount() -> Int { table["columns"] as? Int ?? 0 }

  func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]? {
    headers("rowHeaders", row)
  }

  func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]? {
    headers("columnHeaders", column)
  }

  private func headers(_ kind: String, _ index: Int) -> [any UIAccessibilityContainerDataTableCell]? {
    let ids = (table[kind] as? [String: [String]])?["\(index)"]
    return ids?.compactMap { id in cells.first { $0.id == id } }
  }
}
