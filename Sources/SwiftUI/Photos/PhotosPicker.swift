public import Foundation
public import HeadlessSwiftUI
public import HeadlessUIKit
public import PhotosUI
public import UniformTypeIdentifiers

/// A picture or video that is chosen.
public struct PhotosPickerItem: Hashable, Sendable {
  /// The form in which an item is given.
  public struct EncodingDisambiguationPolicy: Hashable, Sendable {
    private let name: String
    /// As the system has it.
    public static let automatic = EncodingDisambiguationPolicy(name: "automatic")
    /// As it is.
    public static let current = EncodingDisambiguationPolicy(name: "current")
    /// As every device can show it.
    public static let compatible = EncodingDisambiguationPolicy(name: "compatible")
  }

  /// The identifier in the photo library; nil if it is not known.
  public let itemIdentifier: String?
  /// The types in which it is given: none.
  public var supportedContentTypes: [UTType] { [] }

  /// An item of the photo library by what that calls it.
  public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }

  /// The item as a value: nil, as there is no photo library.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? { nil }
  /// The item as a value: nil, as there is no photo library.
  @discardableResult public func loadTransferable<T: Transferable>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
  ) -> Progress {
    completionHandler(.success(nil))
    return Progress(totalUnitCount: 1)
  }
}

/// The behaviour of a selection of items. Nothing is chosen.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  private let name: String
  /// In any order.
  public static let `default` = PhotosPickerSelectionBehavior(name: "default")
  /// In an order.
  public static let ordered = PhotosPickerSelectionBehavior(name: "ordered")
  /// Each as it is touched.
  public static let continuous = PhotosPickerSelectionBehavior(name: "continuous")
  /// Each as it is touched, in an order.
  public static let continuousAndOrdered = PhotosPickerSelectionBehavior(name: "continuousAndOrdered")
}

/// A button that shows the photo library.
public struct PhotosPicker<Label: View>: View {
  private let label: Label

  public var body: some View { Button(action: {}, label: { label }) }
}

extension PhotosPicker {
  /// A button with a label of views. Nothing is chosen.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, @ViewBuilder label: () -> Label
  ) { self.label = label() }

  /// A button with a label of views. Nothing is chosen.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }

  /// A button with a label of views. Nothing is chosen.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, @ViewBuilder label: () -> Label
  ) { self.label = label() }

  /// A button with a label of views. Nothing is chosen.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }
}

extension PhotosPicker where Label == Text {
  /// A button with the text of a key. Nothing is chosen.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { label = Text(titleKey) }

  /// A button with a text. Nothing is chosen.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { label = Text(title) }

  /// A button with the text of a key. Nothing is chosen.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { label = Text(titleKey) }

  /// A button with a text. Nothing is chosen.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { label = Text(title) }
}

extension View {
  /// Shows the photo library, which is not shown: a finding says so.
  public nonisolated func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View { notPresented("photosPicker(isPresented:selection:)", when: isPresented.wrappedValue) }

  /// Shows the photo library, which is not shown: a finding says so.
  public nonisolated func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View { notPresented("photosPicker(isPresented:selection:)", when: isPresented.wrappedValue) }

  /// Shows the photo library, which is not shown: a finding says so.
  public nonisolated func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
  ) -> some View { notPresented("photosPicker(isPresented:selection:)", when: isPresented.wrappedValue) }
}

/// The capabilities of a photo picker.
public struct PHPickerCapabilities: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let search = PHPickerCapabilities(rawValue: 1)
  public static let stagingArea = PHPickerCapabilities(rawValue: 2)
  public static let collectionNavigation = PHPickerCapabilities(rawValue: 4)
  public static let selectionActions = PHPickerCapabilities(rawValue: 8)
  public static let sensitivityAnalysisIntervention = PHPickerCapabilities(rawValue: 16)
}

/// The place where the photo library is shown.
public struct PhotosPickerStyle: Hashable, Sendable {
  private let name: String
  /// In a screen of its own.
  public static let presentation = PhotosPickerStyle(name: "presentation")
  /// In place of the button.
  public static let inline = PhotosPickerStyle(name: "inline")
  /// In place of the button, one row high.
  public static let compact = PhotosPickerStyle(name: "compact")
}

extension View {
  /// The photo library is not shown in a view: a finding.
  public nonisolated func photosPickerStyle(_ style: PhotosPickerStyle) -> some View {
    undrawn("photosPickerStyle(_:)", when: style != .presentation)
  }
  /// Has no effect: the photo library is not shown.
  public nonisolated func photosPickerAccessoryVisibility(
    _ visibility: Visibility, edges: Edge.Set = .all
  ) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: the photo library is not shown.
  public nonisolated func photosPickerDisabledCapabilities(
    _ disabledCapabilities: PHPickerCapabilities
  ) -> some View { modifier(EmptyModifier()) }
}
