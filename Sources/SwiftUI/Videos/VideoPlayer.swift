public import AVKit
public import HeadlessSwiftUI
public import HeadlessUIKit

/// A video with controls: a labelled placeholder stands for it, with a finding `placeholder-screen`.
public struct VideoPlayer<VideoOverlay: View>: View {
  private let player: AVPlayer?
  private let overlay: VideoOverlay

  /// A video with views over it.
  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
    (self.player, overlay) = (player, videoOverlay())
  }

  public var body: some View { PlayerView(player: player).overlay { overlay } }
}

extension VideoPlayer where VideoOverlay == EmptyView {
  /// A video.
  public init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}

private struct PlayerView: UIViewControllerRepresentable {
  let player: AVPlayer?

  func makeUIViewController(context: Context) -> AVPlayerViewController { AVPlayerViewController() }
  func updateUIViewController(_ controller: AVPlayerViewController, context: Context) { controller.player = player }
}
