import Foundation

/// The element of a container whose rows are made when they are first seen.
final class LazyElement<V: View, Content: View>: ContainerElement<V, Content, LazyBox> {
  init(
    _ view: V, _ site: Site, content: @escaping (V) -> Content,
    update: @escaping (V, LazyBox) -> Void
  ) {
    super.init(view, site, content: content, box: { LazyBox($0) }, update: update)
  }

  override var makesRowsLate: Bool { true }
}

/// Lays out lines of one view or, in a grid, one view for each track. Only the lines that can be
/// seen have their content made; the others count with a length that is estimated.
final class LazyBox: ContainerBox {
  private var axis = Axis.vertical
  private var tracks: [GridItem]?
  private var spacing: CGFloat?
  private var alignment = Alignment.center

  func set(_ axis: Axis, tracks: [GridItem]?, spacing: CGFloat?, alignment: Alignment) {
    self.axis = axis
    self.tracks = tracks
    self.spacing = spacing
    self.alignment = alignment
    invalidateLayout()
  }

  private func along(_ size: CGSize) -> CGFloat { axis == .vertical ? size.height : size.width }
  private func across(_ size: CGSize) -> CGFloat { axis == .vertical ? size.width : size.height }

  private func offer(_ breadth: CGFloat?) -> ProposedViewSize {
    axis == .vertical
      ? ProposedViewSize(width: breadth, height: nil)
      : ProposedViewSize(width: nil, height: breadth)
  }

  /// Where each track begins and how broad it is.
  private func places(_ breadth: CGFloat?) -> [(start: CGFloat, breadth: CGFloat?)] {
    guard let tracks, !tracks.isEmpty else { return [(0, breadth)] }
    var start: CGFloat = 0
    return trackBreadths(tracks, in: breadth ?? 0).map { track in
      defer { start += track.breadth + track.spacing }
      return (start, track.breadth)
    }
  }

  private struct Line {
    var boxes: [Box]
    var length: CGFloat
  }

  private func lines(_ breadth: CGFloat?) -> [Line] {
    let places = places(breadth)
    let boxes = layoutChildren
    var result: [Line] = []
    for first in stride(from: 0, to: boxes.count, by: places.count) {
      let line = Array(boxes[first..<min(first + places.count, boxes.count)])
      let length =
        zip(line, places).map { along($0.size(for: offer($1.breadth))) }.max() ?? 0
      result.append(Line(boxes: line, length: length))
    }
    return result
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let breadth = axis == .vertical ? proposal.width : proposal.height
    let lines = lines(breadth)
    let length =
      lines.reduce(0) { $0 + $1.length }
      + CGFloat(max(0, lines.count - 1)) * (spacing ?? defaultSpacing)
    let own =
      breadth
      ?? lines.flatMap(\.boxes).map { across($0.size(for: offer(nil))) }.max() ?? 0
    return axis == .vertical
      ? CGSize(width: own, height: length) : CGSize(width: length, height: own)
  }

  /// The part of this box that can be seen.
  private var visiblePart: ClosedRange<CGFloat> {
    var next = container
    while let box = next, !(box is ScrollBox) { next = box.container }
    let window: Box? = next ?? host.root
    (next as? ScrollBox)?.follow(self)
    guard let window else { return 0...0 }
    let area = CGRect(origin: .zero, size: window.frame.size)
      .applying(window.transformToWindow)
      .applying(transformToWindow.inverted())
    return axis == .vertical ? area.minY...area.maxY : area.minX...area.maxX
  }

  override func layOut() {
    let breadth = across(frame.size)
    let visible = visiblePart
    var start: CGFloat = 0
    var changed = false
    host.settle(within: self) {
      for line in lines(breadth) {
        let isVisible = start <= visible.upperBound && start + line.length >= visible.lowerBound
        for box in line.boxes where box.lateRow?.setVisible(isVisible) == true { changed = true }
        host.refreshElements()
        let length =
          zip(line.boxes, places(breadth))
          .map { along($0.size(for: offer($1.breadth))) }.max() ?? 0
        start += length + (spacing ?? defaultSpacing)
      }
    }
    place(lines(breadth), breadth)
    if changed {
      // Lengths that were estimated are known now.
      host.afterThisUpdate { [weak self] in self?.invalidateLayout() }
    }
  }

  private func place(_ lines: [Line], _ breadth: CGFloat) {
    let tracks = places(breadth)
    var start: CGFloat = 0
    for line in lines {
      for (box, track) in zip(line.boxes, tracks) {
        let offer = offer(track.breadth)
        let cell = ViewDimensions(
          size: axis == .vertical
            ? CGSize(width: track.breadth ?? breadth, height: line.length)
            : CGSize(width: line.length, height: track.breadth ?? breadth))
        let x =
          alignment.horizontal.key.id.defaultValue(in: cell)
          - box.alignment(alignment.horizontal.key, offer)
        let y =
          alignment.vertical.key.id.defaultValue(in: cell)
          - box.alignment(alignment.vertical.key, offer)
        place(
          box,
          at: axis == .vertical
            ? CGPoint(x: track.start + x, y: start + y)
            : CGPoint(x: start + x, y: track.start + y), offer)
      }
      start += line.length + (spacing ?? defaultSpacing)
    }
  }
}

/// The breadths of tracks: fixed ones first, then what is left in equal shares within limits.
/// An adaptive item is as many tracks as fit into its share.
func trackBreadths(
  _ items: [GridItem], in breadth: CGFloat
) -> [(breadth: CGFloat, spacing: CGFloat)] {
  let gaps = items.dropLast().reduce(0) { $0 + ($1.spacing ?? defaultSpacing) }
  var left = breadth - gaps
  for case .fixed(let length) in items.map(\.size) { left -= length }
  var sharers = items.filter { if case .fixed = $0.size { false } else { true } }.count
  var result: [(breadth: CGFloat, spacing: CGFloat)] = []
  for item in items {
    let spacing = item.spacing ?? defaultSpacing
    switch item.size {
    case .fixed(let length): result.append((max(0, length), spacing))
    case .flexible(let minimum, let maximum):
      let length = max(minimum, min(maximum, left / CGFloat(sharers)))
      result.append((length, spacing))
      left -= length
      sharers -= 1
    case .adaptive(let minimum, let maximum):
      let share = left / CGFloat(sharers)
      let wanted = ((share + spacing) / (max(1, minimum) + spacing)).rounded(.down)
      let count = wanted.isFinite ? max(1, min(10_000, Int(wanted))) : 1
      let each = (share - CGFloat(count - 1) * spacing) / CGFloat(count)
      for _ in 0..<count { result.append((max(minimum, min(maximum, each)), spacing)) }
      left -= share
      sharers -= 1
    }
  }
  return result
}
