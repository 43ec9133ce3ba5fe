// What an app writes in SwiftUI, with one import of ours: it has to be enough for every part.

import Sheen
import SheenScreens
import SwiftUI

struct Person: Identifiable {
  let id: Int
  var name: String
}

struct ClientView: View {
  @State private var isLoading = true
  @State private var people: [Person] = []
  @Environment(\.shimmerStyle) private var style
  @Environment(\.loadingPolicy) private var policy
  @Environment(\.loadingLabels) private var labels

  private let skeleton = Skeleton(spacing: 16) {
    Skeleton.roundedRectangle(radius: 10).frame(width: .flexible, height: 200)
    Skeleton.row(spacing: 12) {
      Skeleton.circle(48)
      Skeleton.text(lines: 3)
    }
  }

  var body: some View {
    ScrollView {
      ShimmerView { RoundedRectangle(cornerRadius: 10).fill(.gray.opacity(0.3)) }
      Text("Thinking…").shimmering(active: isLoading, style: slanted)
      Text("Thinking…").shimmering(duration: 1.5, bounce: true)
      Circle().skeleton(Circle(), isLoading: isLoading)
      Text("Made of itself").skeletonTreatment(.unite()).skeletonized(isLoading: isLoading)
      SkeletonRows(people, isLoading: isLoading, sample: Person(id: 0, name: "Ada")) {
        Text($0.name)
      }
      SkeletonText(lines: 3)
      SkeletonPlaceholders(skeleton.padding())
      SkeletonPlaceholders(SkeletonScreen.feed.skeleton)
      Color(ShimmerColor(white: 0.5))
    }
    .shimmerScope(.group)
    .shimmerStyle(style.count == 0 ? .tilted : slanted)
    .shimmerFrozen(at: nil)
    .loadingPolicy(policy.onset > 1 ? .standard : LoadingPolicy(onset: 0))
    .loadingLabels(labels.loading.isEmpty ? LoadingLabels() : labels)
  }

  private var slanted: ShimmerStyle {
    var style = ShimmerStyle(direction: .angle(110), speed: .duration(1.5))
    style.rest = .seconds(0.5)
    style.scope = .view
    return style
  }
}
