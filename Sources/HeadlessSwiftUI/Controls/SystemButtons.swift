public import Foundation
public import HeadlessUIKit

/// A button that begins or ends editing: of a list that is not edited it says Edit.
public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  /// A button that says Edit, or Done in a list that is edited.
  public init() {}

  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    Button(action: {}, label: { Text(verbatim: isEditing ? "Done" : "Edit").bold(isEditing) })
  }
}

/// A button that pastes: white on the tint's colour.
public struct PasteButton: View {
  /// A button for types of content. The action is not called.
  public init(supportedContentTypes: [any Sendable], payloadAction: @escaping ([NSItemProvider]) -> Void) {}
  /// A button for a type of values. The action is not called.
  public init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}

  public var body: some View {
    Button(
      action: {}, label: { Label(title: { Text(verbatim: "Paste") }, icon: { Image(systemName: "doc.on.clipboard") }) }
    )
    .buttonStyle(.borderedProminent)
  }
}

/// A button that renames.
public struct RenameButton: View {
  /// A button that renames.
  public init() {}

  public var body: some View {
    Button(action: {}, label: { Label(title: { Text(verbatim: "Rename") }, icon: { Image(systemName: "pencil") }) })
  }
}

/// A picture or video that is chosen.
public struct PhotosPickerItem: Hashable, Sendable {
  /// The item's name in the photo library; nil if it is not known.
  public let itemIdentifier: String?

  /// An item of the photo library by what that calls it.
  public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }
}

/// A button that shows the photo library.
public struct PhotosPicker<Label: View>: View {
  private let label: Label

  public var body: some View { Button(action: {}, label: { label }) }
}

extension PhotosPicker {
  /// A button with a label of views. Nothing is chosen.
  public init<Filter>(
    selection: Binding<PhotosPickerItem?>, matching filter: Filter?, @ViewBuilder label: () -> Label
  ) { self.label = label() }

  /// A button with a label of views. Nothing is chosen.
  public init<Filter>(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, matching filter: Filter?,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }

  /// A button with a label of views. Nothing is chosen.
  public init(selection: Binding<PhotosPickerItem?>, @ViewBuilder label: () -> Label) { self.label = label() }

  /// A button with a label of views. Nothing is chosen.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, @ViewBuilder label: () -> Label
  ) { self.label = label() }
}

extension PhotosPicker where Label == Text {
  /// A button with the text of a key. Nothing is chosen.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>) { label = Text(titleKey) }
  /// A button with the text of a key. Nothing is chosen.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil) {
    label = Text(titleKey)
  }
  /// A button with the text of a key. Nothing is chosen.
  public init<Filter>(_ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: Filter?) {
    label = Text(titleKey)
  }
}

extension View {
  /// Shows the photo library, which is not shown: a finding says so.
  public nonisolated func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>
  ) -> some View { notPresented("photosPicker(isPresented:selection:)", when: isPresented.wrappedValue) }

  /// Shows the photo library, which is not shown: a finding says so.
  public nonisolated func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil
  ) -> some View { notPresented("photosPicker(isPresented:selection:)", when: isPresented.wrappedValue) }
}
