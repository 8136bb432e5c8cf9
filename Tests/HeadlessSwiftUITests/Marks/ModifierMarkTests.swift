import Foundation
import Testing
import UIKitTestSupport

@testable import HeadlessSwiftUI

/// The promise of `UNSUPPORTED.md`: a modifier that would change the picture does so, or is a finding.
@MainActor @Suite(.ownEnvironment) struct ModifierMarkTests {
  private static var marks: [ModifierMark] {
    ModifierMark.text + ModifierMark.layout + ModifierMark.effects + ModifierMark.controls + ModifierMark.lists
      + ModifierMark.bars + ModifierMark.presentations + ModifierMark.undrawn
  }

  @Test func modifiersChangeThePictureOrAreFound() {
    for mark in Self.marks {
      let (plain, changed) = (WindowPicture(mark.plain), WindowPicture(mark.changed))
      #expect(
        plain.displayList != changed.displayList || Set(changed.findings).subtracting(plain.findings) != [],
        "\(mark.name) is silent.")
    }
  }

  /// A new modifier has to be added to one of the lists.
  @Test func everyModifierIsInAList() throws {
    let known = Set(Self.marks.map(\.name)).union(UnmarkedModifiers.all.flatMap(\.names))
    let declared = try Self.declaredModifiers()
    #expect(declared.subtracting(known).sorted() == [])
    #expect(known.subtracting(declared).sorted() == [], "These are not declared.")
    let both = Set(Self.marks.map(\.name)).intersection(UnmarkedModifiers.all.flatMap(\.names))
    #expect(both == [])
  }

  /// The names of the public functions in extensions of `View`, from the sources.
  private static func declaredModifiers() throws -> Set<String> {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appending(path: "Sources/HeadlessSwiftUI")
    let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    var names: Set<String> = []
    for case let file as URL in files where file.pathExtension == "swift" {
      var isInView = false
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        if line.hasPrefix("}") { isInView = false }
        if line == "extension View {" { isInView = true }
        guard isInView, let match = line.wholeMatch(of: #/  public nonisolated func (\w+).*/#) else { continue }
        names.insert(String(match.1))
      }
    }
    return names
  }
}

/// Modifiers that leave no mark in a still picture, with the reason.
struct UnmarkedModifiers {
  let reason: String
  let names: [String]

