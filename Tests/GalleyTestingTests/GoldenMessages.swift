import Foundation
import HeadlessUIKit

@testable import GalleyTesting

/// The messages, whole: `$STORE` is the folder of the test's references, `$RUN` that of the run.
///
/// First sentences, and lines with `open`, `@−`, `@+` and `@@`, are swift-snapshot-testing's words (1.18.9,
/// `Sources/SnapshotTesting/AssertSnapshot.swift` and `Snapshotting/UIImage.swift`). What stands below is Galley's own.
enum GoldenMessages {
  static let recordedAll = """
    Record mode is on. Automatically recorded snapshot: …

    open "file://$STORE/test.a.txt"

    Turn record mode off and re-run "test()" to assert against the newly-recorded snapshot
    """
  static let recordedMissing = """
    No reference was found on disk. Automatically recorded snapshot: …

    open "file://$STORE/test.a.txt"

    Re-run "test()" to assert against the newly-recorded snapshot.
    """
  static let recordedMissingViews = """
    No reference was found on disk. Automatically recorded snapshot: …

    open "file://$STORE/test.a/200x30-L@2x.png"
    open "file://$STORE/test.a/200x30-XL@2x.png"

    Re-run "test()" to assert against the newly-recorded snapshot.
    """
  static let recordedAllViews = """
    Record mode is on. Automatically recorded snapshot: …

    open "file://$STORE/test.a/200x30-L@2x.png"
    open "file://$STORE/test.a/200x30-XL@2x.png"

    Turn record mode off and re-run "test()" to assert against the newly-recorded snapshot
    """
  static let recordedLayout = """
    No record of the layout was found beside the picture, which matches. Automatically recorded snapshot: …

    open "file://$STORE/test.a/200x30-XL@2x.txt"

    Re-run "test()" to assert against the newly-recorded snapshot.
    """
  static let missing = "No reference was found on disk. New snapshot was not recorded because recording is disabled"
  static let differs = """
    Snapshot "a" does not match reference.

    @−
    "file://$STORE/test.a.txt"
    @+
    "file://$RUN/test.a.txt"

    @@ −1,1 +1,1 @@
    −one
    +two
    """
  static let differsUnnamed = """
    Snapshot does not match reference.

    @−
    "file://$STORE/test.1.txt"
    @+
    "file://$RUN/test.1.txt"

    @@ −1,1 +1,1 @@
    −one
    +two
    """
  static let differsRecorded = """
    Snapshot "a" does not match reference. A new snapshot was automatically recorded.

    @−
    "file://$STORE/test.a.txt"
    @+
    "file://$RUN/test.a.txt"

    @@ −1,1 +1,1 @@
    −one
    +two
    """
  static let ofAnotherSize = """
    Snapshot "a" does not match reference.

    @−
    "file://$STORE/test.a.png"
    @+
    "file://$RUN/test.a.png"

    Newly-taken snapshot@(4, 2) does not match reference@(3, 2).
    """
  static let otherBytes = """
    Snapshot "a" does not match reference.

    @−
    "file://$STORE/test.a"
    @+
    "file://$RUN/test.a"

    Expected 3 bytes, got 5
    """
  static let unreadableFile = """
    Snapshot "a" does not match reference.

    @−
    "file://$STORE/test.a.png"
    @+
    "file://$RUN/test.a.png"

    The reference cannot be used: The file is not a PNG image: it is empty. Fetch or make it again.
    """
  static let oneGroup = """
    Snapshot "a" does not match reference.

    @−
    "file://$STORE/test.a/200x30-L@2x.png"
    @+
    "file://$RUN/test.a/200x30-L@2x/actual.png"

    changed Tests/test.a/200x30-L@2x and 1 more (every case): title: text 'One' → 'Two'; $PIXELS
    $RUN/test.a/200x30-L@2x/difference.png
    $RUN/test.a/200x30-XL@2x/difference.png
    """
  static let oneGroupRecorded = """
    Snapshot "a" does not match reference. A new snapshot was automatically recorded.

    @−
    "file://$STORE/test.a/200x30-L@2x.png"
    @+
    "file://$RUN/test.a/200x30-L@2x/actual.png"

    changed Tests/test.a/200x30-L@2x and 1 more (every case): title: text 'One' → 'Two'; $PIXELS; recorded
    $RUN/test.a/200x30-L@2x/difference.png
    $RUN/test.a/200x30-XL@2x/difference.png
    """
  static let severalGroups = """
    Snapshot "a" does not match reference.

    @−
    "file://$STORE/test.a/200x30-L@2x.png"
    @+
    "file://$RUN/test.a/200x30-L@2x/actual.png"

    changed Tests/test.a/200x30-L@2x: title: text 'One' → 'Two'; $PIXELS
    changed Tests/test.a/200x30-XL@2x: card: backgroundColor #64FFFF → #65FFFF; $PIXELS
    $RUN/test.a/200x30-L@2x/difference.png
    $RUN/test.a/200x30-XL@2x/difference.png
    """
  static let unreadableRecord = """
    Snapshot "a" does not match reference.

    @−
    "file://$STORE/test.a/200x30-L@2x.png"
    @+
    "file://$RUN/test.a/200x30-L@2x/actual.png"

    unreadable Tests/test.a/200x30-L@2x: the reference's record cannot be used: it does not begin with 'galley-record 2'
    Restore it, or record it again with SNAPSHOT_TESTING_RECORD=failed.
    $RUN/test.a/200x30-L@2x/difference.png
    """
  static let unreadablePicture = """
    Snapshot "a" does not match reference.

    @−
    "file://$STORE/test.a/200x30-L@2x.png"
    @+
    "file://$RUN/test.a/200x30-L@2x/actual.png"

    unreadable Tests/test.a/200x30-L@2x: The file is not a PNG image: it is empty. Fetch or make it again.
    Restore it, or record it again with SNAPSHOT_TESTING_RECORD=failed.
    $RUN/test.a/200x30-L@2x/actual.png
    """
  static let toleranceRefused = """
    Snapshot "a" does not match reference.

    @−
    "file://$STORE/test.a/200x30-L@2x.png"
    @+
    "file://$RUN/test.a/200x30-L@2x/actual.png"

    changed Tests/test.a/200x30-L@2x: card: backgroundColor #64FFFF → #6EFFFF; $PIXELS; channel accepts 1; precision accepts 0.99, $MATCHING of 24000 pixels match
    $RUN/test.a/200x30-L@2x/difference.png
    """
  static let fault = """
    No snapshot was taken. While views were made or changed:
    CALayerInvalidGeometry: UIView.frame = (nan, 0.0, 1.0, 1.0): it is not finite
    """
  static let mask = """
    No snapshot was taken.
    failed Tests/test.a/200x30-L@2x: The tolerance masks 'clock', but no view has this accessibilityIdentifier. The names are card and title.
    References: $PARENT
    """
}
