/// Light as a wave: how bright a point is follows from its place and the time, and from nothing else.
///
/// The brightness at a point q and a time t is
///
///     I(q, t) = P( wrap( q·u − s₀ − v·(t − t₀), Λ ) / b )
///
/// with the direction of travel u, the speed v, the wavelength Λ (the distance between two bands),
/// the band's width b, the profile P (`ShimmerProfile`), the epoch t₀, and s₀, the place at which a
/// band enters the scope. Every view of a scope that asks the same wave shows the same light: one
/// that appears late, is recycled or comes back from the background is in step already.
///
/// The wavelength is at least the scope's extent plus the band, so a scope sees one band at a time.
/// What is beyond that is rest.
///
/// ```swift
/// let screen = SheenRect(x: 0, y: 0, width: 390, height: 844)
/// let wave = ShimmerStyle.standard.resolved(in: screen).wave
/// wave?.period  // 2
/// wave?.intensity(at: SheenPoint(x: 195, y: 100), time: 0.7)  // 1: the middle, half-way through
/// ```
public struct Wave: Hashable, Sendable {
  /// The passage that repeats: area, direction and band.
  package let sweep: Sweep

  /// How fast the band travels, in points per second.
  public let speed: Double

  /// The distance between two bands, in points: the sweep's travel and the rest.
  public let wavelength: Double

  /// The time at which a sweep begins, in seconds: 0 for the wave that all share.
  package private(set) var epoch: Double

  /// How the band speeds up and slows down within a sweep.
  package let easing: ShimmerEasing

  /// Whether every second sweep runs back.
  package let bounces: Bool

  /// How many sweeps there are, counted from the epoch, or nil when they never end.
  package let count: Int?

  /// The longest rest that counts, in seconds: a day.
  package static let maximumRest = 86_400.0

  /// A wave that repeats a sweep.
  ///
  /// - Parameters:
  ///   - sweep: What repeats.
  ///   - speed: In points per second.
  ///   - rest: The pause after each sweep, in seconds; negative and NaN count as 0, more than
  ///     `maximumRest` as that.
  ///   - epoch: The time at which a sweep begins, in seconds.
  ///   - easing: How the band speeds up and slows down; the value is held in 0…1, so that no light
  ///     shows before a sweep and after it.
  ///   - bounces: Whether every second sweep runs back.
  ///   - count: How many sweeps there are from the epoch on; nil, 0 or less: they never end.
  /// - Returns: nil when the speed or the epoch is not finite or the speed is not above 0, or when the
  ///   period would be 0 or infinite: then nothing can move.
  package init?(
    sweep: Sweep, speed: Double, rest: Double = 0, epoch: Double = 0,
    easing: ShimmerEasing = .linear, bounces: Bool = false, count: Int? = nil
  ) {
    let wavelength = sweep.travel + speed * rest.clamped(0, Self.maximumRest)
    let period = wavelength / speed
    guard speed > 0, speed.isFinite, epoch.isFinite, wavelength.isFinite, period > 0,
      period.isFinite
    else { return nil }
    self.sweep = sweep
    self.speed = speed
    self.wavelength = wavelength
    self.epoch = epoch
    self.easing = easing
    self.bounces = bounces
    self.count = count.flatMap { $0 > 0 ? $0 : nil }
  }

  /// The time from the start of one sweep to the start of the next, in seconds.
  public var period: Double { wavelength / speed }

  /// The time that one sweep takes, in seconds.
  package var sweepDuration: Double { sweep.travel / speed }

  /// The time after which everything repeats, in seconds: two periods where the wave bounces.
  public var cycle: Double { bounces ? period * 2 : period }

  /// The time at which the last counted sweep has left the scope, or nil when there is no last one.
  package var end: Double? {
    count.map { epoch + Double($0 - 1) * period + sweepDuration }
  }

  /// The place within a period, from 0 (a sweep begins) to below 1.
  package func phase(at time: Double) -> Double {
    (time - epoch).wrapped(into: period) / period
  }

  /// How far the band has traveled since its sweep began, in points, from 0 to the wavelength.
  ///
  /// This is the one number that moves: draw the band where its sweep begins
  /// (`gradient(in:at:)` at the epoch) and translate the picture by this much along the direction. It
  /// is 0 while a counted wave has not begun or has ended, and for a time that is not finite.
  public func offset(at time: Double) -> Double {
    guard time.isFinite, !isOver(at: time) else { return 0 }
    let elapsed = time - epoch
    let inPeriod = elapsed.wrapped(into: period)
    // Light of one speed goes on through the rest. It is out of the scope then, so the jump from the
    // end of the sweep to the next one, which the other branch makes, would look the same.
    guard !easing.isLinear || bounces else {
      return (inPeriod * speed).wrapped(into: wavelength)
    }
    let done = easing.value(at: inPeriod / sweepDuration).clamped(0, 1)
    let runsBack = bounces && (elapsed / period).floored.wrapped(into: 2) == 1
    return sweep.travel * (runsBack ? 1 - done : done)
  }

  /// The brightness at a place and a time, from 0 to 1.
  ///
  /// - Parameters:
  ///   - point: A place in the coordinates of the scope, in points.
  ///   - time: In seconds. A time that is not finite has no light.
  public func intensity(at point: SheenPoint, time: Double) -> Double {
    guard time.isFinite, !isOver(at: time) else { return 0 }
    let distance = point.distance(along: sweep.direction) - sweep.start - offset(at: time)
    return ShimmerProfile.intensity(at: distance.wrappedAroundZero(wavelength) / sweep.band)
  }

  /// The two ends of the band's gradient for a view, in the view's own coordinates.
  ///
  /// Of all bands it is the one nearest to the view's middle.
  ///
  /// - Parameters:
  ///   - frame: The view's place in the coordinates of the scope.
  ///   - time: In seconds.
  package func gradient(in frame: SheenRect, at time: Double) -> ShimmerGradient {
    let center = sweep.start + offset(at: time)
    let distance = center - frame.center.distance(along: sweep.direction)
    return sweep.gradient(in: frame, fromCenter: distance.wrappedAroundZero(wavelength))
  }

  /// The same wave, in which a sweep begins at the given time.
  ///
  /// A time that is not finite changes nothing.
  package func starting(at time: Double) -> Wave {
    var wave = self
    wave.epoch = time.finite(or: epoch)
    return wave
  }

  /// Whether a counted wave has not begun or has ended.
  func isOver(at time: Double) -> Bool {
    guard let end else { return false }
    return time < epoch || time >= end
  }
}
