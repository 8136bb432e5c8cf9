public import Foundation
public import HeadlessUIKit

/// SwiftUI's views as the content of a cell of UIKit's.
///
/// Without margins of its own the content has those of the cell. A background fills the cell.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  private let content: Content
  private let background: Background
  private var insets: NSDirectionalEdgeInsets?
  private var minimumSize: (width: CGFloat?, height: CGFloat?) = (nil, nil)

  private init(_ content: Content, _ background: Background) {
    (self.content, self.background) = (content, background)
  }

  /// Content of views, without a background of its own.
  public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
    self.init(content(), EmptyView())
  }

  private func copy<Other: View>(background: Other) -> UIHostingConfiguration<Content, Other> {
    var copy = UIHostingConfiguration<Content, Other>(content, background)
    (copy.insets, copy.minimumSize) = (insets, minimumSize)
    return copy
  }

  /// The configuration with a view behind the content.
  public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
    copy(background: content())
  }

  /// The configuration with a style behind the content.
  public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<Content, _ShapeView<Rectangle, S>> {
    copy(background: Rectangle().fill(style))
  }

  private func changed(_ edges: Edge.Set, _ insets: EdgeInsets) -> UIHostingConfiguration {
    var copy = self
    var all = self.insets ?? Self.standardInsets
    if edges.contains(.top) { all.top = insets.top }
    if edges.contains(.leading) { all.leading = insets.leading }
    if edges.contains(.bottom) { all.bottom = insets.bottom }
    if edges.contains(.trailing) { all.trailing = insets.trailing }
    copy.insets = all
    return copy
  }

  /// The configuration with margins at some edges, in points.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration {
    changed(edges, EdgeInsets(length, at: .all))
  }

  /// The configuration with margins at some edges, in points.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration {
    changed(edges, insets)
  }

  /// The configuration with a least size, in points.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration {
    var copy = self
    copy.minimumSize = (width, height)
    return copy
  }

  /// The margins of a cell's content: 16 points at the sides, and 11 above and below as a list's rows have them.
  private static var standardInsets: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  }

  fileprivate var root: some View {
    let insets = insets ?? Self.standardInsets
    return
      content
      .padding(EdgeInsets(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing))
      .frame(
        minWidth: minimumSize.width, maxWidth: .infinity, minHeight: minimumSize.height, maxHeight: .infinity,
        alignment: .leading
      )
      .background { background }
  }

  public func makeContentView() -> any UIView & UIContentView { HostingContentView(self) }

  public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration { self }
}

/// The content view of a cell that shows SwiftUI's views.
private final class HostingContentView<Content: View, Background: View>: UIView, UIContentView {
  private let host: _UIHostingView<AnyView>
  private var shown: UIHostingConfiguration<Content, Background>

  var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIHostingConfiguration<Content, Background> else { return }
      shown = new
      host.rootView = AnyView(new.root)
    }
  }

  init(_ configuration: UIHostingConfiguration<Content, Background>) {
    shown = configuration
    host = _UIHostingView(rootView: AnyView(configuration.root))
    super.init(frame: .zero)
    addSubview(host)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    host.frame = bounds
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { host.sizeThatFits(size) }
  override var intrinsicContentSize: CGSize { host.intrinsicContentSize }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { host.sizeThatFits(CGSize(width: targetSize.width, height: 0)) }
}
