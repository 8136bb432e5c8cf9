@_exported public import Foundation
public import HeadlessSwiftUI
public import HeadlessUIKit
import UIKitPresentation

/// A chart: a labelled placeholder stands for it, with a finding `placeholder-screen`. What is in it is not drawn.
public struct Chart<Content: ChartContent>: View {
  private let content: Content

  /// A chart of marks.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  /// A chart of marks for each element.
  public init<Data: RandomAccessCollection, Mark: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Mark
  ) where Content == ForEach<Data, Data.Element.ID, Mark>, Data.Element: Identifiable {
    self.content = ForEach(data, content: content)
  }

  /// A chart of marks for each element, told apart by a property.
  public init<Data: RandomAccessCollection, ID: Hashable, Mark: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Mark
  ) where Content == ForEach<Data, ID, Mark> { self.content = ForEach(data, id: id, content: content) }

  public var body: some View { ChartPlaceholder() }
}

private struct ChartPlaceholder: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    FrameworkView.show("Chart", of: "Charts", in: view)
    return view
  }
  func updateUIView(_ view: UIView, context: Context) {}
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 300, height: 200))
  }
}

/// The content of a chart. It is not drawn.
@MainActor @preconcurrency
public protocol ChartContent: View {}

/// Makes what a chart is made of.
@resultBuilder
public struct ChartContentBuilder {
  /// Content as it is.
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }
  /// Nothing.
  public static func buildBlock() -> _ChartContents { _ChartContents() }
  /// Content as it is.
  public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }
  /// Several things.
  public static func buildBlock<each Content: ChartContent>(_ content: repeat each Content) -> _ChartContents {
    _ChartContents()
  }
  /// The content of an `if` without `else`; nil where its condition is false.
  public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }
  /// The content of an `if`.
  public static func buildEither<Content: ChartContent>(first: Content) -> _ChartContents { _ChartContents() }
  /// The content of an `else`.
  public static func buildEither<Content: ChartContent>(second: Content) -> _ChartContents { _ChartContents() }
  /// The content of an `if #available`.
  public static func buildLimitedAvailability<Content: ChartContent>(_ content: Content) -> _ChartContents {
    _ChartContents()
  }
}

/// Several things of a chart.
public struct _ChartContents: ChartContent {
  nonisolated init() {}
  public var body: some View { EmptyView() }
}

// What a `ForEach` makes of several marks, or of one of two.
extension TupleView: ChartContent {}
extension EmptyView: ChartContent {}
extension _ConditionalContent: ChartContent where TrueContent: ChartContent, FalseContent: ChartContent {}
extension Optional: ChartContent where Wrapped: ChartContent {}
extension ForEach: ChartContent where Content: ChartContent {}
extension Group: ChartContent where Content: ChartContent {}

/// Content whose type is not known.
public struct AnyChartContent: ChartContent {
  /// Content of any type.
  public nonisolated init(_ content: any ChartContent) {}
  /// Content of any type.
  public nonisolated init<Content: ChartContent>(erasing content: Content) {}
  public var body: some View { EmptyView() }
}
