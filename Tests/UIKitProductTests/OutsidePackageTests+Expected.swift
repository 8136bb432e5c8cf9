/// The outside package's lines about text input, controls, layouts and lists.
///
/// From Apple's documentation and headers, Interface Builder's stored frames, and measured public pictures; the rest by
/// arithmetic from the rules that these show, with lines of 1.19 times the font's size. The screen has two pixels per
/// point.
extension OutsidePackageTests {
  static let expectedInput: [String] = [
    // Interface Builder's frames: lines of 17.9, 19.1 and 20.3 points and 1.5; a secure line in whole points; a border.
    "field heights: [19.5, 21.0, 22.0] 21.0 34.0 34.0 (7.0, 2.0, 186.0, 30.0) [0, 1, 2, 3]",
    "field defaults: '' 17.0 true true true true true 0.0 false false false false false false false",
    // Views of 24 and 20 points in 34; 8 from both ends.
    "field rectangles: (12.0, 0.0, 176.0, 34.0) true (8.0, 5.0, 24.0, 24.0) (172.0, 7.0, 20.0, 20.0) true 0.0 24.0",
    "field contents: Amount 12 20.0 15.0 true true",
    // An empty field may not end.
    """
    field editing: may begin, began, may end, may end, committed; true true false true Ada 1 1 1 3 \
    UITextFieldDidEndEditingReasonKey
    """,
    "field traits: 11 7 4",
    // The values of Apple's headers.
    """
    keyboards: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] [0, 1, 2, 3] \
    [0, 1, 2, 1] true
    """,
    // All of Apple's headers (iOS 17.4).
    "content types: 45",
    "field input: 9 5 '4111 ' 1111 true true true false",
    // What is declared; a number pad is 4, no and yes are 1 and 2 in Apple's headers.
    "key input: 41 true 4 true minlength: 8; 1 2",
    // A field of 36 in a bar of 56, 8 from the edges (public pictures).
    "search bars: 56.0 (8.0, 10.0, 359.0, 36.0) false true true began, ended Search notes true [0, 1, 2, 3] 1 false",
    "search tokens: (0, true, true) 3 2 beach ada false",
    "search controllers: (true, true) false true true 2 Name",
    "text view defaults: 8.0 0.0 8.0 0.0 5.0 true true true true 0 false true ''",
    // Interface Builder's frames: a line and 16 points.
    "text view heights: [33.0, 34.0, 36.5] 34.0 20.5 -1.0",
    "text view contents: 20.0 true true Plain Plain 5",
    "text view editing: began, ended true true 7 0 Goodby world 3 false",
    // The insets of 8 above, and the line's padding of 5.
    "text view input: 11 5 1 [-1, 1, 0] true true 0 0 5.0 8.0 H Howdy, world true",
    "links: true https://example.com/terms true 15 [32, 16, 64, 128] true [0, 1, 2]",
    "storages: true true 2 0 2 0 Howdy! world 12 0",
    "layout managers: 5.0 5 5 1 2 5.0 0.0 200.0 5 5.0 0 0 3 3 false true true",
    // Two lines and the empty one after them.
    "line fragments: [4, 4] 2 0.0 2 true true 0.0 true 4 1 true",
    "exclusions: true 50.0 300.0 true 0 0 true",
    "layout fragments: 2 2 0.0 true false true true 13",
    // Three paragraphs of 13 code units.
    "content storages: 13 3 true 1 true true 13",
    "line icons: true",
  ]

  static let expectedControls: [String] = [
    // 51 by 31 whatever was set, 49 of them aligned.
    "switches: (10.0, 20.0, 51.0, 31.0) (51.0, 31.0) (49.0, 31.0) false true 0 0 1 true 1 true",
    // Three segments of 60 and a point between them.
    "segments: (-1, -1, false) Day, Weeks, Month 1 false 32.0 182.0 60.0 (2.0, 1.0) 0 Table 0 0",
    "segment looks: true true 3.0 true true true [0, 1, 2, 3, 4]",
    // The thumb's centre is at 15.5 and a share of the width less 31 (public pictures).
    "sliders: (0.0, 1.0, 0.0, true) 1.0 75% 34.0 15.0 4.0 278.5 275.5 15.5 10.0",
    "slider looks: 8.0 true true true true true true [0, 1, 2] true",
    "steppers: (94.0, 32.0) (0.0, 100.0, 1.0, 0.0) (true, true, false) 100.0 4",
    "progress: 4.0 1.0 0.0 0.0 true 4",
    "page controls: 26.0 2 true true true [0, 1, 2] true",
    "spinners: (20.0, 20.0) (37.0, 37.0) (false, true, true) true true",
    "refresh: 60.0 true false true",
    "color wells: (true, true, true) true Accent",
    // The date before the least one became that.
    "date pickers: (1, true, true) true true true 15 3600.0",
    "date styles: true 216.0 true true [0, 1, 2, 3] [0, 1, 2, 3]",
    "pickers: 2 4 [0, 0] [2, 1] 0 216.0 true",
    "picker sizes: (120.0, 40.0) true",
    // A line of 20.5 in insets of 7, then 10; an image of 24 in insets of 12 and 7 (Interface Builder).
    "button sizes: [34.5, 40.5] 7.0 12.0 7.0 12.0 true (48.0, 38.0)",
    "button defaults: 17 of 17 0.0 1.0 0.0",
    "button styles: AddAddAddAddAddAddAddAdd true 6 4 4",
    "button looks: true true true 9.99 1.0 true",
    // A line of 18 at 15 points, in insets of 7.
    "button texts: 32.0 32.0 15.0 Sign in",
    "button updates: Save Saving true Save true",
    "button actions: Share true Share 1 [0, 1, 2, 3] false true",
    "button menus: Date 3 false true",
    // Insets that are not quite zero replace the 6 points above and below.
    "legacy buttons: 30.0 18.0 true true true (24.0, 24.0) [0, 1, 2, 3, 4, 5, 7] true",
  ]

