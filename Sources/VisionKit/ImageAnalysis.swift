public import UIKit

/// Finds texts and codes in pictures: it is not supported, and nothing is found.
public final class ImageAnalyzer: Sendable {
  public static var isSupported: Bool { false }
  public static var supportedTextRecognitionLanguages: [String] { [] }

  public init() {}

  /// Nothing is found.
  public func analyze(_ image: UIImage, configuration: Configuration) async throws -> ImageAnalysis { ImageAnalysis() }
  /// Nothing is found.
  public func analyze(
    _ image: UIImage, orientation: UIImage.Orientation, configuration: Configuration
  ) async throws -> ImageAnalysis { ImageAnalysis() }
  /// Nothing is found.
  public func analyze(
    _ image: CGImage, orientation: UIImage.Orientation, configuration: Configuration
  ) async throws -> ImageAnalysis { ImageAnalysis() }
  /// Nothing is found.
  public func analyze(
    imageAt url: URL, orientation: UIImage.Orientation, configuration: Configuration
  ) async throws -> ImageAnalysis { ImageAnalysis() }

  /// What is looked for.
  public struct AnalysisTypes: OptionSet, Hashable, Sendable {
    public static let text = AnalysisTypes(rawValue: 1)
    public static let machineReadableCode = AnalysisTypes(rawValue: 2)
    public static let visualLookUp = AnalysisTypes(rawValue: 4)
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  /// The settings of an analysis. Stored.
  public struct Configuration: Sendable {
    public let analysisTypes: AnalysisTypes
    public var locales: [String] = []
    public init(_ types: AnalysisTypes) { analysisTypes = types }
  }
}

/// What was found in a picture: nothing.
public final class ImageAnalysis: Sendable {
  public var transcript: String { "" }
  public func hasResults(for analysisTypes: ImageAnalyzer.AnalysisTypes) -> Bool { false }
}

/// Shows what was found in a picture, over its view: nothing is.
@preconcurrency @MainActor
open class ImageAnalysisInteraction: NSObject, UIInteraction {
  /// The delegate, which is never called. A weak reference.
  public final weak var delegate: (any ImageAnalysisInteractionDelegate)?
  /// The view that the interaction was added to.
  public private(set) final weak var view: UIView?
  /// What was found. Stored.
  public final var analysis: ImageAnalysis?
  /// What can be touched. Stored.
  public final var preferredInteractionTypes: InteractionTypes = []
  /// Stored; no controls are displayed.
  public final var isSupplementaryInterfaceHidden = false
  /// Stored; no controls are displayed.
  public final var supplementaryInterfaceContentInsets = UIEdgeInsets.zero
  /// Stored; no controls are displayed.
  public final var supplementaryInterfaceFont: UIFont?
  /// Stored; nothing is selected.
  public final var allowsLongPressForDataDetectorsInTextMode = true
  /// Stored; nothing is highlighted.
  public final var selectableItemsHighlighted = false
  /// Stored; nothing is highlighted.
  public final var highlightedSubjects: Set<Subject> = []

  public override init() { super.init() }

  /// An interaction with a delegate, which is not retained.
  public convenience init(_ delegate: any ImageAnalysisInteractionDelegate) {
    self.init()
    self.delegate = delegate
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }

  public final var activeInteractionTypes: InteractionTypes { [] }
  public final var contentsRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
  public final var liveTextButtonVisible: Bool { false }
  public final var hasActiveTextSelection: Bool { false }
  public final var text: String { "" }
  public final var selectedText: String { "" }
  public final var selectedAttributedText: AttributedString { AttributedString() }
  public final var selectedRanges: [Range<String.Index>] { [] }
  public final var subjects: Set<Subject> { get async { [] } }
  public final func resetTextSelection() {}
  public final func setContentsRectNeedsUpdate() {}
  public final func setSupplementaryInterfaceHidden(_ hidden: Bool, animated: Bool) {
    isSupplementaryInterfaceHidden = hidden
  }
  public final func hasInteractiveItem(at point: CGPoint) -> Bool { false }
  public final func hasText(at point: CGPoint) -> Bool { false }
  public final func hasDataDetector(at point: CGPoint) -> Bool { false }
  public final func hasSupplementaryInterface(at point: CGPoint) -> Bool { false }
  public final func analysisHasText(at point: CGPoint) -> Bool { false }
  public final func subject(at point: CGPoint) async -> Subject? { nil }
  /// Throws `SubjectUnavailable.imageUnavailable`.
  public final func image(for subjects: Set<Subject>) async throws -> UIImage {
    throw SubjectUnavailable.imageUnavailable
  }

  /// What can be touched.
  public struct InteractionTypes: OptionSet, Hashable, Sendable {
    public static let automatic = InteractionTypes(rawValue: 1)
    public static let textSelection = InteractionTypes(rawValue: 2)
    public static let dataDetectors = InteractionTypes(rawValue: 4)
    public static let imageSubject = InteractionTypes(rawValue: 8)
    public static let visualLookUp = InteractionTypes(rawValue: 16)
    public static let automaticTextOnly = InteractionTypes(rawValue: 32)
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  /// Something in a picture. None is ever found.
  @MainActor
  public struct Subject: Hashable, Sendable {
    private let id = UUID()
    public var bounds: CGRect { .zero }
    /// Throws `SubjectUnavailable.imageUnavailable`.
    public var image: UIImage { get async throws { throw SubjectUnavailable.imageUnavailable } }
  }

  /// There is no picture of a subject.
  public enum SubjectUnavailable: Error, Sendable {
    case imageUnavailable
  }
}

/// The delegate of an interaction. It is never called.
@preconcurrency @MainActor
public protocol ImageAnalysisInteractionDelegate: AnyObject {
  func contentsRect(for interaction: ImageAnalysisInteraction) -> CGRect
  func contentView(for interaction: ImageAnalysisInteraction) -> UIView?
  func presentingViewController(for interaction: ImageAnalysisInteraction) -> UIViewController?
  func interaction(
    _ interaction: ImageAnalysisInteraction, shouldBeginAt point: CGPoint,
    for interactionType: ImageAnalysisInteraction.InteractionTypes
  ) -> Bool
  func interaction(_ interaction: ImageAnalysisInteraction, liveTextButtonDidChangeToVisible visible: Bool)
  func interaction(
    _ interaction: ImageAnalysisInteraction, highlightSelectedItemsDidChange highlightSelectedItems: Bool)
  func textSelectionDidChange(_ interaction: ImageAnalysisInteraction)
}

extension ImageAnalysisInteractionDelegate {
  public func contentsRect(for interaction: ImageAnalysisInteraction) -> CGRect { interaction.contentsRect }
  public func contentView(for interaction: ImageAnalysisInteraction) -> UIView? { nil }
  public func presentingViewController(for interaction: ImageAnalysisInteraction) -> UIViewController? { nil }
  public func interaction(
    _ interaction: ImageAnalysisInteraction, shouldBeginAt point: CGPoint,
    for interactionType: ImageAnalysisInteraction.InteractionTypes
  ) -> Bool { true }
  public func interaction(_ interaction: ImageAnalysisInteraction, liveTextButtonDidChangeToVisible visible: Bool) {}
  public func interaction(
    _ interaction: ImageAnalysisInteraction, highlightSelectedItemsDidChange highlightSelectedItems: Bool
  ) {}
  public func textSelectionDidChange(_ interaction: ImageAnalysisInteraction) {}
}
