public import Foundation
public import HeadlessUIKit
public import UniformTypeIdentifiers

// Modifiers of input, focus and the app that leave no mark in a still picture.
extension View {
  /// Has no effect in a still picture.
  public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { modifier(EmptyModifier()) }
  /// Has no effect in a still picture.
  public nonisolated func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View { modifier(EmptyModifier()) }
  /// The action is not called.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View { modifier(EmptyModifier()) }
  /// The action is not called.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { modifier(EmptyModifier()) }
  /// The delegate is not called.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], delegate: any DropDelegate
  ) -> some View { modifier(EmptyModifier()) }
  /// The action is not called.
  @_disfavoredOverload
  public nonisolated func onDrop(
    of supportedContentTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View { modifier(EmptyModifier()) }
  /// The action is not called.
  @_disfavoredOverload
  public nonisolated func onDrop(
    of supportedContentTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { modifier(EmptyModifier()) }
  /// The delegate is not called.
  @_disfavoredOverload
  public nonisolated func onDrop(
    of supportedContentTypes: [String], delegate: any DropDelegate
  ) -> some View { modifier(EmptyModifier()) }
  /// Has no effect in a still picture.
  public nonisolated func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect in a still picture.
  public nonisolated func draggable<V: View, T>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { modifier(EmptyModifier()) }
  /// The action is not called.
  public nonisolated func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { modifier(EmptyModifier()) }

  /// Has no effect in a still picture.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View { modifier(EmptyModifier()) }
  /// Has no effect in a still picture.
  public nonisolated func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View { modifier(EmptyModifier()) }
  /// Has no effect in a still picture.
  public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View { modifier(EmptyModifier()) }
  /// Has no effect in a still picture.
  public nonisolated func focusSection() -> some View { modifier(EmptyModifier()) }
  /// Has no effect in a still picture.
  public nonisolated func focusScope(_ namespace: Namespace.ID) -> some View { modifier(EmptyModifier()) }
  /// No field is edited: a finding says so.
  public nonisolated func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V
  ) -> some View { undrawn("defaultFocus(_:_:)", when: true) }

  /// The action is not called.
  public nonisolated func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
    modifier(EmptyModifier())
  }
  /// The action is not called.
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { modifier(EmptyModifier()) }
  /// The action is not called.
  public nonisolated func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { modifier(EmptyModifier()) }
  /// The action is not called.
  public nonisolated func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { modifier(EmptyModifier()) }
  /// The action is not called.
  public nonisolated func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { modifier(EmptyModifier()) }
  /// The action is not called.
  public nonisolated func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { modifier(EmptyModifier()) }
  /// The action is not called.
  public nonisolated func onContinuousHover(perform action: @escaping (HoverPhase) -> Void) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect in a still picture.
  public nonisolated func hoverEffect(_ effect: HoverEffect) -> some View { modifier(EmptyModifier()) }
  /// Has no effect in a still picture.
  public nonisolated func defaultHoverEffect(_ effect: HoverEffect?) -> some View { modifier(EmptyModifier()) }
  /// Has no effect in a still picture.
  public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View { modifier(EmptyModifier()) }
  /// Has no effect in a still picture.
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { modifier(EmptyModifier()) }
  /// Has no effect in a still picture.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect in a still picture.
  public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect in a still picture.
  public nonisolated func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect in a still picture.
  public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View { modifier(EmptyModifier()) }
  /// Has no effect in a still picture.
  public nonisolated func findDisabled(_ isDisabled: Bool = true) -> some View { modifier(EmptyModifier()) }
  /// Has no effect in a still picture.
  public nonisolated func replaceDisabled(_ isDisabled: Bool = true) -> some View { modifier(EmptyModifier()) }
  /// Presents something that is not shown: a finding where it is presented.
  public nonisolated func findNavigator(isPresented: Binding<Bool>) -> some View {
    notPresented("findNavigator(isPresented:)", when: isPresented.wrappedValue)
  }
  /// Has no effect in a still picture.
  public nonisolated func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    modifier(EmptyModifier())
  }
  /// The action is not called.
  public nonisolated func renameAction(_ action: @escaping () -> Void) -> some View { modifier(EmptyModifier()) }
  /// The title of a navigation bar with a document has a menu, which is not drawn: a finding says so.
  public nonisolated func navigationDocument(_ url: URL) -> some View { undrawn("navigationDocument(_:)", when: true) }
  /// Has no effect in a still picture.
  public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect in a still picture.
  public nonisolated func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect in a still picture.
  public nonisolated func matchedTransitionSource<ID: Hashable>(
    id: ID, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
  ) -> some View { modifier(EmptyModifier()) }
  /// Has no effect in a still picture.
  public nonisolated func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect in a still picture.
  public nonisolated func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { modifier(EmptyModifier()) }
  /// Has no effect in a still picture.
  public nonisolated func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View { modifier(EmptyModifier()) }
  /// The action is not called.
  public nonisolated func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { modifier(EmptyModifier()) }
  /// The store is not read, so that values are those of the code: a finding says so.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View {
    changingNodes { $0.note("defaultAppStorage(_:) is not read: values are the defaults of the code.") }
  }
  /// Has no effect in a still picture.
  public nonisolated func interactionActivityTrackingTag(_ tag: String) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: a still picture shows none of it.
  public nonisolated func previewContext<C>(_ value: C) -> some View { modifier(EmptyModifier()) }
  /// Has no effect in a still picture.
  public nonisolated func dialogIcon(_ icon: Image?) -> some View { modifier(EmptyModifier()) }
  /// Has no effect in a still picture.
  public nonisolated func dialogSeverity(_ severity: DialogSeverity) -> some View { modifier(EmptyModifier()) }
  /// Has no effect in a still picture.
  public nonisolated func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    modifier(EmptyModifier())
  }

  // Screens of the system, which are not shown.
  /// Presents something that is not shown: a finding where it is presented.
  public nonisolated func quickLookPreview(_ item: Binding<URL?>) -> some View {
    notPresented("quickLookPreview(_:)", when: item.wrappedValue != nil)
  }
  /// Presents something that is not shown: a finding where it is presented.
  public nonisolated func quickLookPreview<Items: RandomAccessCollection>(
    _ selection: Binding<Items.Element?>, in items: Items
  ) -> some View where Items.Element == URL {
    notPresented("quickLookPreview(_:in:)", when: selection.wrappedValue != nil)
  }
  /// Presents something that is not shown: a finding where it is presented.
  public nonisolated func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View { notPresented("inspector(isPresented:)", when: isPresented.wrappedValue) }
  /// Has no effect in a still picture.
  public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View { modifier(EmptyModifier()) }
  /// Has no effect in a still picture.
  public nonisolated func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { modifier(EmptyModifier()) }

  // Looks that are not drawn.
  /// Not drawn: a finding.
  public nonisolated func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View { undrawn("containerBackground(_:for:)", when: true) }
  /// Not drawn: a finding.
  public nonisolated func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { undrawn("containerBackground(for:alignment:content:)", when: true) }
  /// Not drawn: a finding.
  public nonisolated func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    undrawn("containerShape(_:)", when: true)
  }
  /// Not drawn: a finding.
  public nonisolated func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    undrawn("colorEffect(_:)", when: isEnabled)
  }
  /// Not drawn: a finding.
  public nonisolated func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { undrawn("distortionEffect(_:maxSampleOffset:)", when: isEnabled) }
  /// Not drawn: a finding.
  public nonisolated func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { undrawn("layerEffect(_:maxSampleOffset:)", when: isEnabled) }
  /// Has no effect in a still picture.
  public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { modifier(EmptyModifier()) }
  /// Not drawn: a finding.
  public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    undrawn("indexViewStyle(_:)", when: (style as? PageIndexViewStyle)?.hasBackground ?? false)
  }
  /// Has no effect in a still picture.
  public nonisolated func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
    modifier(EmptyModifier())
  }
}
