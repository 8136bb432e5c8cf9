public import Foundation
public import HeadlessUIKit
public import UniformTypeIdentifiers

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
  public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {}
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

/// The label of a button that has a role alone: words and a symbol, in English. iOS 26 shows the symbol in bars and the words
/// elsewhere; which they are is not public, and a finding says so.
public struct DefaultButtonLabel: View {
  fileprivate let role: ButtonRole

  public var body: some View {
    Label(title: { Text(verbatim: role.words) }, icon: { Image(systemName: role.symbol) })
      .changingNodes { $0.note("The label of a button that has a role alone is an estimate.") }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// A button with the label of its role. The action is not called.
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action, label: { DefaultButtonLabel(role: role) })
  }
}

extension ButtonRole {
  fileprivate var words: String {
    switch self {
    case .destructive: "Delete"
    case .cancel: "Cancel"
    case .close: "Close"
    default: "Done"
    }
  }

  fileprivate var symbol: String {
    switch self {
    case .destructive: "trash"
    case .cancel, .close: "xmark"
    default: "checkmark"
    }
  }
}
