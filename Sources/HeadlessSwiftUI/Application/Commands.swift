/// Commands in menus, which a still picture of an iPhone does not show.
@MainActor @preconcurrency
public protocol Commands {
  /// The type of what the commands are made of.
  associatedtype Body: Commands

  /// The content of the commands.
  @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
  /// Commands of Galley's own have no body.
  public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

/// Makes one value of the commands in a closure.
@resultBuilder
public struct CommandsBuilder {
  /// Commands as they are.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  /// No commands.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  /// Commands as they are.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
  /// Several commands, which are not kept.
  public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> EmptyCommands {
    for commands in repeat each content { _ = commands }
    return EmptyCommands()
  }
  /// The commands of an `if` without `else`.
  public static func buildIf<Content: Commands>(_ content: Content?) -> Content? { content }
}

extension Optional: Commands where Wrapped: Commands {}

/// No commands.
public struct EmptyCommands: Commands {
  public typealias Body = Never

  /// No commands.
  public nonisolated init() {}
}

/// A menu of commands.
public struct CommandMenu<Content: View>: Commands {
  public typealias Body = Never

  /// A menu, whose content is not made.
  public nonisolated init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}

/// Commands beside, or in place of, those of a menu.
public struct CommandGroup<Content: View>: Commands {
  public typealias Body = Never

  /// Commands before a group, which are not made.
  public nonisolated init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Commands after a group, which are not made.
  public nonisolated init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Commands in place of a group, which are not made.
  public nonisolated init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// A group of a menu's commands.
public struct CommandGroupPlacement: Sendable {
  /// The items about the app.
  public static let appInfo = CommandGroupPlacement()
  /// The app's settings.
  public static let appSettings = CommandGroupPlacement()
  /// The items that end the app.
  public static let appTermination = CommandGroupPlacement()
  /// The items that hide the app.
  public static let appVisibility = CommandGroupPlacement()
  /// Help.
  public static let help = CommandGroupPlacement()
  /// The items that import and export.
  public static let importExport = CommandGroupPlacement()
  /// The items that make something new.
  public static let newItem = CommandGroupPlacement()
  /// Cutting, copying and pasting.
  public static let pasteboard = CommandGroupPlacement()
  /// Printing.
  public static let printItem = CommandGroupPlacement()
  /// Saving.
  public static let saveItem = CommandGroupPlacement()
  /// The sidebar.
  public static let sidebar = CommandGroupPlacement()
  /// The system's services.
  public static let systemServices = CommandGroupPlacement()
  /// Editing text.
  public static let textEditing = CommandGroupPlacement()
  /// The look of text.
  public static let textFormatting = CommandGroupPlacement()
  /// The toolbar.
  public static let toolbar = CommandGroupPlacement()
  /// Taking back, and doing again.
  public static let undoRedo = CommandGroupPlacement()
  /// The order of windows.
  public static let windowArrangement = CommandGroupPlacement()
  /// The list of windows.
  public static let windowList = CommandGroupPlacement()
  /// The size of windows.
  public static let windowSize = CommandGroupPlacement()
}

/// The commands of a sidebar.
public struct SidebarCommands: Commands {
  public typealias Body = Never

  /// The commands of a sidebar.
  public nonisolated init() {}
}

/// The commands of editing text.
public struct TextEditingCommands: Commands {
  public typealias Body = Never

  /// The commands of editing text.
  public nonisolated init() {}
}

/// The commands of a toolbar.
public struct ToolbarCommands: Commands {
  public typealias Body = Never

  /// The commands of a toolbar.
  public nonisolated init() {}
}
