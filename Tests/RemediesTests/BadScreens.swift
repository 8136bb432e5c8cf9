import TestSupport

/// A view of a screen that is written as YAML.
struct WrittenView {
  var keys: [(key: String, value: String)]
  var subviews: [WrittenView] = []
  var arranged: [WrittenView] = []
  var constraints: [String] = []

  init(_ className: String, _ name: String, _ keys: KeyValuePairs<String, String> = [:]) {
    self.keys = [("class", className), ("name", name)] + keys.map { ($0, $1) }
  }

  subscript(key: String) -> String? {
    get { keys.first { $0.key == key }?.value }
    set {
      guard let index = keys.firstIndex(where: { $0.key == key }) else {
        if let newValue { keys.append((key, newValue)) }
        return
      }
      if let newValue { keys[index].value = newValue } else { keys.remove(at: index) }
    }
  }

  /// The lines of the view: in braces, if it has no views in it and `isFlow`.
  func lines(_ indentation: Int, isFlow: Bool) -> [String] {
    let space = String(repeating: " ", count: indentation)
    if isFlow, subviews.isEmpty, arranged.isEmpty, constraints.isEmpty {
      return ["\(space)- {\(keys.map { "\($0.key): \($0.value)" }.joined(separator: ", "))}"]
    }
    var lines = keys.enumerated().map { "\(space)\($0 == 0 ? "- " : "  ")\($1.key): \($1.value)" }
    if !constraints.isEmpty {
      lines.append("\(space)  constraints:")
      lines += constraints.map { "\(space)    - \($0)" }
    }
    for (key, views) in [("subviews", subviews), ("arrangedSubviews", arranged)] where !views.isEmpty {
      lines.append("\(space)  \(key):")
      lines += views.flatMap { $0.lines(indentation + 4, isFlow: isFlow) }
    }
    return lines
  }
}

/// A good screen with one planted mistake, or two, by its number.
///
/// The screen is a title, a note and a button below each other, on a card of 320 by 640 points; a seed chooses its words, the way
/// it is written, and the mistake's numbers.
struct BadScreen {
  let name: String
  /// The planted mistake.
  let defect: Defect
  let yaml: String

  enum Defect: String, CaseIterable {
    case cutAtAccessibilitySizes, truncatedText, clippedByConstraint, clippedByFrame, narrowFrame, textOutside
    case overlappingByConstraint, overlappingByFrame, sideBySide, brokenWord, fixedFont, fixedNamedSize, shrinkingText
    case textNotGrowing, imageNotGrowing, lowContrast, lowContrastInDark, smallTargetByConstraint, smallTargetByFrame
    case missingLabel, missingLargeContent, leftAndRight, leftAlignment, leftByFrame, repeatedTrait, duplicateLabel
    case conflictingTraits, missingTrait, dimmedLook, unreachableControl, unreadText, readingOrder, missingHeading
  }

  init(number: Int) {
    var random = SeededGenerator(seed: UInt64(number))
    defect = Defect.allCases[number % Defect.allCases.count]
    name = "screen \(number) \(defect.rawValue)"
    var card = Self.goodScreen(&random)
    // Every other screen has a pale heading as well.
    if number % 2 == 1, defect != .fixedNamedSize { card.subviews[0]["textColor"] = "\"#A5A5AA\"" }
    defect.plant(in: &card, &random)
    var lines = card.lines(6, isFlow: random.next() % 2 == 0)
    lines[0] = "        " + lines[0].dropFirst(8)
    let device = defect == .missingHeading ? ["    devices: [iPhone 16]"] : []
    yaml = (["  - name: \(name)"] + device + ["    view:"] + lines).joined(separator: "\n")
  }

  /// The screens as a catalogue file.
  static func catalogue(_ screens: [BadScreen]) -> String {
    """
    # Screens with a mistake each.
    matrix:
      devices: [{name: card, width: 320, height: 640}]
      scales: [1]
      categories: [L, AX1]

    scenes:
    \(screens.map(\.yaml).joined(separator: "\n\n"))

    """
  }

  static func label(_ name: String, _ text: String, _ style: String = "body") -> WrittenView {
    WrittenView(
      "UILabel", name,
      [
        "text": text, "font": "{textStyle: \(style)}", "adjustsFontForContentSizeCategory": "true",
        "numberOfLines": "0",
      ])
  }

  static func button(_ name: String, _ title: String) -> WrittenView {
    WrittenView(
      "UIButton", name,
      [
        "buttonType": "custom", "title": title, "titleColor": "label", "titleLabel.font": "{textStyle: body}",
        "titleLabel.adjustsFontForContentSizeCategory": "true",
      ])
  }

