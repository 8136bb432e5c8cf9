import SwiftSyntax

/// Tells protocols of other modules, which are in the place of a superclass, from superclasses.
enum ForeignProtocols {
  /// Whether a name is that of a protocol; a guess by its ending where it is neither UIKit's nor Foundation's.
  static func contains(_ name: String) -> Bool {
    let name = name.split(separator: ".").last.map(String.init) ?? name
    if names.contains(name) { return true }
    if classes.contains(name) || name.hasSuffix("Layer") || name.hasSuffix("Controller") { return false }
    return endings.contains { name.hasSuffix($0) }
  }

  private static let endings = [
    "Delegate", "DataSource", "Protocol", "Convertible", "able", "DelegateFlowLayout", "Observer", "Style",
    // Prefetching, routing, providing, updating.
    "ting", "ding", "hing", "ning", "ering",
  ]

  /// Classes of the modules that Galley provides whose names end as those of protocols.
  private static let classes: Set<String> = [
    "AnyCancellable", "CGShading", "CLHeading", "CTRunDelegate", "CXCallObserver", "NLEmbedding",
    "NSCoreDataCoreSpotlightDelegate", "NSHashTable", "NSMapTable", "NSMutableParagraphStyle", "NSParagraphStyle",
    "NWProtocol", "SKPhysicsJointSliding", "UICollectionViewDiffableDataSource", "UIPointerStyle",
    "UITableViewDiffableDataSource",
  ]

