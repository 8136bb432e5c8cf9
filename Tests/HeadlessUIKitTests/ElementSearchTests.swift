import Drawing
import Foundation
import SpokenElements
import Testing
import UIKitControls
import UIKitCore
import UIKitLists
import UIKitTestSupport
import UIKitText
import UIKitValues

/// The search for elements where no recorded screen is: closures, circles, places that are not finite, cells.
@MainActor @Suite(.ownEnvironment) struct ElementSearchTests {
  private func screen(_ views: UIView...) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    for view in views { root.addSubview(view) }
    return root
  }

  private func element(_ label: String, _ frame: CGRect = CGRect(x: 0, y: 0, width: 40, height: 40)) -> UIView {
    let view = UIView(frame: frame)
    (view.isAccessibilityElement, view.accessibilityLabel) = (true, label)
    return view
  }

  private func spoken(_ view: UIView) -> [SpokenElement] {
    view.layoutIfNeeded()
    return view.record(isSpoken: true).spokenElements
  }

  @Test func nothingIsSearchedUnlessAsked() {
    #expect(screen(element("A")).record().spokenElements.isEmpty)
  }

  /// AccessibilitySnapshot's tests of iOS 17's closures: they win, whichever was set last.
  @Test func closuresAreAskedFirst() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    view.isAccessibilityElementBlock = { true }
    view.accessibilityLabelBlock = { "Asked" }
    view.accessibilityHintBlock = { "How" }
    view.accessibilityTraitsBlock = { [.button] }
    view.accessibilityValueBlock = { "1" }
    view.accessibilityLabel = "Set"
    view.accessibilityTraits = .header
    let elements = spoken(screen(view))
    #expect(elements.map(\.description) == ["Asked: 1. Button."] && elements[0].hint == "How")
    #expect(view.accessibilityLabel == "Set")
    view.accessibilityElementsHiddenBlock = { true }
    #expect(spoken(screen(view)).isEmpty)
  }

  @Test func closuresGiveElementsAndFrames() {
    let (one, two, container) = (
      element("One"), element("Two"), UIView(frame: CGRect(x: 5, y: 5, width: 90, height: 90))
    )
    container.accessibilityElementsBlock = { [two, one] }
    one.accessibilityFrameBlock = { CGRect(x: 1, y: 2, width: 3, height: 4) }
    container.addSubview(one)
    container.addSubview(two)
    let elements = spoken(screen(container))
    #expect(elements.map(\.description) == ["Two", "One"])
    #expect(elements.last?.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func containersByTheirMethodsAreAsked() {
    final class Chart: UIView {
      let bars = ["A", "B"].map { name in
        let bar = UIAccessibilityElement(accessibilityContainer: NSObject())
        bar.accessibilityLabel = name
        return bar
      }
      override func accessibilityElementCount() -> Int { 2 }
      override func accessibilityElement(at index: Int) -> Any? { bars[index] }
    }
    #expect(spoken(screen(Chart(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))).map(\.description) == ["A", "B"])
  }

  // MARK: Bad input

  @Test func elementsInCirclesEnd() {
    let (one, two) = (UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)), UIView())
    two.frame = one.frame
    one.accessibilityElements = [two, element("A")]
    two.accessibilityElements = [one, element("B")]
    let root = screen(one)
    root.accessibilityElements = [one, root]
    #expect(spoken(root).map(\.description) == ["B", "A"])
  }

  @Test func elementsListedAnyNumberOfTimesEnd() {
    var view = element("A")
    for _ in 0..<40 {
      let outer = UIView(frame: view.frame)
      outer.accessibilityElements = [view, view]
      view = outer
    }
    #expect(spoken(screen(view)).count < 100_000)
  }

  @Test func cellsThatListEachOtherEnd() {
    let (one, two) = (UITableViewCell(), UITableViewCell())
    (one.frame, two.frame) = (CGRect(x: 0, y: 0, width: 320, height: 44), CGRect(x: 0, y: 44, width: 320, height: 44))
    one.contentView.accessibilityElements = [two]
    two.contentView.accessibilityElements = [one]
    #expect(spoken(screen(one)).count == 1)
  }

  @Test func framesThatAreNotFiniteAreZero() {
    let (first, second) = (element("A"), element("B"))
    first.accessibilityFrame = CGRect(x: CGFloat.nan, y: 0, width: .infinity, height: 1)
    first.accessibilityActivationPoint = CGPoint(x: CGFloat.infinity, y: 0)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: CGFloat.nan, y: 0))
    second.accessibilityPath = path
    let elements = spoken(screen(first, second))
    #expect(elements[0].frame == .zero && elements[0].activationPoint == nil && elements[1].path == nil)
  }

  // MARK: What is recorded of an element

  @Test func anElementHasItsPathInTheLaidOutTree() throws {
    let (label, box) = (UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20)), UIView())
    label.text = "A"
    box.frame = CGRect(x: 0, y: 100, width: 50, height: 50)
    box.addSubview(UIView(frame: box.bounds))
    box.addSubview(label)
    let root = screen(UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)), box)
    root.layoutIfNeeded()
    let recording = root.record(isSpoken: true)
    let path = try #require(recording.spokenElements.first?.node)
    #expect(path == [1, 1])
    #expect(path.reduce(recording.layout) { $0.children[$1] }.kind == "UILabel")
  }

  @Test func framesAreInThePicture() {
    let root = screen(element("A", CGRect(x: 10, y: 20, width: 30, height: 40)))
    root.bounds.origin = CGPoint(x: 5, y: 8)
    #expect(spoken(root).map(\.frame) == [CGRect(x: 5, y: 12, width: 30, height: 40)])
  }

  /// UIKit's header of UIAccessibilityElement: the space is that of the container, a view or an element.
  @Test func elementsInElementsAreRelativeToThem() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let root = screen(view)
    defer { withExtendedLifetime(root) {} }
    let outer = UIAccessibilityElement(accessibilityContainer: view)
    outer.accessibilityFrameInContainerSpace = CGRect(x: 5, y: 6, width: 50, height: 50)
    let inner = UIAccessibilityElement(accessibilityContainer: outer)
    inner.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 8, height: 9)
    #expect(inner.accessibilityFrame == CGRect(x: 16, y: 28, width: 8, height: 9))
    outer.accessibilityFrame = CGRect(x: 100, y: 200, width: 50, height: 50)
    #expect(inner.accessibilityFrame == CGRect(x: 101, y: 202, width: 8, height: 9))
    let circle = UIAccessibilityElement(accessibilityContainer: inner)
    circle.accessibilityContainer = circle
    #expect(circle.accessibilityFrame == .zero)
  }

  @Test func spellingIsRecordedByStretches() {
    let view = element("x")
    let text = NSMutableAttributedString(string: "Code AB12")
    text.addAttribute(.accessibilitySpeechSpellOut, value: true, range: NSRange(location: 5, length: 4))
    view.accessibilityAttributedLabel = text
    let elements = spoken(screen(view))
    #expect(elements[0].description == "Code AB12" && view.accessibilityLabel == "Code AB12")
    #expect(
      elements[0].speech == [.init(.label, text: "AB12", name: "accessibilitySpeechSpellOut", value: "true")])
  }

  @Test func pathsAndActivationPointsAreKept() {
    let view = element("A", CGRect(x: 10, y: 10, width: 40, height: 40))
    view.accessibilityPath = UIBezierPath(rect: CGRect(x: 12, y: 12, width: 4, height: 4))
    view.accessibilityActivationPoint = CGPoint(x: 30.2, y: 30)
    let elements = spoken(screen(view))
    #expect(elements[0].path?.bounds == CGRect(x: 12, y: 12, width: 4, height: 4))
    #expect(elements[0].activationPoint == nil, "within a pixel of the middle")
    view.accessibilityActivationPoint = CGPoint(x: 12, y: 12)
    #expect(spoken(screen(view))[0].activationPoint == CGPoint(x: 12, y: 12))
  }

  @Test func namesForVoiceControlAreThoseThatDiffer() {
    let (one, two) = (element("Send"), element("Delete"))
    two.accessibilityUserInputLabels = ["Bin", "Trash"]
    #expect(spoken(screen(one, two)).map(\.userInputLabels) == [[], ["Bin", "Trash"]])
  }

  @Test func traitsHaveUIKitsNames() {
    #expect(UIAccessibilityTraits.named.count == SpokenTrait.allCases.count)
    #expect(Set(UIAccessibilityTraits.named.map(\.name)) == Set(SpokenTrait.allCases))
    #expect(Set(UIAccessibilityTraits.named.map(\.trait)).count == SpokenTrait.allCases.count)
  }

  @Test func labelledGroupsAreNamed() {
    let group = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    (group.accessibilityContainerType, group.accessibilityLabel) = (.semanticGroup, "Address")
    group.addSubview(element("Street"))
    #expect(spoken(screen(group))[0].containers == [SpokenContainer(.semanticGroup, label: "Address")])
  }

  // MARK: Controls and cells

  @Test func emptyLabelsAreElementsOnlyIfMadeSo() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(spoken(screen(label)).isEmpty)
    label.isAccessibilityElement = true
    #expect(spoken(screen(label)).map(\.description) == [""])
  }

  /// Facts on VoiceOver, section 1: a capsule around the dots; page 2 of 3.
  @Test func aPageControlHasTheOutlineOfItsDots() {
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 300, height: 26))
    (control.numberOfPages, control.currentPage) = (3, 1)
    let elements = spoken(screen(control))
    #expect(elements.map(\.description) == ["page 2 of 3. Adjustable."])
    let bounds = elements[0].path?.bounds
    #expect(bounds.map { $0.width < 100 && abs($0.midX - 150) < 0.5 } == true)
    control.numberOfPages = 0
    #expect(spoken(screen(control)).isEmpty)
  }

  /// Facts on VoiceOver, section 1: one element with the labels' texts, joined with commas; a checkmark is selected.
  @Test func aCellIsOneElement() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
    cell.textLabel?.text = "Vitamin D"
    cell.detailTextLabel?.text = "Daily"
    #expect(spoken(screen(cell)).map(\.description) == ["Vitamin D, Daily"])
    cell.accessoryType = .checkmark
    #expect(spoken(screen(cell)).map(\.description) == ["Selected: Vitamin D, Daily"])
  }

  /// accessibilityupto11.com, day 84: a switch as a cell's accessory view makes the cell one switch.
  @Test func aCellSpeaksForTheSwitchAtItsEnd() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    cell.textLabel?.text = "Wi-Fi"
    cell.accessoryView = UISwitch()
    let elements = spoken(screen(cell))
    #expect(elements.map(\.description) == ["Wi-Fi. Switch Button. Off."])
    #expect(elements[0].hint == "Double tap to toggle setting.")
  }

  @Test func aCellWithAButtonIsNoElement() {
    let (cell, button) = (UITableViewCell(style: .default, reuseIdentifier: nil), UIButton(type: .system))
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    cell.textLabel?.text = "Wi-Fi"
    button.setTitle("Edit", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 60, height: 44)
    cell.accessoryView = button
    #expect(Set(spoken(screen(cell)).map(\.description)) == ["Wi-Fi", "Edit. Button."])
  }

  /// Facts on VoiceOver, section 1: what is in a table's header view is a header, controls included.
  @Test func headersOfSectionsAreHeadings() {
    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row"
        return cell
      }
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let button = UIButton(type: .system)
        button.setTitle("More", for: .normal)
        return button
      }
      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
      func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "Footer" }
    }
    let (table, source) = (UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .grouped), Source())
    (table.dataSource, table.delegate) = (source, source)
    #expect(spoken(screen(table)).map(\.description) == ["More. Button. Heading.", "Row", "Footer"])
  }

  @Test func rightToLeftRowsAreReadFromTheRight() throws {
    var values = TraitValues.phone
    values.layoutDirection = .rightToLeft
    try ViewEnvironment(traits: UITraitCollection(values: values)).run {
      let views = [element("A"), element("B", CGRect(x: 100, y: 4, width: 10, height: 10))]
      #expect(spoken(screen(views[0], views[1])).map(\.description) == ["B", "A"])
    }
  }

  @Test func wordsAreInTheCasesLanguage() throws {
    var values = TraitValues.phone
    values.locale = "de"
    try ViewEnvironment(traits: UITraitCollection(values: values)).run {
      let control = UISwitch()
      control.accessibilityLabel = "WLAN"
      #expect(spoken(screen(control)).map(\.description) == ["WLAN. Umschalttaste. Aus."])
    }
  }

  /// Interface tests of apps find a button "More Info, " with the cell's texts beside the cell.
  @Test func aDetailButtonIsReadBesideItsCell() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 400, height: 60)
    cell.textLabel?.text = "Lists"
    cell.detailTextLabel?.text = "3 items"
    cell.accessoryType = .detailDisclosureButton
    let elements = spoken(screen(cell))
    #expect(elements.map(\.description) == ["Lists, 3 items", "More Info, Lists, 3 items. Button."])
    #expect(elements.first?.frame == cell.frame && (elements.last?.frame.minX ?? 0) > 300)
    cell.accessoryType = .disclosureIndicator
    #expect(spoken(screen(cell)).map(\.description) == ["Lists, 3 items"])
  }

  @Test func aDetailButtonAmongOthers() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 400, height: 60)
    let button = UIButton(type: .system)
    button.setTitle("Call", for: .normal)
    button.frame = CGRect(x: 10, y: 10, width: 80, height: 40)
    cell.contentView.addSubview(button)
    cell.accessoryType = .detailButton
    #expect(spoken(screen(cell)).map(\.description) == ["Call. Button.", "More Info, Call. Button."])
  }

  /// Interface tests of apps find buttons "Date Picker" and "Time Picker" with the date and the time as values.
  @Test func compactDatePickersAreButtonsWithValues() {
    let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    picker.preferredDatePickerStyle = .compact
    let words = spoken(screen(picker)).map(\.description)
    #expect(words.count == 2 && words.first?.hasPrefix("Date Picker: ") == true)
    #expect(words.last?.hasPrefix("Time Picker: ") == true && words.allSatisfy { $0.hasSuffix(". Button.") })
    picker.isEnabled = false
    let dimmed = spoken(screen(picker)).map(\.description)
    #expect(dimmed.count == 2 && dimmed.allSatisfy { $0.hasSuffix(". Dimmed. Button.") })
  }
}