  private static func goodScreen(_ random: inout SeededGenerator) -> WrittenView {
    var card = WrittenView("UIView", "card", ["backgroundColor": "systemBackground"])
    card.subviews = [
      label("heading", random.pick(["Trip", "Plants", "Mail", "Taxes"]), "headline"),
      label("note", random.pick(["Two bags", "By train", "At noon", "In May"])),
      button("action", random.pick(["Book", "Call us", "Pay", "Reply"])),
    ]
    card.constraints = [
      "heading.top = self.top + 16", "heading.leading = self.leading + 16", "heading.trailing <= self.trailing - 16",
      "note.top = heading.bottom + 8", "note.leading = self.leading + 16", "note.trailing <= self.trailing - 16",
      "action.top = note.bottom + 16", "action.leading = self.leading + 16", "action.width >= 44",
      "action.height >= 44",
    ]
    return card
  }
}

extension BadScreen.Defect {
  /// Makes the mistake in a good screen.
  func plant(in card: inout WrittenView, _ random: inout SeededGenerator) {
    switch self {
    case .cutAtAccessibilitySizes:
      card.subviews[1]["text"] = random.pick(["From Bern to Rome", "A seat by the door", "Water them at six"])
      card.subviews[1]["numberOfLines"] = "1"
    case .truncatedText:
      card.subviews[1]["text"] = random.pick([
        "A train from Bern to Rome by way of Milan at noon", "Water all of them at six and again at ten in May",
      ])
      card.subviews[1]["numberOfLines"] = random.pick(["1", "1"])
    case .clippedByConstraint: card.constraints.append("note.height = \(random.pick(["10", "12", "14"]))")
    case .clippedByFrame:
      card.placeByFrames()
      card.subviews[1]["frame"] = "[16, 60, 288, \(random.pick(["8", "12"]))]"
    case .narrowFrame:
      card.placeByFrames()
      card.subviews[1]["numberOfLines"] = "1"
      card.subviews[1]["frame"] = "[16, 90, \(random.pick(["30", "40"])), 70]"
    case .textOutside:
      var box = WrittenView("UIView", "box", ["backgroundColor": "systemGray5"])
      box.subviews = [card.subviews[1]]
      card.subviews[1] = box
      card.constraints.removeAll { $0.hasPrefix("note.") }
      card.constraints += [
        "box.top = heading.bottom + 8", "box.leading = self.leading + 16", "box.trailing = self.trailing - 16",
        "box.height = \(random.pick(["22", "24", "30"]))", "note.top = box.top", "note.leading = box.leading + 8",
        "note.trailing <= box.trailing - 8",
      ]
      card.constraints = card.constraints.map {
        $0.replacing("action.top = note.bottom + 16", with: "action.top = box.bottom + 60")
      }
    case .overlappingByConstraint:
      card.constraints = card.constraints.map {
        $0.hasPrefix("note.top") ? "note.top = self.top + \(random.pick(["20", "24", "30"]))" : $0
      }
    case .overlappingByFrame:
      card.placeByFrames()
      card.subviews[1]["frame"] = "[16, \(random.pick(["24", "30"])), 288, 70]"
    case .sideBySide:
      var row = WrittenView("UIStackView", "row", ["spacing": "8"])
      card.subviews[1]["text"] = random.pick(["Call us now", "Go by car"])
      row.arranged = [
        WrittenView("UIView", "mark", ["backgroundColor": "systemGray5"]), card.subviews[1],
      ]
      card.subviews[1] = row
      card.constraints.removeAll { $0.hasPrefix("note.") }
      card.constraints += [
        "row.top = heading.bottom + 8", "row.leading = self.leading + 16", "row.trailing = self.trailing - 16",
        "mark.width = \(random.pick(["130", "150"]))", "mark.height >= 40",
      ]
      card.constraints = card.constraints.map { $0.replacing("note.bottom", with: "row.bottom") }
    case .brokenWord: card.subviews[1]["text"] = random.pick(["Appointments", "Congratulations", "An announcement"])
    case .fixedFont:
      card.subviews[1]["font"] = random.pick([
        "{systemFontOfSize: 17}", "{systemFontOfSize: 15}", "{systemFontOfSize: 18, weight: semibold}",
      ])
    case .fixedNamedSize:
      card.subviews[0]["font"] = random.pick(["{systemFontOfSize: 22, weight: bold}", "{systemFontOfSize: 13}"])
      card.subviews[0]["numberOfLines"] = "1"
    case .shrinkingText:
      card.subviews[1]["variations"] =
        "[{when: {category: accessibility}, font: {textStyle: body, systemFontOfSize: 11, maximumPointSize: 11}}]"
    case .textNotGrowing:
      card.subviews[1]["font"] =
        "{textStyle: body, systemFontOfSize: 17, maximumPointSize: \(random.pick(["17", "17.5"]))}"
    case .imageNotGrowing:
      card.subviews.append(
        WrittenView(
          "UIImageView", "icon", ["symbol": random.pick(["star", "heart"]), "contentMode": "scaleAspectFit"]))
      card.constraints += [
        "icon.leading = note.trailing + 8", "icon.centerY = note.centerY", "icon.width = 20", "icon.height = 20",
      ]
      card.subviews[1]["text"] = "Two"
    case .lowContrast:
      card.subviews[1]["textColor"] = random.pick(["\"#999999\"", "\"#7FA7E0\"", "\"#E08A7F\""])
    case .lowContrastInDark:
      card.subviews[1]["textColor"] = random.pick(["\"#333355\"", "{light: black, dark: \"#444444\"}"])
    case .smallTargetByConstraint:
      let height = random.pick(["28", "36", "43"])
      card.constraints = card.constraints.map {
        $0 == "action.height >= 44"
          ? "action.height = \(height)" : $0 == "action.width >= 44" ? "action.width >= 40" : $0
      }
      card.subviews[2]["title"] = nil
      card.subviews[2]["symbol"] = "plus"
      card.subviews[2]["accessibilityLabel"] = "More"
    case .smallTargetByFrame:
      card.placeByFrames()
      card.subviews[2]["title"] = nil
      card.subviews[2]["symbol"] = "trash"
      card.subviews[2]["accessibilityLabel"] = "Remove"
      card.subviews[2]["frame"] = "[16, 300, \(random.pick(["30", "24"])), 30]"
    case .missingLabel:
      card.subviews[2]["title"] = nil
      card.subviews[2]["symbol"] = random.pick(["plus", "trash", "square.and.arrow.up", "magnifyingglass"])
    case .missingLargeContent:
      card.subviews[2]["showsLargeContentViewer"] = "true"
      card.subviews[2]["title"] = nil
      card.subviews[2]["symbol"] = "plus"
      card.subviews[2]["accessibilityLabel"] = random.pick(["New", "More"])
    case .leftAndRight:
      card.constraints = card.constraints.map {
        $0.hasPrefix("note.") ? $0.replacing(".leading", with: ".left").replacing(".trailing", with: ".right") : $0
      }
    case .leftAlignment:
      card.subviews[1]["textAlignment"] = "left"
      card.constraints = card.constraints.map { $0.replacing("note.trailing <=", with: "note.trailing =") }
    case .leftByFrame:
      card.placeByFrames()
      card.subviews[0]["frame"] = "[0, 10, 320, 70]"
      card.subviews[2]["frame"] = "[0, 250, 320, 80]"
      card.subviews[1]["frame"] = "[\(random.pick(["8", "12"])), 90, 240, 80]"
    case .repeatedTrait:
      card.subviews[2]["accessibilityLabel"] = random.pick(["Reply button", "\"Book a seat, button\""])
    case .duplicateLabel:
      card.subviews.append(BadScreen.button("other", card.subviews[2]["title"] ?? ""))
      card.constraints += [
        "other.top = action.bottom + 16", "other.leading = self.leading + 16", "other.width >= 44",
        "other.height >= 44",
      ]
    case .conflictingTraits:
      card.subviews[2]["accessibilityTraits"] = random.pick(["[button, link]", "[button, adjustable]"])
    case .missingTrait: card.subviews[2]["accessibilityTraits"] = random.pick(["[image]", "[]"])
    case .dimmedLook:
      card.subviews[2]["alpha"] = random.pick(["0.4", "0.5"])
      card.subviews[2]["titleColor"] = "label"
      card.subviews[2]["title"] = nil
      card.subviews[2]["symbol"] = "plus"
      card.subviews[2]["accessibilityLabel"] = "More"
    case .unreachableControl:
      card["isAccessibilityElement"] = "true"
      card["accessibilityLabel"] = "\"\(card.subviews[0]["text"] ?? ""), \(card.subviews[1]["text"] ?? "")\""
    case .unreadText:
      if random.next() % 2 == 0 {
        card.subviews[1]["isAccessibilityElement"] = "false"
      } else {
        card["accessibilityElements"] = "[heading, action]"
      }
    case .readingOrder:
      card["accessibilityElements"] = random.pick(["[note, heading, action]", "[action, note, heading]"])
    case .missingHeading:
      var list = WrittenView("UIStackView", "list", ["axis": "vertical", "alignment": "leading"])
      list.arranged = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun", "AM", "PM"].map {
        BadScreen.label("day\($0)", $0, "caption2")
      }
      card.subviews.append(list)
      card.constraints += ["list.top = action.bottom + 8", "list.leading = self.leading + 16"]
      card.constraints = card.constraints.map {
        $0.replacing("heading.top = self.top", with: "heading.top = self.safeAreaLayoutGuide.top")
      }
    }
  }
}

extension WrittenView {
  /// Gives the views of a good screen frames in which their texts fit at every size, in place of constraints.
  fileprivate mutating func placeByFrames() {
    constraints = []
    for (index, frame) in ["[0, 10, 320, 70]", "[0, 90, 320, 70]", "[0, 250, 320, 80]"].enumerated() {
      subviews[index]["frame"] = frame
      subviews[index]["textAlignment"] = index < 2 ? "center" : nil
    }
  }
}

extension SeededGenerator {
  fileprivate mutating func pick(_ elements: [String]) -> String { elements.randomElement(using: &self) ?? "" }
}
