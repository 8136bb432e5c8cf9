public import HeadlessSwiftUI
public import UIKit
import UIKitPresentation

/// A hint in a page: a labelled placeholder stands for it, with a finding `placeholder-screen`; nothing for no hint.
public struct TipView<Content: Tip>: View {
  private let isThere: Bool

  public init(
    _ tip: Content, isPresented: Binding<Bool>? = nil, arrowEdge: Edge? = nil,
    action: @escaping (Tips.Action) -> Void = { _ in }
  ) { isThere = true }
  public init(
    _ tip: Content?, isPresented: Binding<Bool>? = nil, arrowEdge: Edge? = nil,
    action: @escaping (Tips.Action) -> Void = { _ in }
  ) { isThere = tip != nil }
  public init(
    _ tip: (any Tip)?, isPresented: Binding<Bool>? = nil, arrowEdge: Edge? = nil,
    action: @escaping (Tips.Action) -> Void = { _ in }
  ) where Content == AnyTip { isThere = tip != nil }

  public var body: some View { if isThere { TipPlaceholder() } }
}

/// Any hint.
public struct AnyTip: Tip {
  private let tip: any Tip
  public init<T: Tip>(_ tip: T) { self.tip = tip }
  public var id: String { tip.id }
  public var title: Text { tip.title }
}

private struct TipPlaceholder: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    FrameworkView.show("TipView", of: "TipKit", in: view)
    return view
  }
  func updateUIView(_ view: UIView, context: Context) {}
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
    CGSize(width: proposal.replacingUnspecifiedDimensions().width, height: 80)
  }
}

/// The look of a hint. It is not asked: hints have one look.
@MainActor @preconcurrency
public protocol TipViewStyle {
  associatedtype Body: View
  typealias Configuration = TipViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a look of a hint is given.
@MainActor @preconcurrency
public struct TipViewStyleConfiguration {
  public let tip: any Tip
  public var title: Text { tip.title }
  public var message: Text? { tip.message }
  public var image: Image? { tip.image }
  public var actions: [Tips.Action] { tip.actions }
}

/// The system's look of a hint.
public struct MiniTipViewStyle: TipViewStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension TipViewStyle where Self == MiniTipViewStyle {
  public static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
}

extension View {
  /// Has no effect: no hint is due.
  public nonisolated func popoverTip(
    _ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: no hint is due.
  public nonisolated func popoverTip(
    _ tip: (any Tip)?, isPresented: Binding<Bool>?, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: hints have one look.
  public nonisolated func tipBackground(_ style: some ShapeStyle) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: hints have one look.
  public nonisolated func tipCornerRadius(_ radius: Double, antialiased: Bool = true) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect: hints have one look.
  public nonisolated func tipImageSize(_ size: CGSize) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: hints have one look.
  public nonisolated func tipImageStyle(_ style: some ShapeStyle) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: hints have one look.
  public nonisolated func tipImageStyle(_ primary: some ShapeStyle, _ secondary: some ShapeStyle) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect: hints have one look.
  public nonisolated func tipImageStyle(
    _ primary: some ShapeStyle, _ secondary: some ShapeStyle, _ tertiary: some ShapeStyle
  ) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: hints have one look.
  public nonisolated func tipViewStyle(_ style: some TipViewStyle) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: hints have one look.
  public nonisolated func tipBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
    modifier(EmptyModifier())
  }
}

/// A hint as a popover: an empty controller.
@MainActor
public final class TipUIPopoverViewController: UIViewController {
  public convenience init(
    _ tip: any Tip, sourceItem: any UIPopoverPresentationControllerSourceItem,
    actionHandler: @escaping (Tips.Action) -> Void = { _ in }
  ) { self.init(nibName: nil, bundle: nil) }
}

/// A hint in a page: a labelled placeholder, with a finding.
@MainActor
public final class TipUIView: UIView {
  public convenience init(
    _ tip: any Tip, arrowEdge: Edge? = nil, actionHandler: @escaping (Tips.Action) -> Void = { _ in }
  ) {
    self.init(frame: .zero)
    FrameworkView.show("TipView", of: "TipKit", in: self)
  }
}
