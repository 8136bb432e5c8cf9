public import Foundation
public import HeadlessUIKit

/// The options that presented content gives for its presentation.
struct PresentationOptions {
  var detents: [PresentationDetent] = []
  var selectedDetent: PresentationDetent?
  var dragIndicator = Visibility.automatic
  var cornerRadius: CGFloat?
  var background: Color?
  /// The adaptation of the presentation where there is little width, and where there is little height.
  var compactAdaptation: (horizontal: PresentationAdaptation, vertical: PresentationAdaptation)?
  var backgroundInteraction = PresentationBackgroundInteraction.automatic

  init() {}

  /// The options among what views say.
  init(of statements: [ObjectIdentifier: Any]) {
    self = statements[ObjectIdentifier(PresentationOptions.self)] as? PresentationOptions ?? PresentationOptions()
  }
}

/// Says something of the presentation that the content is in.
nonisolated struct PresentationOptionModifier: ViewModifier, PrimitiveModifier {
  let change: @MainActor (inout PresentationOptions, NodeContext) -> Void

  @MainActor func makeNodes(changing content: @escaping NodeMaker, in context: NodeContext) -> [ViewNode] {
    let nodes = content(context)
    var options = PresentationOptions(of: context.graph.statements)
    change(&options, context)
    context.graph.statements[ObjectIdentifier(PresentationOptions.self)] = options
    return nodes
  }
}

extension View {
  private nonisolated func presentationOption(
    _ change: @escaping @MainActor (inout PresentationOptions, NodeContext) -> Void
  ) -> ModifiedContent<Self, PresentationOptionModifier> { modifier(PresentationOptionModifier(change: change)) }

  /// The heights that the sheet around may have; it has the lowest one.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentationOption { options, _ in options.detents = PresentationDetent.sorted(detents) }
  }

  /// The heights that the sheet around may have, and the one that it has.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    let selected = selection.wrappedValue
    return presentationOption { options, _ in
      options.detents = PresentationDetent.sorted(detents)
      options.selectedDetent = detents.contains(selected) ? selected : nil
    }
  }

  /// Whether the sheet around has a grabber; by default where it has several heights.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentationOption { options, _ in options.dragIndicator = visibility }
  }

  /// The radius of the corners of the sheet around, in points; nil for the system's.
  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentationOption { options, _ in options.cornerRadius = cornerRadius }
  }

  /// The background of the sheet around. Of a gradient the first colour is shown.
  public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    presentationOption { options, context in
      options.background = Color(
        uiColor: style.filling(in: context.environment).color(in: context.environment))
    }
  }

  /// The background of the sheet around, a view, which is not shown: a finding says so.
  public nonisolated func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { undrawn("presentationBackground(alignment:content:)", when: true) }

  /// Sets the adaptation of the presentation where there is little room.
  public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
  }

  /// Sets the adaptation of the presentation where there is little width, and where there is little height.
  public nonisolated func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View { presentationOption { options, _ in options.compactAdaptation = (horizontal, vertical) } }

  /// Whether what is behind the sheet can be used, where it is not dimmed.
  public nonisolated func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    presentationOption { options, _ in options.backgroundInteraction = interaction }
  }

  /// Sets whether scrolling or resizing comes first. There are no touches.
  public nonisolated func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    modifier(EmptyModifier())
  }
}

