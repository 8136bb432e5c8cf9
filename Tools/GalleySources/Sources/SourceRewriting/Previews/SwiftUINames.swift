import SwiftSyntax

/// Names of SwiftUI's (developer.apple.com, SwiftUI).
enum SwiftUINames {
  /// Views that previews begin with.
  static let views: Set<String> = [
    "AnyView", "AsyncImage", "Button", "Capsule", "Chart", "Circle", "Color", "ContentUnavailableView", "DatePicker",
    "DisclosureGroup", "Divider", "Ellipse", "EmptyView", "ForEach", "Form", "Gauge", "GeometryReader", "Grid", "Group",
    "GroupBox", "HStack", "Image", "Label", "LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack", "Link", "List", "Map",
    "Menu", "NavigationSplitView", "NavigationStack", "NavigationView", "Picker", "ProgressView", "Rectangle",
    "RoundedRectangle", "ScrollView", "Section", "SecureField", "Slider", "Spacer", "Stepper", "TabView", "Table",
    "Text",
    "TextEditor", "TextField", "TimelineView", "Toggle", "VStack", "ViewThatFits", "ZStack",
  ]

  /// The names that files of SwiftUI's mention beside views.
  private static let others: Set<String> = [
    "AnyTransition", "App", "ButtonStyle", "EnvironmentKey", "EnvironmentValues", "InsettableShape",
    "LocalizedStringKey",
    "ObservableObject", "PreferenceKey", "PreviewProvider", "Published", "Scene", "Shape", "UIHostingConfiguration",
    "UIHostingController", "UIViewControllerRepresentable", "UIViewRepresentable", "View", "ViewBuilder",
    "ViewModifier",
    "WindowGroup", "withAnimation",
  ]

  /// Attributes of properties.
  private static let attributes: Set<String> = [
    "AppStorage", "Binding", "Environment", "EnvironmentObject", "FetchRequest", "FocusState", "GestureState",
    "Namespace",
    "ObservedObject", "Query", "SceneStorage", "ScaledMetric", "State", "StateObject",
  ]

  /// Whether a file mentions any of them, outside of ranges of bytes.
  static func areMentioned(in file: SourceText, outside ranges: [Range<Int>]) -> Bool {
    var isAttribute = false
    for token in file.syntax.tokens(viewMode: .sourceAccurate) {
      defer { isAttribute = token.tokenKind == .atSign }
      guard case .identifier(let name) = token.tokenKind else { continue }
      guard views.contains(name) || others.contains(name) || (isAttribute && attributes.contains(name)) else {
        continue
      }
      let offset = token.positionAfterSkippingLeadingTrivia.utf8Offset
      if !ranges.contains(where: { $0.contains(offset) }) { return true }
    }
    return false
  }
}
