import SheenCore
import SheenJSON
import SheenScreens

extension Subcommand {
  /// `sheen screens`: what there is to draw.
  static let screens: Subcommand = Subcommand(
    name: "screens", summary: "lists the screens that have a name",
    usage: "[OPTION]…",
    examples: [
      ("sheen screens", "names, sizes in points, and what each shows"),
      ("sheen show feed", "the file of one of them"),
    ],
    notes: [], options: []
  ) { arguments in
    try arguments.refuseOperands(after: 0, screens.fullName)
    let rows = SkeletonScreen.all.map { screen in
      let size = "\(screen.size.width.shortest)x\(screen.size.height.shortest)"
      return [screen.name, size, screen.summary]
    }
    let widths = (0..<2).map { column in rows.map { $0[column].count }.max() ?? 0 }
    for row in rows {
      let cells = zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }
      try Terminal.print((cells + [row[2]]).joined(separator: "  "))
    }
    return .success
  }
}