/// The height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
  enum Kind: Hashable {
    case medium, large
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(CustomHeight)
  }

  let kind: Kind

  /// About half of the screen.
  public static let medium = PresentationDetent(kind: .medium)
  /// Nearly the whole screen.
  public static let large = PresentationDetent(kind: .large)
  /// A part of the greatest height.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction))
  }
  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(kind: .height(height)) }

  /// The height that a type finds.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(kind: .custom(CustomHeight(name: String(reflecting: type), height: { D.height(in: $0) })))
  }

  /// UIKit's detent, with a name that does not change from run to run.
  @MainActor var uiDetent: UISheetPresentationController.Detent {
    switch kind {
    case .medium: .medium()
    case .large: .large()
    case .fraction(let fraction): .custom(identifier: identifier) { $0.maximumDetentValue * fraction }
    case .height(let height): .custom(identifier: identifier) { min(height, $0.maximumDetentValue) }
    case .custom(let custom):
      .custom(identifier: identifier) { custom.height(Context(maxDetentValue: $0.maximumDetentValue)) }
    }
  }

  var identifier: UISheetPresentationController.Detent.Identifier {
    switch kind {
    case .medium: .medium
    case .large: .large
    case .fraction(let fraction): .init("fraction \(fraction)")
    case .height(let height): .init("height \(height)")
    case .custom(let custom): .init("custom \(custom.name)")
    }
  }

  /// The detents, the lowest first, on a screen of a usual height.
  static func sorted(_ detents: Set<PresentationDetent>) -> [PresentationDetent] {
    func height(_ detent: PresentationDetent) -> CGFloat {
      switch detent.kind {
      case .medium: 400
      case .large: 800
      case .fraction(let fraction): fraction * 800
      case .height(let height): height
      case .custom(let custom): custom.height(Context(maxDetentValue: 800)) ?? 800
      }
    }
    return detents.sorted { (height($0), $0.identifier.rawValue) < (height($1), $1.identifier.rawValue) }
  }
}

extension PresentationDetent {
  /// The values that an app's own detent is computed from.
  @dynamicMemberLookup
  public struct Context {
    /// The greatest height of a sheet, in points.
    public let maxDetentValue: CGFloat

    /// A value of the environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      EnvironmentValues()[keyPath: keyPath]
    }
  }

  /// A height by the name of the type that finds it.
  struct CustomHeight: Hashable, Sendable {
    let name: String
    let height: @Sendable (Context) -> CGFloat?

    static func == (one: CustomHeight, other: CustomHeight) -> Bool { one.name == other.name }
    func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }
}

/// A height of sheets that an app finds.
public protocol CustomPresentationDetent: SendableMetatype {
  /// The values that the height is computed from.
  typealias Context = PresentationDetent.Context
  /// The height in points; nil for a sheet that does not have it.
  static func height(in context: Context) -> CGFloat?
}

/// The adaptation of a presentation where there is little room.
public struct PresentationAdaptation: Equatable, Sendable {
  let style: UIModalPresentationStyle

  /// As the system has it.
  public static let automatic = PresentationAdaptation(style: .automatic)
  /// No adaptation.
  public static let none = PresentationAdaptation(style: .none)
  /// A popover.
  public static let popover = PresentationAdaptation(style: .none)
  /// A sheet.
  public static let sheet = PresentationAdaptation(style: .pageSheet)
  /// The whole screen.
  public static let fullScreenCover = PresentationAdaptation(style: .fullScreen)
}

/// Whether what is behind a sheet can be used.
public struct PresentationBackgroundInteraction: Sendable {
  private enum Kind {
    case disabled, enabled
    case upThrough(PresentationDetent)
  }

  private let kind: Kind

  /// As the system has it.
  public static let automatic = PresentationBackgroundInteraction(kind: .disabled)
  /// The view behind can be used.
  public static let enabled = PresentationBackgroundInteraction(kind: .enabled)
  /// The view behind cannot be used.
  public static let disabled = PresentationBackgroundInteraction(kind: .disabled)
  /// The view behind can be used up to a height.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(kind: .upThrough(detent))
  }

  /// The largest of a sheet's heights at which what is behind is not dimmed; nil if it always is.
  func largestUndimmed(of detents: [PresentationDetent]) -> PresentationDetent? {
    switch kind {
    case .disabled: nil
    case .enabled: detents.last ?? .large
    case .upThrough(let detent): detent
    }
  }
}

/// The one of scrolling and resizing that comes first.
public struct PresentationContentInteraction: Equatable, Sendable {
  /// As the system has it.
  public static let automatic = PresentationContentInteraction()
  /// The sheet changes its size first.
  public static let resizes = PresentationContentInteraction()
  /// The content scrolls first.
  public static let scrolls = PresentationContentInteraction()
}
