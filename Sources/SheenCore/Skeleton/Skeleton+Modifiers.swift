extension Skeleton {
  /// This part with the same free space on all four sides, in points.
  public func padding(_ points: Double = SkeletonDefaults.padding) -> Skeleton {
    padding(SkeletonInsets(points))
  }

  /// This part with free space on each side.
  public func padding(_ insets: SkeletonInsets) -> Skeleton {
    Skeleton(.padding(self, insets))
  }

  /// This part in a space of a given width, height or both.
  ///
  /// ```swift
  /// Skeleton.capsule.frame(width: .fraction(0.6), height: 14)
  /// ```
  ///
  /// - Parameters:
  ///   - width: The width of the space; nil: the part's own.
  ///   - height: The height of the space; nil: the part's own.
  ///   - alignment: Where the part lies if it is smaller than the space.
  public func frame(
    width: SkeletonLength? = nil, height: SkeletonLength? = nil,
    alignment: SkeletonAlignment = .center
  ) -> Skeleton {
    Skeleton(.frame(self, width: width, height: height, alignment: alignment))
  }

  /// This part at a height that follows from its width.
  ///
  /// - Parameter ratio: How many times as wide as high it is: 1 is a square, 16/9 a film.
  public func aspectRatio(_ ratio: Double) -> Skeleton {
    Skeleton(.aspect(self, ratio: ratio))
  }

  /// This part several times, in the row or column around it and with its spacing.
  ///
  /// A repeated part that is in no row or column makes a column.
  public func repeated(_ count: Int) -> Skeleton {
    Skeleton(.repeated(self, .times(count)))
  }

  /// This part as often as is needed to fill what is left of the row or column around it, where its
  /// own length there is fixed.
  public func repeatedToFill() -> Skeleton {
    Skeleton(.repeated(self, .filling))
  }

  /// This part with a gap of a number of points to what lies behind it, such as an avatar on a cover.
  public func separated(by points: Double) -> Skeleton {
    Skeleton(.separated(self, by: points))
  }
}