  /// Protocols whose names end otherwise: of Swift, Foundation and the modules that Galley provides.
  private static let names: Set<String> = [
    "ASAuthorizationCredential", "ASAuthorizationProvider", "ASAuthorizationPublicKeyCredentialAssertion",
    "ASAuthorizationPublicKeyCredentialRegistration", "ASPublicKeyCredential", "AVAudioMixing", "AVAudioStereoMixing",
    "AXCustomContentProvider", "AXDataAxisDescriptor", "AccelerateBuffer", "AccelerateMutableBuffer",
    "ActivityAttributes", "Actor", "AlignmentID",
    "AnimatableModifier", "AnimationStateKey", "AnyObject", "App", "AppEntity", "AppEnum", "AppIntent",
    "AppIntentControlValueProvider", "AppIntentTimelineProvider", "AppIntentsExtension", "AppIntentsPackage",
    "AppShortcutsProvider", "AttributedTextFormattingDefinition", "AttributedTextValueConstraint",
    "AudioPlaybackIntent", "AudioRecordingIntent", "AudioStartingIntent", "AxisContent", "AxisMark", "CAAction",
    "CAMediaTiming", "CHHapticAdvancedPatternPlayer", "CHHapticDeviceCapability", "CHHapticParameterAttributes",
    "CHHapticPatternPlayer", "CIAffineClamp", "CIAffineTile", "CIAreaHistogram", "CIAreaReductionFilter",
    "CIAztecCodeGenerator", "CIBicubicScaleTransform", "CIBlendWithMask", "CIBloom", "CIBokehBlur", "CIBoxBlur",
    "CIBumpDistortion", "CICMYKHalftone", "CICheckerboardGenerator", "CICircleSplashDistortion", "CICircularScreen",
    "CICode128BarcodeGenerator", "CIColorClamp", "CIColorControls", "CIColorCube", "CIColorCubeWithColorSpace",
    "CIColorInvert", "CIColorMap", "CIColorMatrix", "CIColorMonochrome", "CIColorPolynomial", "CIColorPosterize",
    "CIColorThreshold", "CIColorThresholdOtsu", "CIComicEffect", "CICompositeOperation", "CICrystallize", "CIDiscBlur",
    "CIDisplacementDistortion", "CIDissolveTransition", "CIDocumentEnhancer", "CIDotScreen", "CIEdgeWork", "CIEdges",
    "CIExposureAdjust", "CIFalseColor", "CIFlashTransition", "CIGammaAdjust", "CIGaussianBlur", "CIGaussianGradient",
    "CIGlassDistortion", "CIGloom", "CIHatchedScreen", "CIHexagonalPixellate", "CIHighlightShadowAdjust",
    "CIHoleDistortion", "CIHueAdjust", "CIKaleidoscope", "CILanczosScaleTransform", "CILenticularHaloGenerator",
    "CILineOverlay", "CILineScreen", "CILinearGradient", "CILinearToSRGBToneCurve", "CIMaskToAlpha",
    "CIMaskedVariableBlur", "CIMaximumComponent", "CIMedian", "CIMinimumComponent", "CIMorphologyGradient",
    "CIMorphologyMaximum", "CIMorphologyMinimum", "CIMotionBlur", "CINoiseReduction", "CIPDF417BarcodeGenerator",
    "CIPerspectiveCorrection", "CIPerspectiveTransform", "CIPhotoEffect", "CIPinchDistortion", "CIPixellate",
    "CIPointillize", "CIQRCodeGenerator", "CIRadialGradient", "CIRandomGenerator", "CIRippleTransition",
    "CIRoundedRectangleGenerator", "CISRGBToneCurveToLinear", "CISaliencyMapFilter", "CISepiaTone",
    "CISharpenLuminance", "CISmoothLinearGradient", "CIStarShineGenerator", "CIStraighten", "CIStripesGenerator",
    "CISunbeamsGenerator", "CISwipeTransition", "CITemperatureAndTint", "CITextImageGenerator", "CIThermal",
    "CIToneCurve", "CITorusLensDistortion", "CITriangleKaleidoscope", "CITwirlDistortion", "CIUnsharpMask",
    "CIVibrance", "CIVignette", "CIVignetteEffect", "CIVortexDistortion", "CIWhitePointAdjust", "CIXRay", "CIZoomBlur",
    "CLCondition", "CNKeyDescriptor", "CPListTemplateItem", "CPSelectableListItem", "CameraCaptureIntent",
    "ChartContent", "ChartScrollTargetBehavior", "ChartSymbolShape", "Collection", "Commands", "Component",
    "ConnectablePublisher", "ContainerValueKey", "ContentTransitionSymbolEffect", "ControlConfigurationIntent",
    "ControlValueProvider", "ControlWidget", "ControlWidgetConfiguration", "ControlWidgetTemplate",
    "ConvertibleFromGeneratedContent", "ConvertibleToGeneratedContent", "CustomAnimation",
    "CustomIntentMigratedAppIntent", "CustomPresentationDetent", "Decoder", "DeleteIntent", "DeprecatedAppIntent",
    "DescribedClass",
    "Digest", "DiscreteSymbolEffect", "DispatchSourceMemoryPressure", "DynamicOptionsProvider", "DynamicProperty",
    "DynamicViewContent", "Encoder", "EntityGestureRecognizer", "EntityPropertyQuery", "EntityQuery",
    "EntityStringQuery", "EnumerableEntityQuery", "EnvironmentKey", "EnvironmentalModifier", "Error", "Event",
    "EventSource", "FileDocument", "FileEntity", "FilterableMusicItem", "FocusedValueKey",
    "ForegroundContinuableIntent", "GCDevice", "GKGameModel", "GKGameModelPlayer", "GKGameModelUpdate",
    "GKInviteEventListener", "GKLocalPlayerListener", "GKRandom", "GKSceneRootNodeType", "GeometryEffect", "Gesture",
    "HKAsyncQuery", "HKAsyncSequenceQuery", "HasAnchoring", "HasCollision", "HasModel", "HasPhysicsBody",
    "HashFunction", "HistoryDelete", "HistoryInsert", "HistoryToken", "HistoryTransaction", "HistoryUpdate",
    "IndefiniteSymbolEffect", "IndexedEntity", "InsettableShape", "IntentResult", "IntentTimelineProvider",
    "IteratorProtocol", "JSExport", "KeyframeTrackContent", "Keyframes", "Layout", "LayoutValueKey",
    "LiveActivityIntent", "LiveActivityStartingIntent", "LocalizedError", "MKAnnotation", "MKGeoJSONObject",
    "MKOverlay", "MLFeatureProvider", "MSMessagesAppTranscriptPresentation", "MTLBlitCommandEncoder", "MTLBuffer",
    "MTLCommandBuffer", "MTLCommandEncoder", "MTLCommandQueue", "MTLComputeCommandEncoder", "MTLComputePipelineState",
    "MTLDepthStencilState", "MTLDevice", "MTLFence", "MTLFunction", "MTLLibrary", "MTLRenderCommandEncoder",
    "MTLRenderPipelineState", "MTLResource", "MTLSamplerState", "MTLTexture", "MXMetricManagerSubscriber", "MapContent",
    "MatchedTransitionSourceConfiguration", "Material", "MessageAuthenticationCode", "ModelActor", "ModelExecutor",
    "MusicItem", "MusicPersonalRecommendationItem", "MusicPropertyContainer", "NSCoding", "NSCollectionLayoutContainer",
    "NSCollectionLayoutEnvironment", "NSCollectionLayoutVisibleItem", "NSCopying", "NSFastEnumeration",
    "NSFetchRequestResult", "NSFetchedResultsSectionInfo", "NSFilePresenter", "NSSecureCoding", "NSTextLocation",
    "NamedMethods", "NamedProperties", "NavigationTransition", "ObservableObject", "OpenIntent", "OpensIntent",
    "PKTool", "ParameterSummary", "PersistentModel", "PlayableMusicItem", "PositionScaleRange", "PreferenceKey",
    "PresentationSizing", "PreviewModifier", "PreviewProvider", "PreviewRegistry", "ProgressReportingIntent",
    "ProvidesDialog", "Publisher", "QLPreviewItem", "ReferenceFileDocument", "ReturnsValue", "SCNSceneRenderer",
    "ScaleDomain", "ScaleRange", "Scene", "Scheduler", "SchemaMigrationPlan", "ScrollTargetBehavior", "Sequence",
    "SerialExecutor", "SetFocusFilterIntent", "SetValueIntent", "Shape", "ShapeView", "ShowInAppSearchResultsIntent",
    "ShowsSnippetIntent", "ShowsSnippetView", "SnapshotContent", "SnippetIntent", "StoreContent",
    "StringFormatArgument", "Subject", "Subscriber", "Subscription", "SubscriptionStoreControlPlacement",
    "SymbolEffect", "System", "SystemIntent", "TabContent", "TextAttribute", "TextRenderer", "TextSelectability",
    "TextVariantPreference", "TimelineEntry", "TimelineProvider", "TimelineSchedule", "Tip", "TipOption", "Tool",
    "ToolbarContent", "TopLevelDecoder", "TopLevelEncoder", "TransactionKey", "TransferRepresentation",
    "TransientAppEntity", "Transition", "TransitionSymbolEffect", "UIAccessibilityContainerDataTableCell",
    "UIActivityItemSource", "UIAppearance", "UIAppearanceContainer", "UICollectionViewDropCoordinator",
    "UICollectionViewDropItem", "UICollectionViewDropPlaceholderContext", "UIConfigurationState",
    "UIContentConfiguration", "UIContentContainer", "UIContentView", "UICoordinateSpace", "UIDragDropSession",
    "UIDragSession", "UIDropSession", "UIDynamicItem", "UIFocusEnvironment", "UIFocusItem", "UIHoverEffect",
    "UIInputViewAudioFeedback", "UIInteraction", "UIKeyInput", "UIKitObject", "UILargeContentViewerItem",
    "UILayoutSupport", "UIMenuBuilder", "UIMenuLeaf", "UIMutableTraits", "UIPopoverBackgroundViewMethods",
    "UIPopoverPresentationControllerSourceItem", "UIPreviewActionItem", "UISearchSuggestion",
    "UISheetPresentationControllerDetentResolutionContext", "UISpringLoadedInteractionContext",
    "UITableViewDropCoordinator", "UITableViewDropItem", "UITableViewDropPlaceholderContext", "UITextCursorView",
    "UITextDocumentProxy", "UITextDragRequest", "UITextDropRequest", "UITextInput", "UITextInputTokenizer",
    "UITextInputTraits", "UITextPasteItem", "UITimingCurveProvider", "UITraitBridgedEnvironmentKey",
    "UITraitChangeRegistration", "UITraitDefinition", "UITraitEnvironment", "UIUserActivityRestoring",
    "UIViewControllerPreviewing", "UIViewControllerRestoration", "UIViewControllerTransitionCoordinator",
    "UIViewControllerTransitionCoordinatorContext", "UNNotificationContentExtension", "URLRepresentableEntity",
    "URLRepresentableIntent", "URLSchemeHandler", "UndoableIntent", "UniqueAppEntity", "UniqueAppEntityQuery",
    "VectorArithmetic", "VectorizedChartContent", "VersionedSchema", "View", "ViewModifier", "VisualEffect",
    "WKScriptMessageHandler", "WKScriptMessageHandlerWithReply", "WKURLSchemeHandler", "WKURLSchemeTask", "Widget",
    "WidgetBundle", "WidgetConfiguration", "WidgetConfigurationIntent", "WidgetPushHandler", "HasTransform",
    "SNRequest", "SNResult", "SNResultsObserving",
  ]
}

extension TargetDeclarations {
  /// Whether the first name that a class inherits is a protocol of another module: as the target's own declarations show, or
  /// else by the name.
  func isForeignProtocol(_ name: String, inheritedBy type: Int) -> Bool {
    if namesOfProtocols.contains(name) { return true }
    return ForeignProtocols.contains(name) && !hasSuperclass(type)
  }

  /// Whether a class overrides something, or calls what it inherits.
  private func hasSuperclass(_ type: Int) -> Bool {
    parts(of: type).contains { part in
      groups[part].members.contains(where: \.isOverride)
        || groups[part].node.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.super) }
    }
  }

  /// The names to which other types than classes conform, or classes beside their superclass: no class has one of them.
  static func namesOfProtocols(_ groups: [DeclarationGroup]) -> Set<String> {
    var names: Set<String> = []
    for group in groups where group.kind != .protocol {
      names.formUnion(group.kind == .class ? group.inherited.dropFirst() : group.inherited[...])
    }
    return names
  }
}
