import Findings
public import Foundation
public import HeadlessUIKit
@_spi(Subclasses) import UIKitValues

// What is presented over a view: UIKit's presentations, of the hosting controller's screen.
extension View {
  private nonisolated func presentingContent<Content: View>(
    _ call: String, when isPresented: Bool, _ style: UIModalPresentationStyle, anchor: PopoverAttachmentAnchor? = nil,
    arrowEdge: Edge? = nil, _ content: @escaping @MainActor () -> Content
  ) -> ModifiedContent<Self, PresentationModifier> {
    nonisolated(unsafe) let anchor = anchor
    return presenting(call, when: isPresented) { context in
      let presenter = context.environment
      return { source in
        let controller = PresentedController(
          rootView: PresentedRoot(content: content(), presenter: presenter), style: style)
        controller.prepare(for: source, anchor: anchor, arrowEdge: arrowEdge)
        return controller
      }
    }
  }

  /// Presents content in a sheet.
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    nonisolated(unsafe) let content = content
    return presentingContent("sheet(isPresented:)", when: isPresented.wrappedValue, .pageSheet) { content() }
  }

  /// Presents content for an item in a sheet.
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    nonisolated(unsafe) let (shown, content) = (item.wrappedValue, content)
    return presentingContent("sheet(item:)", when: shown != nil, .pageSheet) { shown.map(content) }
  }

  /// Presents content on the whole screen.
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    nonisolated(unsafe) let content = content
    return presentingContent("fullScreenCover(isPresented:)", when: isPresented.wrappedValue, .fullScreen) { content() }
  }

  /// Presents content for an item on the whole screen.
  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    nonisolated(unsafe) let (shown, content) = (item.wrappedValue, content)
    return presentingContent("fullScreenCover(item:)", when: shown != nil, .fullScreen) { shown.map(content) }
  }

  /// Presents content in a popover that points at the view; in a sheet where there is little room.
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    nonisolated(unsafe) let content = content
    return presentingContent(
      "popover(isPresented:)", when: isPresented.wrappedValue, .popover, anchor: attachmentAnchor, arrowEdge: arrowEdge
    ) { content() }
  }

  /// Presents content for an item in a popover that points at the view; in a sheet where there is little room.
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    nonisolated(unsafe) let (shown, content) = (item.wrappedValue, content)
    return presentingContent(
      "popover(item:)", when: shown != nil, .popover, anchor: attachmentAnchor, arrowEdge: arrowEdge
    ) { shown.map(content) }
  }
}

/// The place that a popover points at.
public enum PopoverAttachmentAnchor {
  /// A frame of the view.
  case rect(Anchor<CGRect>.Source)
  /// A place of the view.
  case point(UnitPoint)

  /// The rectangle that is pointed at, for the frame of a view.
  func rect(in frame: CGRect) -> CGRect {
    switch self {
    case .rect(let source): source.make(frame).value(in: .zero)
    case .point(let point): CGRect(origin: point.place(in: frame), size: .zero)
    }
  }
}

/// A presented controller, whose content says how it is presented.
final class PresentedController<Content: View>: UIHostingController<Content>, UIPopoverPresentationControllerDelegate {
  private let style: UIModalPresentationStyle

  init(rootView: Content, style: UIModalPresentationStyle) {
    self.style = style
    super.init(rootView: rootView)
    modalPresentationStyle = style
  }

  required init?(coder: NSCoder) { nil }

  /// Asks the content once, as it says how it is presented, and sets the presentation up.
  func prepare(for source: PresentationSource, anchor: PopoverAttachmentAnchor?, arrowEdge: Edge?) {
    let room = source.view.window?.bounds.size ?? source.view.bounds.size
    let fitting = source.view.traitCollection.performing { sizeThatFits(in: room) }
    let options = presentationOptions
    if let background = options.background {
      view.backgroundColor = background.uiColor(in: EnvironmentValues(traits: source.view.traitCollection))
    }
    if style == .popover {
      preferredContentSize = fitting
      popoverPresentationController?.sourceView = source.view
      popoverPresentationController?.sourceRect = anchor?.rect(in: source.frame) ?? source.frame
      popoverPresentationController?.delegate = self
      if let directions = arrowEdge?.arrowDirection {
        popoverPresentationController?.permittedArrowDirections = directions
      }
    }
    guard let sheet = sheetPresentationController else { return }
    if !options.detents.isEmpty { sheet.detents = options.detents.map(\.uiDetent) }
    sheet.selectedDetentIdentifier = options.selectedDetent?.identifier
    sheet.prefersGrabberVisible =
      options.dragIndicator == .automatic ? options.detents.count > 1 : options.dragIndicator == .visible
    sheet.preferredCornerRadius = options.cornerRadius
    sheet.largestUndimmedDetentIdentifier =
      options.backgroundInteraction.largestUndimmed(of: options.detents)?.identifier
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    guard let adaptation = presentationOptions.compactAdaptation else { return .automatic }
    return (traitCollection.verticalSizeClass == .compact ? adaptation.vertical : adaptation.horizontal).style
  }
}

extension UITraitCollection {
  @MainActor fileprivate func performing(_ body: @MainActor () -> CGSize) -> CGSize {
    var result = CGSize.zero
    performAsCurrent { MainActor.assumeIsolated { result = body() } }
    return result
  }
}

extension Edge {
  /// The directions in which a popover's arrow points that leaves the view at the edge.
  fileprivate var arrowDirection: UIPopoverArrowDirection {
    switch self {
    case .top: .down
    case .bottom: .up
    case .leading: .right
    case .trailing: .left
    }
  }
}