  static let all: [UnmarkedModifiers] = [
    UnmarkedModifiers(
      reason: "Nothing moves.",
      names: [
        "animation", "contentTransition", "geometryGroup", "glassEffectID", "glassEffectTransition",
        "matchedTransitionSource", "navigationTransition",
        "symbolEffectsRemoved", "transaction", "transition",
      ]),
    UnmarkedModifiers(
      reason: "Nothing is touched, pointed at, dragged or pressed.",
      names: [
        "allowsHitTesting", "buttonRepeatBehavior", "contentShape", "contextMenu", "defaultHoverEffect",
        "defersSystemGestures", "deleteDisabled", "draggable", "dragConfiguration", "dragContainer",
        "dragContainerSelection", "dropDestination", "dropConfiguration", "gesture", "highPriorityGesture",
        "hoverEffect", "hoverEffectDisabled", "itemProvider", "keyboardShortcut", "moveDisabled", "onContinuousHover",
        "onDrag", "onDrop", "onDragSessionUpdated", "onDropSessionUpdated", "onInteractiveResizeChange",
        "onPencilDoubleTap", "onPencilSqueeze", "onHover", "onKeyPress", "onLongPressGesture", "onTapGesture",
        "refreshable",
        "selectionDisabled", "sensoryFeedback", "simultaneousGesture", "springLoadingBehavior", "swipeActions",
      ]),
    UnmarkedModifiers(
      reason: "No field is edited, no search is under way, and there is no keyboard.",
      names: [
        "attributedTextFormattingDefinition", "autocapitalization", "autocorrectionDisabled", "disableAutocorrection",
        "findDisabled", "focusEffectDisabled",
        "focusScope", "focusSection", "focusable", "focused", "focusedObject", "focusedSceneObject",
        "focusedSceneValue",
        "focusedValue", "keyboardType",
        "onSubmit", "replaceDisabled", "scrollDismissesKeyboard", "searchCompletion", "searchFocused",
        "searchDictationBehavior", "searchPresentationToolbarBehavior", "searchSelection", "searchScopes",
        "searchSuggestions",
        "submitLabel", "submitScope", "textContentType", "textInputAutocapitalization", "textSelection",
        "textSelectionAffinity", "textInputFormattingControlVisibility", "typeSelectEquivalent",
        "writingToolsAffordanceVisibility", "writingToolsBehavior",
      ]),
    UnmarkedModifiers(
      reason: "Nothing scrolls, and indicators are not shown at rest.",
      names: [
        "onScrollPhaseChange", "scrollBounceBehavior", "scrollDisabled", "scrollEdgeEffectHidden",
        "scrollEdgeEffectStyle", "tabBarMinimizeBehavior", "scrollIndicators", "scrollIndicatorsFlash",
        "scrollTarget", "scrollTargetBehavior", "scrollTargetLayout",
      ]),
    UnmarkedModifiers(
      reason: "Menus are closed; on iOS alerts have no icons, severities or boxes to tick (Apple, `dialogIcon(_:)`).",
      names: [
        "dialogIcon", "dialogSeverity", "dialogSuppressionToggle", "menuActionDismissBehavior", "menuIndicator",
        "menuOrder", "paletteSelectionEffect",
      ]),
    UnmarkedModifiers(
      reason: "It is about the app, the system or the preview around the view, of which nothing is drawn.",
      names: [
        "fileDialogBrowserOptions", "fileDialogConfirmationLabel", "fileDialogCustomizationID",
        "fileDialogDefaultDirectory", "fileDialogImportsUnresolvedAliases", "fileDialogMessage",
        "fileDialogURLEnabled", "fileExporterFilenameLabel", "handlesExternalEvents", "help",
        "interactionActivityTrackingTag",
        "interactiveDismissDisabled",
        "onContinueUserActivity", "onOpenURL", "persistentSystemOverlays", "presentationContentInteraction",
        "previewContext", "previewDevice", "previewDisplayName", "previewInterfaceOrientation", "previewLayout",
        "renameAction", "statusBar", "statusBarHidden", "userActivity",
      ]),
    UnmarkedModifiers(
      reason: "It has one look on a phone, or says nothing that a picture of one range of brightness shows.",
      names: [
        "allowedDynamicRange", "assistiveAccessNavigationIcon", "containerCornerOffset",
        "defaultAdaptableTabBarPlacement", "glassEffectUnion", "listSectionIndexVisibility",
        "materialActiveAppearance", "inspectorColumnWidth", "navigationSplitViewColumnWidth",
        "navigationSplitViewStyle",
        "navigationViewStyle", "presentationSizing", "searchToolbarBehavior", "tabViewCustomization",
        "tabViewSidebarBottomBar", "tabViewSidebarFooter", "tabViewSidebarHeader", "tableColumnHeaders", "tableStyle",
        "textEditorStyle",
      ]),
    UnmarkedModifiers(
      reason: "It is read and not seen.",
      names: [
        "accessibility", "accessibilityAction", "accessibilityActions", "accessibilityActivationPoint",
        "accessibilityAddTraits",
        "accessibilityAdjustableAction", "accessibilityChartDescriptor", "accessibilityChildren",
        "accessibilityCustomContent", "accessibilityDefaultFocus", "accessibilityDirectTouch", "accessibilityDragPoint",
        "accessibilityDropPoint",
        "accessibilityElement", "accessibilityFocused", "accessibilityHeading", "accessibilityHidden",
        "accessibilityHint", "accessibilityIdentifier", "accessibilityIgnoresInvertColors", "accessibilityInputLabels",
        "accessibilityLabel", "accessibilityLabeledPair", "accessibilityLinkedGroup", "accessibilityQuickAction",
        "accessibilityRemoveTraits",
        "accessibilityRepresentation", "accessibilityRespondsToUserInteraction", "accessibilityRotor",
        "accessibilityRotorEntry", "accessibilityScrollAction", "accessibilityScrollStatus",
        "accessibilityShowsLargeContentViewer",
        "accessibilitySortPriority", "accessibilityTextContentType", "accessibilityValue", "accessibilityZoomAction",
        "speechAdjustedPitch",
        "speechAlwaysIncludesPunctuation", "speechAnnouncementsQueued", "speechSpellsOutCharacters",
      ]),
    UnmarkedModifiers(
      reason: "Its action is called, and what that changes is seen; or it says something that other views read.",
      names: [
        "anchorPreference", "containerValue", "coordinateSpace", "environmentObject", "id", "layoutValue", "modifier",
        "onAppear",
        "onChange", "onDisappear", "onGeometryChange", "onPreferenceChange", "onReceive", "onScrollVisibilityChange",
        "preference", "tag", "transformAnchorPreference", "transformPreference",
      ]),
    UnmarkedModifiers(
      reason: "It sets what only other modifiers around show.", names: ["invalidatableContent"]),
  ]
}
