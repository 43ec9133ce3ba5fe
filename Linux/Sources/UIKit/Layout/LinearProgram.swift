/// Finds numbers for unknowns that satisfy relations as well as their priorities allow.
///
/// What must be equal is solved by substitution. The rest is minimized by the simplex method: the
/// sum of what is missing for the relations of the highest priority first, then of the next one
/// without giving up anything of the former, as Auto Layout describes priorities.
struct LinearProgram {
  enum Relation { case equal, atLeast }

  private struct Wish {
    var form: LinearForm
    var relation: Relation
    var priority: Float
  }

  private var substitutes: [LinearForm?] = []
  private var wishes: [Wish] = []
  /// How many relations that must hold contradict others; they are left out.
  private(set) var contradictions = 0

  mutating func addUnknown() -> Int {
    substitutes.append(nil)
    return substitutes.count - 1
  }

  /// Asks for `form = 0` or `form ≥ 0`.
  mutating func add(_ form: LinearForm, _ relation: Relation, priority: Float = 1000) {
    guard relation == .equal, priority >= 1000 else {
      wishes.append(Wish(form: form, relation: relation, priority: min(priority, 1000)))
      return
    }
    let form = reduced(form)
    // What is solved for should not be what many other forms hang on: the last unknown is the one
    // that came last.
    guard let pick = form.terms.last(where: { abs($0.factor) > 1e-9 }) else {
      if abs(form.constant) > 1e-6 { contradictions += 1 }
      return
    }
    var rest = form.adding(LinearForm(unknown: pick.unknown), times: -pick.factor)
    rest = rest * (-1 / pick.factor)
    substitutes[pick.unknown] = rest
  }

  /// The form in unknowns that nothing was substituted for.
  private func reduced(_ form: LinearForm) -> LinearForm {
    var form = form
    // Each substitution leaves only unknowns that were free when it was made, so this ends.
    while let term = form.terms.first(where: { substitutes[$0.unknown] != nil }),
      let substitute = substitutes[term.unknown]
    {
      form.add(LinearForm(unknown: term.unknown), times: -term.factor)
      form.add(substitute, times: term.factor)
    }
    return form
  }

  /// The numbers.
  func solved() -> [Double] {
    var columnOf: [Int: Int] = [:]
    var free: [Int] = []
    var rows: [Wish] = []
    for wish in wishes {
      let form = reduced(wish.form)
      guard !form.isConstant else { continue }
      for term in form.terms where columnOf[term.unknown] == nil {
        columnOf[term.unknown] = free.count
        free.append(term.unknown)
      }
      rows.append(Wish(form: form, relation: wish.relation, priority: wish.priority))
    }
    let levels = Set(rows.map(\.priority)).sorted(by: >)
    var simplex = Simplex(free: free.count, rows: rows.count, levels: levels.count)
    for (i, row) in rows.enumerated() {
      simplex.set(
        row: i, terms: row.form.terms.map { (columnOf[$0.unknown] ?? 0, $0.factor) },
        constant: row.form.constant, isEquation: row.relation == .equal,
        level: levels.firstIndex(of: row.priority) ?? 0)
    }
    simplex.minimize()
    var values = [Double](repeating: 0, count: substitutes.count)
    for (column, unknown) in free.enumerated() { values[unknown] = simplex.value(of: column) }
    for unknown in substitutes.indices {
      if let substitute = substitutes[unknown] {
        values[unknown] = reduced(substitute).value(values)
      }
    }
    return values
  }
}
