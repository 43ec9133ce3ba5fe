import SheenCore

/// Writes the object that a file is.
enum FileWriter {
  static func tree(_ screen: SkeletonScreen, _ style: ShimmerStyle?) -> JSONTree {
    var members: Members = [
      ("sheen", .number(Double(SkeletonFile.version))),
      ("name", .text(screen.name)),
    ]
    if !screen.summary.isEmpty { members.append(("summary", .text(screen.summary))) }
    members.append(("size", .list([.number(screen.size.width), .number(screen.size.height)])))
    if let style { members.append(("style", StyleWriter.tree(style))) }
    members.append(("skeleton", PartWriter.tree(screen.skeleton)))
    return .object(members)
  }
}
