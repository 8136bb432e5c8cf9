import Findings
public import Foundation
@_spi(Subclasses) import UIKitValues

// What is presented over a view: not shown, and a finding where it would be.
extension View {
  /// A finding that something is presented that is not shown.
  private nonisolated func presenting(
    _ call: String, when isPresented: Bool
  ) -> ModifiedContent<Self, _NodeModifier> {
    changingNodes { node in
      guard isPresented else { return }
      node.effects.append(
        .note(.init(kind: .approximateLook, message: "\(call) presents something, which is not shown.")))
    }
  }

  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { presenting("sheet(isPresented:)", when: isPresented.wrappedValue) }

  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { presenting("sheet(item:)", when: item.wrappedValue != nil) }

  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { presenting("fullScreenCover(isPresented:)", when: isPresented.wrappedValue) }

  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { presenting("fullScreenCover(item:)", when: item.wrappedValue != nil) }

  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { presenting("popover(isPresented:)", when: isPresented.wrappedValue) }

  public nonisolated func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { presenting("alert(_:isPresented:)", when: isPresented.wrappedValue) }

  public nonisolated func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { presenting("alert(_:isPresented:)", when: isPresented.wrappedValue) }

  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { presenting("alert(_:isPresented:)", when: isPresented.wrappedValue) }

  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { presenting("alert(_:isPresented:)", when: isPresented.wrappedValue) }

  public nonisolated func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View { presenting("alert(_:isPresented:)", when: isPresented.wrappedValue && data != nil) }

  public nonisolated func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    presenting("alert(isPresented:)", when: isPresented.wrappedValue)
  }

  public nonisolated func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
    presenting("alert(item:)", when: item.wrappedValue != nil)
  }

  public nonisolated func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View { presenting("confirmationDialog(_:isPresented:)", when: isPresented.wrappedValue) }

  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View { presenting("confirmationDialog(_:isPresented:)", when: isPresented.wrappedValue) }

  public nonisolated func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { presenting("confirmationDialog(_:isPresented:)", when: isPresented.wrappedValue) }

  public nonisolated func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    presenting("actionSheet(isPresented:)", when: isPresented.wrappedValue)
  }

  public nonisolated func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    modifier(EmptyModifier())
  }

  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    modifier(EmptyModifier())
  }
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View { modifier(EmptyModifier()) }
  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { modifier(EmptyModifier()) }
  public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { modifier(EmptyModifier()) }

  /// The field of a search is not shown: a finding says so.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey? = nil
  ) -> some View {
    changingNodes { node in
      node.effects.append(
        .note(.init(kind: .approximateLook, message: "searchable(text:) shows a field, which is not shown.")))
    }
  }

  /// The text of what is redacted is shown as it is, and a finding says so.
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    undrawn("redacted(reason:)", when: !reason.isEmpty)
  }
  public nonisolated func unredacted() -> some View { modifier(EmptyModifier()) }
}

/// Why content is not shown.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
  public static let invalidated = RedactionReasons(rawValue: 4)
}

/// Where the field of a search is.
public struct SearchFieldPlacement: Sendable {
  /// Whether the field is always shown.
  public enum NavigationBarDrawerDisplayMode: Sendable {
    case automatic, always
  }

  public static let automatic = SearchFieldPlacement()
  public static let toolbar = SearchFieldPlacement()
  public static let sidebar = SearchFieldPlacement()
  public static let navigationBarDrawer = SearchFieldPlacement()
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    SearchFieldPlacement()
  }
}

/// Where a popover points.
public enum PopoverAttachmentAnchor {
  case rect(Anchor<CGRect>.Source)
  case point(UnitPoint)
}

/// The height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
  public static let medium = PresentationDetent()
  public static let large = PresentationDetent()
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent() }
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent() }
}

/// An alert, as older code makes it.
public struct Alert {
  /// A button of an alert.
  public struct Button {
    public static func `default`(_ label: Text, action: (() -> Void)? = nil) -> Button { Button() }
    public static func cancel(_ label: Text, action: (() -> Void)? = nil) -> Button { Button() }
    public static func cancel(_ action: (() -> Void)? = nil) -> Button { Button() }
    public static func destructive(_ label: Text, action: (() -> Void)? = nil) -> Button { Button() }
  }

  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {}
}

/// An action sheet, as older code makes it.
public struct ActionSheet {
  public typealias Button = Alert.Button

  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {}
}
