@_exported public import UIKit
import UIKitPresentation

/// The stickers of a browser.
@preconcurrency @MainActor
public protocol MSStickerBrowserViewDataSource: NSObjectProtocol {
  func numberOfStickers(in stickerBrowserView: MSStickerBrowserView) -> Int
  func stickerBrowserView(_ stickerBrowserView: MSStickerBrowserView, stickerAt index: Int) -> MSSticker
}

/// Stickers to choose from: a labelled placeholder stands for them, with a finding `placeholder-screen`. Their source is not
/// asked.
@preconcurrency @MainActor
open class MSStickerBrowserView: UIView {
  public let stickerSize: MSStickerSize
  open weak var dataSource: (any MSStickerBrowserViewDataSource)?
  open var contentOffset = CGPoint.zero
  open var contentInset = UIEdgeInsets.zero

  public convenience override init(frame: CGRect) { self.init(frame: frame, stickerSize: .regular) }

  public init(frame: CGRect, stickerSize: MSStickerSize) {
    self.stickerSize = stickerSize
    super.init(frame: frame)
    FrameworkView.show("MSStickerBrowserView", of: "Messages", in: self)
  }

  public required init?(coder: NSCoder) {
    stickerSize = .regular
    super.init(coder: coder)
    FrameworkView.show("MSStickerBrowserView", of: "Messages", in: self)
  }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }
  open func reloadData() {}
}

/// A screen of stickers to choose from, whose source it is.
@preconcurrency @MainActor
open class MSStickerBrowserViewController: UIViewController, MSStickerBrowserViewDataSource {
  public let stickerSize: MSStickerSize
  public private(set) lazy var stickerBrowserView = MSStickerBrowserView(frame: .zero, stickerSize: stickerSize)

  public init(stickerSize: MSStickerSize) {
    self.stickerSize = stickerSize
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    stickerSize = .regular
    super.init(coder: coder)
  }

  open override func loadView() {
    stickerBrowserView.dataSource = self
    view = stickerBrowserView
  }

  /// No stickers, unless it is overridden.
  open func numberOfStickers(in stickerBrowserView: MSStickerBrowserView) -> Int { 0 }

  /// A sticker without a picture, unless it is overridden.
  open func stickerBrowserView(_ stickerBrowserView: MSStickerBrowserView, stickerAt index: Int) -> MSSticker {
    MSSticker()
  }
}
