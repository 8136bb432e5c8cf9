extension PlatformFonts {
  /// The families that come with iOS and their faces, one family a line: its name, the start of its faces' PostScript
  /// names, and the rest of each, a dot for none. The regular face comes first.
  ///
  /// Families: Apple's list of system fonts (developer.apple.com/fonts/system-fonts) and its lists of the fonts that are
  /// installed with iOS 12 to 17 (support.apple.com). PostScript names: iosfonts.com, and what `UIFont.fontNames` printed
  /// on devices. Left out are fonts that are loaded when asked for, and those of which Galley has the file (Noto).
  static let table = """
    Academy Engraved LET: AcademyEngravedLetPlain .
    Al Nile: AlNile . -Bold
    American Typewriter: AmericanTypewriter . -Light -Semibold -Bold -Condensed -CondensedLight -CondensedBold
    Apple Color Emoji: AppleColorEmoji .
    Apple SD Gothic Neo: AppleSDGothicNeo -Regular -UltraLight -Thin -Light -Medium -SemiBold -Bold
    Apple Symbols: AppleSymbols .
    Arial: Arial MT -ItalicMT -BoldMT -BoldItalicMT
    Arial Hebrew: ArialHebrew . -Light -Bold
    Arial Rounded MT Bold: ArialRoundedMTBold .
    Avenir: Avenir -Book -BookOblique -Roman -Oblique -Light -LightOblique -Medium -MediumOblique -Heavy -HeavyOblique \
    -Black -BlackOblique
    Avenir Next: AvenirNext -Regular -Italic -UltraLight -UltraLightItalic -Medium -MediumItalic -DemiBold \
    -DemiBoldItalic -Bold -BoldItalic -Heavy -HeavyItalic
    Avenir Next Condensed: AvenirNextCondensed -Regular -Italic -UltraLight -UltraLightItalic -Medium -MediumItalic \
    -DemiBold -DemiBoldItalic -Bold -BoldItalic -Heavy -HeavyItalic
    Baskerville: Baskerville . -Italic -SemiBold -SemiBoldItalic -Bold -BoldItalic
    Bodoni 72: BodoniSvtyTwoITCTT -Book -BookIta -Bold
    Bodoni 72 Oldstyle: BodoniSvtyTwoOSITCTT -Book -BookIt -Bold
    Bodoni 72 Smallcaps: BodoniSvtyTwoSCITCTT -Book
    Bodoni Ornaments: BodoniOrnamentsITCTT .
    Bradley Hand: BradleyHandITCTT -Bold
    Chalkboard SE: ChalkboardSE -Regular -Light -Bold
    Chalkduster: Chalkduster .
    Charter: Charter -Roman -Italic -Bold -BoldItalic -Black -BlackItalic
    Cochin: Cochin . -Italic -Bold -BoldItalic
    Copperplate: Copperplate . -Light -Bold
    Courier: Courier . -Oblique -Bold -BoldOblique
    Courier New: CourierNewPS MT -ItalicMT -BoldMT -BoldItalicMT
    DIN Alternate: DINAlternate -Bold
    DIN Condensed: DINCondensed -Bold
    Damascus: Damascus . Light Medium SemiBold Bold
    Devanagari Sangam MN: DevanagariSangamMN . -Bold
    Didot: Didot . -Italic -Bold
    Euphemia UCAS: EuphemiaUCAS . -Italic -Bold
    Farah: Farah .
    Futura: Futura -Medium -MediumItalic -Bold -CondensedMedium -CondensedExtraBold
    Galvji: Galvji . -Bold
    Geeza Pro: GeezaPro . -Bold
    Georgia: Georgia . -Italic -Bold -BoldItalic
    Gill Sans: GillSans . -Italic -Light -LightItalic -SemiBold -SemiBoldItalic -Bold -BoldItalic -UltraBold
    Grantha Sangam MN: GranthaSangamMN -Regular -Bold
    Gurmukhi MN: GurmukhiMN . -Bold
    Helvetica: Helvetica . -Oblique -Light -LightOblique -Bold -BoldOblique
    Helvetica Neue: HelveticaNeue . -Italic -UltraLight -UltraLightItalic -Thin -ThinItalic -Light -LightItalic -Medium \
    -MediumItalic -Bold -BoldItalic -CondensedBold -CondensedBlack
    Hiragino Maru Gothic ProN: HiraMaruProN -W4
    Hiragino Mincho ProN: HiraMinProN -W3 -W6
    Hiragino Sans: HiraginoSans -W3 -W5 -W6 -W7 -W8
    Hoefler Text: HoeflerText -Regular -Italic -Black -BlackItalic
    Impact: Impact .
    Kailasa: Kailasa . -Bold
    Kefa: Kefa -Regular
    Khmer Sangam MN: KhmerSangamMN .
    Kohinoor Bangla: KohinoorBangla -Regular -Light -Semibold
    Kohinoor Devanagari: KohinoorDevanagari -Regular -Light -Semibold
    Kohinoor Gujarati: KohinoorGujarati -Regular -Light -Bold
    Kohinoor Telugu: KohinoorTelugu -Regular -Light -Medium
    Lao Sangam MN: LaoSangamMN .
    Malayalam Sangam MN: MalayalamSangamMN . -Bold
    Marker Felt: MarkerFelt -Thin -Wide
    Menlo: Menlo -Regular -Italic -Bold -BoldItalic
    Mishafi: DiwanMishafi .
    Mukta Mahee: MuktaMahee -Regular -Light -Bold
    Myanmar Sangam MN: MyanmarSangamMN . -Bold
    Noteworthy: Noteworthy -Light -Bold
    Optima: Optima -Regular -Italic -Bold -BoldItalic -ExtraBlack
    Palatino: Palatino -Roman -Italic -Bold -BoldItalic
    Papyrus: Papyrus . -Condensed
    Party LET: PartyLetPlain .
    PingFang HK: PingFangHK -Regular -Ultralight -Thin -Light -Medium -Semibold
    PingFang SC: PingFangSC -Regular -Ultralight -Thin -Light -Medium -Semibold
    PingFang TC: PingFangTC -Regular -Ultralight -Thin -Light -Medium -Semibold
    Rockwell: Rockwell -Regular -Italic -Bold -BoldItalic
    STIX Two Math: STIXTwoMath -Regular
    STIX Two Text: STIXTwoText . -Italic _Medium -Italic_Medium-Italic _SemiBold -Italic_SemiBold-Italic _Bold \
    -Italic_Bold-Italic
    Savoye LET: SavoyeLetPlain .
    Sinhala Sangam MN: SinhalaSangamMN . -Bold
    Snell Roundhand: SnellRoundhand . -Bold -Black
    Symbol: Symbol .
    Tamil Sangam MN: TamilSangamMN . -Bold
    Thonburi: Thonburi . -Light -Bold
    Times New Roman: TimesNewRomanPS MT -ItalicMT -BoldMT -BoldItalicMT
    Trebuchet MS: Trebuchet MS MS-Italic MS-Bold -BoldItalic
    Verdana: Verdana . -Italic -Bold -BoldItalic
    Zapf Dingbats: ZapfDingbatsITC .
    Zapfino: Zapfino .
    """

  /// The families whose characters are all of equal width.
  static let monospacedFamilies: Set = ["Courier", "Courier New", "Menlo"]

  /// The weights of faces whose names say none, or another one: Marker Felt Thin is the regular one of its family.
  static let weights = ["ArialRoundedMTBold": 700.0, "Impact": 700.0, "MarkerFelt-Thin": 400.0]

  /// What a part of a face's name says about its weight, on OpenType's scale. The first part that is found counts. Japanese
  /// text is set in W3; the wide face of Marker Felt is its bold one.
  static let weightsByWord: [(word: String, weight: Double)] = [
    ("ultralight", 100), ("ultrabold", 900), ("extrablack", 900), ("extrabold", 800), ("semibold", 600),
    ("demibold", 600), ("thin", 200), ("light", 300), ("medium", 500), ("heavy", 800), ("black", 900), ("bold", 700),
    ("wide", 700), ("w5", 500), ("w6", 600), ("w7", 700), ("w8", 800),
  ]
}
