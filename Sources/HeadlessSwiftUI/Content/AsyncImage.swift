public import Foundation
import HeadlessUIKit

/// A picture from the network: nothing is loaded, so that its placeholder is shown, and a finding says so.
public struct AsyncImage<Content: View>: View {
  private let content: (AsyncImagePhase) -> Content
  private var isGrey = false

  /// The picture; before it is there a grey area.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    content = { $0.image ?? Image(uiImage: UIImage()).resizable() }
    isGrey = true
  }

  /// Content for the picture; before it is there a placeholder.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.content = { phase in
      phase.image.map { .init(storage: .first(content($0))) } ?? .init(storage: .second(placeholder()))
    }
  }

  /// Content for what has become of the picture.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) { self.content = content }

  public var body: some View { content(.empty).background(isGrey ? Color(.secondarySystemFill) : .clear).notLoaded() }
}

/// The state of a picture from the network.
public enum AsyncImagePhase: Sendable {
  /// It is not there yet.
  case empty
  /// It is there.
  case success(Image)
  /// It could not be loaded.
  case failure(any Error)

  /// The picture; nil while there is none.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// The reason that there is no picture; nil if nothing has failed.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

extension View {
  fileprivate nonisolated func notLoaded() -> some View {
    changingNodes { $0.note("AsyncImage is not loaded: its placeholder is shown.") }
  }
}
