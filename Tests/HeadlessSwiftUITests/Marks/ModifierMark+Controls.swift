import Foundation
import HeadlessUIKit

@testable import HeadlessSwiftUI

extension ModifierMark {
  /// Controls and their styles.
  static var controls: [ModifierMark] {
    let button = Button("Button") {}
    let toggle = Toggle("Toggle", isOn: .constant(true))
    let picker = Picker("Picker", selection: .constant(1)) { ForEach(0..<3, id: \.self) { Text(verbatim: "\($0)") } }
    return [
      ModifierMark("buttonBorderShape", of: button.buttonStyle(.bordered)) { $0.buttonBorderShape(.capsule) },
      ModifierMark("buttonStyle", of: button) { $0.buttonStyle(.bordered) },
      ModifierMark("controlGroupStyle", of: ControlGroup("Group") { button }) { $0.controlGroupStyle(.menu) },
      ModifierMark("controlSize", of: button.buttonStyle(.bordered)) { $0.controlSize(.large) },
      ModifierMark("datePickerStyle", of: DatePicker("Date", selection: .constant(Date(timeIntervalSince1970: 0)))) {
        $0.datePickerStyle(.wheel)
      },
      ModifierMark("defaultWheelPickerItemHeight", of: picker.pickerStyle(.wheel)) {
        $0.defaultWheelPickerItemHeight(50)
      },
      ModifierMark("disabled", of: button) { $0.disabled(true) },
      ModifierMark("disclosureGroupStyle", of: DisclosureGroup("Group") { button }) {
        $0.disclosureGroupStyle(Styles.OfDisclosureGroups())
      },
      ModifierMark("formStyle", of: Form { button }) { $0.formStyle(.columns) },
      ModifierMark("gaugeStyle", of: Gauge(value: 0.5) { Text(verbatim: "Gauge") }) {
        $0.gaugeStyle(.accessoryCircularCapacity)
      },
      ModifierMark("groupBoxStyle", of: GroupBox("Box") { button }) { $0.groupBoxStyle(Styles.OfGroupBoxes()) },
      ModifierMark("indexViewStyle", of: pages) { $0.indexViewStyle(.page(backgroundDisplayMode: .always)) },
      ModifierMark("labelStyle", of: HeadlessSwiftUI.Label("Label", systemImage: "star")) { $0.labelStyle(.iconOnly) },
      ModifierMark("labeledContentStyle", of: LabeledContent("Label", value: "Value")) {
        $0.labeledContentStyle(Styles.OfLabeledContent())
      },
      ModifierMark("labelsHidden", of: toggle) { $0.labelsHidden() },
      ModifierMark("labelsVisibility", of: toggle) { $0.labelsVisibility(.hidden) },
      ModifierMark("menuStyle", of: Menu("Menu") { button }) { $0.menuStyle(Styles.OfMenus()) },
      ModifierMark("navigationLinkIndicatorVisibility", of: NavigationStack { List { link } }) {
        $0.navigationLinkIndicatorVisibility(.hidden)
      },
      ModifierMark("pickerStyle", of: picker) { $0.pickerStyle(.segmented) },
      ModifierMark("progressViewStyle", of: ProgressView(value: 0.5)) { $0.progressViewStyle(.circular) },
      ModifierMark("tabViewStyle", of: pages) { _ in
        TabView {
          Text(verbatim: "a")
          Text(verbatim: "b")
        }.tabViewStyle(.page(indexDisplayMode: .never))
      },
      ModifierMark("textFieldStyle", of: TextField("Field", text: .constant(""))) { $0.textFieldStyle(.roundedBorder) },
      ModifierMark("toggleStyle", of: toggle) { $0.toggleStyle(.button) },
    ]
  }

  private static var pages: some View {
    TabView {
      Text(verbatim: "a")
      Text(verbatim: "b")
    }.tabViewStyle(.page)
  }

  private static var link: some View { NavigationLink("Link") { Text(verbatim: "b") } }

  /// Styles of an app's own.
  private enum Styles {
    struct OfDisclosureGroups: DisclosureGroupStyle {
      func makeBody(configuration: Configuration) -> some View { Color.red }
    }

    struct OfGroupBoxes: GroupBoxStyle {
      func makeBody(configuration: Configuration) -> some View { Color.red }
    }

    struct OfLabeledContent: LabeledContentStyle {
      func makeBody(configuration: Configuration) -> some View { Color.red }
    }

    struct OfMenus: MenuStyle {
      func makeBody(configuration: Configuration) -> some View { Color.red }
    }
  }
}
