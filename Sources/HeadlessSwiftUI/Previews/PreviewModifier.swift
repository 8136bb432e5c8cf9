public import DeveloperToolsSupport

/// A change of previewed views, with something that is made for it: sample data, a model.
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// The values that the change needs beside the view.
  associatedtype Context = Void
  /// The type of the changed preview.
  associatedtype Body: View

  /// Makes the context. Differs from SwiftUI: each case of a preview has one of its own, and it has to be made without waiting.
  static func makeSharedContext() async throws -> Context

  /// The changed view.
  @ViewBuilder func body(content: Content, context: Context) -> Body

  /// The view that is changed.
  typealias Content = PreviewModifierContent
}

extension PreviewModifier where Context == Void {
  /// Nothing is shared.
  public static func makeSharedContext() async throws {}
}

/// The view that a preview's modifier changes.
public nonisolated struct PreviewModifierContent: View, PrimitiveView {
  let view: AnyView

  @MainActor public func makeNodes(in context: NodeContext) -> [ViewNode] { context.nodes(of: view, at: .content) }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// Changes the previewed view. Of several modifiers the first one is innermost.
  @MainActor @preconcurrency public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait {
    nonisolated(unsafe) let modifier = modifier
    return PreviewTrait(
      Preview.ViewTraits(modifiers: [ContentChange { try AnyView(modifier.change($0)) }]))
  }
}

/// A modifier's change of a previewed view.
nonisolated struct ContentChange: Preview.ContentModifier {
  let apply: @MainActor @Sendable (AnyView) throws -> AnyView
}

extension PreviewModifier {
  fileprivate func change(_ view: AnyView) throws -> Body {
    body(content: PreviewModifierContent(view: view), context: try Self.contextWithoutWaiting())
  }

  /// The context, if it is there as soon as it is asked for.
  ///
  /// - Throws: what `makeSharedContext` throws, and `PreviewModifierError` if it waits for something.
  private static func contextWithoutWaiting() throws -> Context {
    #if compiler(>=6.2)
      let answer = Answer<Context>()
      let task = Task.immediate {
        do { answer.result = .success(try await makeSharedContext()) } catch { answer.result = .failure(error) }
      }
      guard let result = answer.result else {
        task.cancel()
        throw PreviewModifierError.waits(modifier: "\(Self.self)")
      }
      return try result.get()
    #else
      throw PreviewModifierError.olderCompiler(modifier: "\(Self.self)")
    #endif
  }
}

/// The answer of a task so far.
@MainActor
private final class Answer<Value> {
  var result: Result<Value, any Error>?
}

/// A modifier whose context cannot be made.
enum PreviewModifierError: Error, Equatable, CustomStringConvertible {
  case waits(modifier: String)
  case olderCompiler(modifier: String)

  var description: String {
    switch self {
    case .waits(let modifier):
      "\(modifier).makeSharedContext() waits for something, and a still picture cannot. Make the context without waiting."
    case .olderCompiler(let modifier):
      "\(modifier).makeSharedContext() can be called by programs that Swift 6.2 or later compiles."
    }
  }
}
