/// How large a file is.
enum FileSize {
  /// A number of bytes as people read it: `843 B`, `14 KB`, `1.2 MB`.
  static func words(_ bytes: Int) -> String {
    switch bytes {
    case ..<1000: "\(bytes) B"
    case ..<999_500: "\((bytes + 500) / 1000) KB"
    default: "\((bytes + 50_000) / 1_000_000).\((bytes + 50_000) / 100_000 % 10) MB"
    }
  }
}
