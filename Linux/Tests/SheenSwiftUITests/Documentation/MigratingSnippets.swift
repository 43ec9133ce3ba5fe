import Foundation
import SheenSwiftUI
import SwiftUI

// What Documentation/Migrating.md says to write, to be compiled and run. DocumentationTests of the
// package compare the lines.

private struct User: Identifiable {
  let id: Int
  var name = "Ada"
  static let sample = User(id: 0)
}

private struct UserRow: View {
  init(_ user: User) {}
  var body: some View { Text("Ada") }
}

struct MigratingSnippets: View {
  private let isLoading = true
  private let user: User? = nil
  private let users = [User(id: 1)]
  private let palette = ShimmerPalette(background: .white, base: .black, highlight: .white)

  private var title: some View { Text("Title") }
  private var card: some View { Text("Card") }
  private var photo: some View { Color.blue.frame(width: 48, height: 48) }
  private var biography: some View { Text("Biography") }

  @ViewBuilder private var shimmer0: some View {
    title.shimmering()
    title.shimmering(active: isLoading)
    title.shimmering(active: isLoading, duration: 3, bounce: false, delay: 0.25)
  }

  @ViewBuilder private var shimmer1: some View {
    // title.shimmering(animation: .linear(duration: 3).repeatForever(autoreverses: false))
    title.shimmering(style: ShimmerStyle(speed: .duration(3), rest: .seconds(0)))
    // title.shimmering(animation: .linear(duration: 3).delay(1).repeatForever(autoreverses: false))
    title.shimmering(style: ShimmerStyle(speed: .duration(3), rest: .seconds(1)))
    // title.shimmering(animation: .easeInOut(duration: 3).repeatForever(autoreverses: true))
    title.shimmering(
      style: ShimmerStyle(speed: .duration(3), rest: .seconds(0), easing: .easeInOut, bounces: true)
    )
    // title.shimmering(animation: .linear(duration: 1).repeatCount(3, autoreverses: false))
    title.shimmering(style: ShimmerStyle(speed: .duration(1), count: 3))
    // title.modifier(Shimmer(animation: .linear(duration: 1)))
    title.shimmering(style: ShimmerStyle(speed: .duration(1)))
  }

  @ViewBuilder private var shimmer2: some View {
    // title.shimmering(gradient: Gradient(colors: [.black.opacity(0.2), .black, .black.opacity(0.2)]))
    title.shimmering(style: ShimmerStyle(dim: 0.2))
    // title.shimmering(bandSize: 0.5)
    title.shimmering(style: ShimmerStyle(band: .fraction(0.5)))
    // the default diagonal
    title.shimmering(style: ShimmerStyle(direction: .tilted(45)))
  }

  @ViewBuilder private var shimmer3: some View {
    // title.shimmering(mode: .mask)
    title.shimmering()
    // title.shimmering(gradient: Gradient(colors: [.clear, .yellow, .clear]), mode: .overlay())
    ShimmerView(color: .yellow) { title }
    // title.shimmering(gradient: Gradient(colors: [.clear, .yellow, .clear]), mode: .background)
    title.background(Rectangle().fill(Color.yellow).shimmering(style: ShimmerStyle(dim: 0)))
  }

  @ViewBuilder private var shimmer4: some View {
    // card.redacted(reason: isLoading ? .placeholder : []).shimmering(active: isLoading)
    card.skeletonized(isLoading: isLoading)
    // Text("Title").unredacted()
    Text("Title").skeletonTreatment(.keep)
  }

  @ViewBuilder private var skeletonUI0: some View {
    // Text(user?.name).skeleton(with: user == nil)
    Text(user?.name ?? "A name of usual length").skeletonized(isLoading: user == nil)
    // Text(user?.name).skeleton(with: user == nil, size: CGSize(width: 200, height: 20))
    Text(user?.name ?? "").frame(width: 200, height: 20).skeleton(isLoading: user == nil)
    // photo.skeleton(with: isLoading, shape: .circle)
    photo.skeleton(Circle(), isLoading: isLoading)
    // photo.skeleton(with: isLoading, shape: .capsule)
    photo.skeleton(Capsule(), isLoading: isLoading)
    // photo.skeleton(with: isLoading, shape: .rounded(.radius(8)))
    photo.skeleton(RoundedRectangle(cornerRadius: 8), isLoading: isLoading)
    // photo.skeleton(with: isLoading, shape: .rectangle)
    photo.skeleton(Rectangle(), isLoading: isLoading)
    // photo.skeleton(with: isLoading, shape: .ellipse)
    photo.skeleton(Ellipse(), isLoading: isLoading)
    // biography.skeleton(with: isLoading, lines: 3, scales: [2: 0.5], spacing: 8)
    biography.skeletonized(isLoading: isLoading)
  }

  @ViewBuilder private var skeletonUI1: some View {
    // photo.skeleton(with: isLoading, animation: .linear(duration: 3, delay: 1))
    photo.skeleton(isLoading: isLoading)
      .shimmerStyle(ShimmerStyle(speed: .duration(3), rest: .seconds(1)))
    // photo.skeleton(with: isLoading, animation: .none)
    photo.skeleton(isLoading: isLoading).shimmerFrozen(at: 0)
    // photo.skeleton(with: isLoading, appearance: .gradient(color: .gray, background: .white))
    photo.skeleton(isLoading: isLoading).shimmerStyle(ShimmerStyle(colors: .fixed(palette)))
    // photo.skeleton(with: isLoading, transition: (.opacity, .linear(duration: 0.5)))
    photo.skeleton(isLoading: isLoading).loadingPolicy(LoadingPolicy(handOver: 0.5))
  }

  @ViewBuilder private var skeletonUI2: some View {
    // SkeletonList(with: users, quantity: 6) { loading, user in UserRow(user) }
    List { SkeletonRows(users, isLoading: isLoading, count: 6, sample: .sample) { UserRow($0) } }
    // SkeletonForEach(with: users, quantity: 6) { loading, user in UserRow(user) }
    SkeletonRows(users, isLoading: isLoading, count: 6, sample: .sample) { UserRow($0) }
  }

  @ViewBuilder private var firstArticle0: some View {
    ShimmerView(color: Color.white, direction: .leftToRight) {
      RoundedRectangle(cornerRadius: 10)
        .fill(Color.gray.opacity(0.3))
        .frame(height: 200)
    }
    .frame(height: 200)
  }

  @ViewBuilder private var secondArticle0: some View {
    RoundedRectangle(cornerRadius: 8)
      .frame(height: 20)
      .skeleton(isLoading: isLoading)
    Circle()
      .frame(width: 50, height: 50)
      .skeleton(Circle(), isLoading: isLoading)
  }

  var body: some View {
    VStack {
      shimmer0
      shimmer1
      shimmer2
      shimmer3
      shimmer4
    }
    VStack {
      skeletonUI0
      skeletonUI1
      skeletonUI2
      firstArticle0
      secondArticle0
    }
  }
}
