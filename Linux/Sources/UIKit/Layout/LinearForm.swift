/// A sum of multiples of unknowns, and a number.
struct LinearForm {
  /// Unknowns by their numbers, in order, none of them with 0.
  private(set) var terms: [(unknown: Int, factor: Double)] = []
  var constant: Double

  init(_ constant: Double = 0) { self.constant = constant }
  init(unknown: Int) {
    terms = [(unknown, 1)]
    constant = 0
  }

  var isConstant: Bool { terms.isEmpty }

  /// Adds a multiple of another form.
  mutating func add(_ other: LinearForm, times factor: Double = 1) {
    constant += other.constant * factor
    guard !other.terms.isEmpty, factor != 0 else { return }
    var sum: [(unknown: Int, factor: Double)] = []
    sum.reserveCapacity(terms.count + other.terms.count)
    var (i, j) = (0, 0)
    while i < terms.count || j < other.terms.count {
      let a = i < terms.count ? terms[i].unknown : Int.max
      let b = j < other.terms.count ? other.terms[j].unknown : Int.max
      if a < b {
        sum.append(terms[i])
        i += 1
      } else if b < a {
        sum.append((b, other.terms[j].factor * factor))
        j += 1
      } else {
        let total = terms[i].factor + other.terms[j].factor * factor
        if abs(total) > 1e-11 { sum.append((a, total)) }
        i += 1
        j += 1
      }
    }
    terms = sum
  }

  func adding(_ other: LinearForm, times factor: Double = 1) -> LinearForm {
    var copy = self
    copy.add(other, times: factor)
    return copy
  }

  static func * (form: LinearForm, factor: Double) -> LinearForm {
    LinearForm().adding(form, times: factor)
  }

  /// The value for values of the unknowns.
  func value(_ values: [Double]) -> Double {
    terms.reduce(constant) { $0 + $1.factor * values[$1.unknown] }
  }
}
