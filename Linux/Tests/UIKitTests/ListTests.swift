import Testing
import UIKit
import UIKitStage

@Suite("Lists") @MainActor struct ListTests {
  final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var rows = [100]
    var heard: [String] = []
    var made = 0
    func numberOfSections(in tableView: UITableView) -> Int { rows.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows[section]
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      (cell as? Row)?.name = "\(indexPath.section).\(indexPath.row)"
      return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      rows.count > 1 ? "Section \(section)" : nil
    }
    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { heard.append("will \(indexPath.row)") }
    func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) { heard.append("end \(indexPath.row)") }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      heard.append("select \(indexPath.row)")
    }
    func take() -> [String] {
      defer { heard = [] }
      return heard
    }
  }

  final class Row: UITableViewCell {
    var name = ""
    var reuses = 0
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { nil }
    override func prepareForReuse() { reuses += 1 }
  }

  private let source = Source()
  private let table = UITableView(frame: rect(0, 0, 100, 100))

  private func stage(_ height: CGFloat = 30) throws -> WindowStage {
    table.register(Row.self, forCellReuseIdentifier: "row")
    table.rowHeight = height
    table.dataSource = source
    table.delegate = source
    return try .small { $0.addSubview(table) }
  }

  private var names: [String] { table.visibleCells.map { ($0 as? Row)?.name ?? "" } }

  @Test("Only rows that are seen are made, and are used again")
  func reuse() throws {
    let stage = try stage()
    #expect(names == ["0.0", "0.1", "0.2", "0.3"])
    #expect(table.contentSize.height == 3000)
    let first = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? Row)
    #expect(source.take() == ["will 0", "will 1", "will 2", "will 3"])
    try stage.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 30))
    #expect(names == ["0.1", "0.2", "0.3", "0.4"])
    #expect(source.take() == ["end 0", "will 4"])
    #expect(table.cellForRow(at: IndexPath(row: 4, section: 0)) === first)
    #expect(first.reuses == 1)
    #expect(first.frame == rect(0, 120, 100, 30))
    #expect(throws: WindowStageError.self) {
      try stage.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 10, height: 0))
    }
  }

  @Test("A row that leaves loses its animations, unless they are kept")
  func animations() throws {
    let stage = try stage()
    let cell = try #require(table.visibleCells.first)
    for (key, isKept) in [("goes", false), ("stays", true)] {
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.fromValue = 0
      animation.duration = 1
      animation.repeatCount = .infinity
      animation.isRemovedOnCompletion = !isKept
      stage.perform { cell.layer.add(animation, forKey: key) }
    }
    stage.perform { table.contentOffset.y = 300 }
    #expect(cell.layer.animationKeys() == ["stays"])
  }

  @Test("Sections, heads and what lies around them")
  func sections() throws {
    source.rows = [1, 0, 2]
    table.tableHeaderView = UIView(frame: rect(0, 0, 100, 10))
    let stage = try stage()
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)) == rect(0, 38, 100, 30))
    #expect(table.rectForHeader(inSection: 2) == rect(0, 96, 100, 28))
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "Section 0")
    #expect(table.contentSize.height == 184)
    #expect(table.numberOfSections == 3)
    #expect(table.numberOfRows(inSection: 1) == 0)
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 40)) == IndexPath(row: 0, section: 0))
    stage.perform {
      table.scrollToRow(at: IndexPath(row: 1, section: 2), at: .bottom, animated: false)
    }
    #expect(table.contentOffset.y == 84)
  }

  @Test("Rows that stay keep their views when others come or go")
  func changes() throws {
    source.rows = [3]
    let stage = try stage()
    let second = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)) as? Row)
    source.rows = [4]
    stage.perform { table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none) }
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0)) === second)
    #expect(second.frame.minY == 60)
    source.rows = [2]
    stage.perform {
      table.performBatchUpdates {
        table.deleteRows(at: [0, 1].map { IndexPath(row: $0, section: 0) }, with: .none)
        table.reloadRows(at: [IndexPath(row: 3, section: 0)], with: .none)
      }
    }
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === second)
    #expect(second.reuses == 0)
    #expect(table.visibleCells.count == 2)
  }

  @Test("Taps choose a row")
  func selection() throws {
    let stage = try stage()
    _ = source.take()
    try stage.tap(at: CGPoint(x: 5, y: 45))
    #expect(source.take() == ["select 1"])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == true)
  }

  @Test("Heights follow from the content, where nobody says them")
  func automaticHeights() throws {
    final class Tall: UITableViewCell {
      let label = UILabel()
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        label.text = "one two three four five six seven eight nine ten"
        label.numberOfLines = 0
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
          label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 4),
          label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -4),
          label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
          label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    source.rows = [2]
    table.frame.size.height = 400
    table.register(Tall.self, forCellReuseIdentifier: "row")
    table.dataSource = source
    let stage = try WindowStage.small { $0.addSubview(table) }
    let first = try #require(table.visibleCells.first as? Tall)
    let height = first.frame.height
    #expect(height > 80)
    #expect(first.label.frame == rect(4, 5, 92, height - 10))
    #expect(table.visibleCells.last?.frame.minY == height)
    #expect(table.contentSize.height == height + (table.visibleCells.last?.frame.height ?? 0))
    stage.settings.contentSizeCategory = .accessibilityMedium
    #expect(first.frame.height > height * 1.3)
  }

  @Test("A snapshot is shown, and views of items that stay are kept")
  func diffable() throws {
    table.register(Row.self, forCellReuseIdentifier: "row")
    table.rowHeight = 30
    let diffable = UITableViewDiffableDataSource<Int, String>(tableView: table) {
      table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      (cell as? Row)?.name = item
      return cell
    }
    let stage = try WindowStage.small { $0.addSubview(table) }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    stage.perform { diffable.apply(snapshot) }
    #expect(names == [])
    snapshot.appendSections([0, 1])
    snapshot.appendItems(["a", "b"], toSection: 0)
    snapshot.appendItems(["c"])
    stage.perform { diffable.apply(snapshot) }
    #expect(names == ["a", "b", "c"])
    let b = table.visibleCells[1]
    snapshot.deleteItems(["a"])
    snapshot.insertItems(["d"], beforeItem: "c")
    stage.perform { diffable.apply(snapshot) }
    #expect(names == ["b", "d", "c"])
    #expect(table.visibleCells[0] === b)
    #expect((b as? Row)?.reuses == 0)
    #expect(diffable.indexPath(for: "c") == IndexPath(row: 1, section: 1))
    #expect(diffable.itemIdentifier(for: IndexPath(row: 5, section: 0)) == nil)
    #expect(diffable.snapshot().sectionIdentifier(containingItem: "d") == 1)
  }

  @Test("Tables and their rows go when nobody holds them")
  func deallocates() throws {
    weak var gone: UITableView?
    weak var row: UITableViewCell?
    do {
      let table = UITableView(frame: rect(0, 0, 100, 100))
      let source = Source()
      table.register(Row.self, forCellReuseIdentifier: "row")
      table.dataSource = source
      let stage = try WindowStage.small { $0.addSubview(table) }
      gone = table
      row = table.visibleCells.first
      #expect(row != nil)
      stage.close()
    }
    #expect(gone == nil)
    #expect(row == nil)
  }
}
