package import Drawing
import Foundation

extension Configuration {
  /// Decimal acuities: 1 is normal vision, 0.05 the limit of low vision, below which ICD-11 (9D90) speaks of blindness.
  package static let acuities = 0.05...1
  /// Distances from the eye to the screen, in centimetres.
  package static let viewingDistances = 10.0...100
  /// Logarithms of contrast sensitivity, as on the Pelli–Robson chart.
  package static let contrastSensitivities = 0.0...2

  /// The filters that simulate the reader's vision, in the order in which light is affected: blur, cones, contrast.
  /// Empty for normal vision.
  package var filters: [PictureFilter] {
    var filters: [PictureFilter] = []
    if acuity < 1 { filters.append(.blur(standardDeviation: blur)) }
    if let matrix = colorVision.matrix { filters.append(.colors(matrix)) }
    if contrastSensitivity < Configuration.contrastSensitivities.upperBound { filters.append(.contrast(seenContrast)) }
    return filters
  }

  /// The same configuration with normal vision.
  package var withNormalVision: Configuration {
    var normal = self
    (normal.acuity, normal.viewingDistance) = (1, Configuration.defaultViewingDistance)
    (normal.colorVision, normal.contrastSensitivity) = (.normal, Configuration.contrastSensitivities.upperBound)
    return normal
  }

  /// The standard deviation, in points, of the Gaussian blur that reduces a reader's acuity from normal to this one.
  ///
  /// Blurred letters can be read down to the angle MAR = MAR₀ √(1 + (σ / σᵢ)²), where MAR₀ is the angle without blur
  /// and σᵢ the eye's own blur: D. M. Levi, S. A. Klein, *Equivalent intrinsic blur in spatial vision*, Vision Research
  /// 30 (1990), 1971–1993; for letters J. J. McAnany and others, *Contributions of Optical and Non-Optical Blur to
  /// Variation in Visual Acuity*, Optometry and Vision Science 88 (2011), 716–723. With MAR₀ = 1′, which is acuity 1,
  /// and MAR = 1′ / acuity this gives σ = σᵢ √(1 / acuity² − 1).
  var blur: Double {
    let arcMinutes = Configuration.intrinsicBlur * (1 / (acuity * acuity) - 1).squareRoot()
    let centimetres = viewingDistance * arcMinutes * .pi / (180 * 60)
    return centimetres / 2.54 * device.pointsPerInch
  }

  /// σᵢ in minutes of arc: 5 MAR₀ / (2π *c*), as a letter is five times as large as its stroke, where *c* is the number
  /// of cycles per letter by which letters at the acuity limit are recognised (J. J. McAnany and others, *Object
  /// Frequency Characteristics of Visual Acuity*, Investigative Ophthalmology & Visual Science 52 (2011), 9534–9538).
  /// It is about 1.5: H. Akutsu, H. E. Bedell, S. S. Patel, *Recognition Thresholds for Letters with Simulated Dioptric
  /// Blur*, Optometry and Vision Science 77 (2000), 524–530. That gives 0.53′; Levi and Klein found 0.5′ for pairs of
  /// lines.
  private static let intrinsicBlur = 5 / (2 * .pi * 1.5)

  /// The factor by which every contrast is reduced: the sensitivity relative to normal vision, whose logarithm is 2.0
  /// (W. B. Thompson, G. E. Legge, D. J. Kersten, R. A. Shakespeare, Q. Lei, *Simulating visibility under reduced
  /// acuity and contrast sensitivity*, Journal of the Optical Society of America A 34 (2017), 583–593, and their
  /// program DeVAS-filter). Differs from theirs: it is the same for all frequencies, around the mean of the picture.
  private var seenContrast: Double {
    let share = pow(10, contrastSensitivity - Configuration.contrastSensitivities.upperBound)
    // Math libraries may differ in the last digit.
    return (share * 65_536).rounded() / 65_536
  }
}

extension Device {
  /// The screen's points per inch, from the pixels per inch in Apple's technical specifications. Custom sizes use the
  /// value of an iPhone 15.
  package var pointsPerInch: Double {
    switch (kind, width, scale) {
    case (.free, _, _): 460.0 / 3
    case (.pad, _, _): name.hasPrefix("iPad mini") ? 326.0 / 2 : 264.0 / 2
    case (_, _, 2): 326.0 / 2
    // These devices scale their content down to 1080 pixels.
    case (_, 414, _) where height == 736: 401 * 414.0 / 1080
    case (_, 375, _) where name.hasSuffix("mini"): 476 * 375.0 / 1080
    case (_, 375, _), (_, 414, _), (_, 428, _): 458.0 / 3
    default: 460.0 / 3
    }
  }
}