  static let expectedLayouts: [String] = [
    // Asserted by a library that runs against UIKit: five columns of 320; rows of 44.
    "grids: (128.0, 64.0, 64.0, 64.0) (320.0, 1216.0) (0.0, 88.0, 320.0, 44.0) (320.0, 4136.0)",
    "insets: (2.0, 2.0, 16.0, 16.0) (22.0, 2.0, 16.0, 16.0) [0.0, 22.0, 44.0] (20.0, 20.0)",
    // UIKit's frames: bars of 24 directly around rows of 40 and 2, and after one another where there are no items.
    """
    headers: (0.0, 0.0, 320.0, 24.0) [24.0, 66.0, 108.0, 150.0, 192.0] (0.0, 232.0, 320.0, 24.0) 256.0 24.0 48.0 \
    72.0 true true (0.0, 0.0) true
    """,
    // Two parts of 100 less 8, three of 100 less 16; a group that is not full keeps its size.
    """
    nested: (0.0, 0.0, 160.0, 100.0) (160.0, 54.0, 80.0, 46.0) (240.0, 72.0, 80.0, 28.0) (0.0, 108.0, 160.0, 100.0) \
    (160.0, 108.0, 80.0, 46.0) 208.0 3
    """,
    // Four parts of 328 less 48; fractions refer to what is left. Half of 15 beyond the corner of 70.
    """
    badges: (0.0, 0.0, 70.0, 70.0) 86.0 96.0 (62.5, -7.5, 15.0, 15.0) 88.5 (110.0, -30.0, 20.0, 20.0) true true \
    (0.5, -0.5) true true 1
    """,
    // The insets along the scroll direction do not narrow groups: four parts of 344 less 24.
    """
    orthogonal: (16.0, 16.0, 80.0, 40.0) 104.0 (16.0, 88.0, 80.0, 40.0) (0.0, 0.0, 344.0, 72.0) (344.0, 144.0) \
    [0, 1, 2, 3, 4, 5] 0 card
    """,
    """
    dimensions: [0.5, 0.25, 44.0, 60.0, 80.0] [0, 1, 2, 3] 0.5 44.0 true true 4.0 8.0 true 4.0 true \
    [0, 1, 2, 3, 4, 5, 6, 7, 8] [0, 1, 2, 3, 4]
    """,
    // 300 less three of 80 in two gaps; 200 less three of 60.
    "spacings: [0.0, 110.0, 220.0] [0.0, 90.0, 180.0] [0.0, 70.0, 140.0]",
    "edges: (100.0, 0.0, 200.0, 50.0) (50.0, 0.0, 200.0, 50.0)",
    "custom groups: [0.0, 160.0, 0.0] (160.0, 20.0, 80.0, 60.0) (0.0, 100.0, 160.0, 100.0) 3.0 5",
    // Cells that need 30 and 70; as tall as the tallest; as tall as the group.
    """
    estimates: (0.0, 0.0, 160.0, 30.0) (160.0, 0.0, 160.0, 70.0) 70.0 140.0 [70.0, 70.0, 70.0, 70.0] \
    [100.0, 100.0, 100.0, 100.0]
    """,
    // Four columns of 320, two of 280.
    "providers: (80.0, 0.0, 80.0, 50.0) (140.0, 0.0, 140.0, 50.0) true 1 (140.0, 150.0, 140.0, 50.0)",
    "layout sections: 8 (20.0, 10.0, 260.0, 44.0) 60.0 144.0 218.0 6.0",
    // Spacing also beside a section without items (UIKit's pictures).
    "configurations: true 8.0 (300.0, 0.0, 100.0, 480.0) (500.0, 480.0) 8.0 true",
    "global headers: 50.0 94.0 138.0 1",
    "visible items: true 3 3",
  ]

  static let expectedLists: [String] = [
    "list configurations: 9 5 3 2",
    // Margins of 16 up to 375 points, of 20 from 390 on; cells of 44 (public pictures).
    "list places: 16.0 (343.0, 44.0) 44.0 20.0 350.0 0.0 375.0 true",
    "list sections: (30.0, 12.0, 300.0, 44.0) 62.0 126.0 true",
    "separators: true true true true 3 40.0",
    "registrations: true true Section 1 Footer 1 1 2",
    "cell accessories: 11 true true 3 true",
    "list cells: (0, 10.0, true, 0) Read New false",
    "swipe actions: 2 true Flag false 1 true",
    """
    section snapshots: Fruit, Vegetables; Fruit, Apple, Pear, Vegetables; 5 2 (0, 2) Fruit true 4 Apple, Pear \
    (true, false) false true false
    """,
    "snapshot changes: Fruit, Apple, Cox, Pear, Bread, Vegetables, Leek, Kale, Milk; 7 true",
    "outlines: 2 5 2 Cox Apple 1 food",
    "handlers: false true 0 true true",
    "boards: [1, 3, 2] true true 2 1 [1]",
    // 16 and 10.5 points for a disclosure indicator, 16 and 24 for a checkmark (Interface Builder).
    "row looks: [348.5, 335.0, 375.0] [16.0, 16.0, 16.0] General",
    // 44 and a pixel.
    "row heights: 44.5 16.0 343.0 true",
    "row margins: [16.0, 20.0, 20.0]",
    "indexes: {search}, A, B 1 true 20",
    "edit looks: [true, false] [true, false] Wi-Fi 1 false",
    "prefetching: true true true",
  ]
}
