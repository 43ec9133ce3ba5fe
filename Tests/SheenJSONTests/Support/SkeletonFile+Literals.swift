import SheenCore
import SheenJSON

/// The skeleton of a file whose only part is the given JSON.
func part(_ json: String) throws -> Skeleton {
  try SkeletonFile(json: #"{"sheen": 1, "skeleton": \#(json)}"#).screen.skeleton
}

/// The style of a file whose style is the given JSON.
func style(_ json: String) throws -> ShimmerStyle? {
  try SkeletonFile(json: #"{"sheen": 1, "style": \#(json), "skeleton": "circle"}"#).style
}

/// What reading a text is answered with, without the path; "read" where it succeeds.
func answer(to json: String) -> String {
  answer(to: Array(json.utf8))
}

func answer(to json: [UInt8]) -> String {
  do {
    _ = try SkeletonFile(json: json, path: "f")
    return "read"
  } catch {
    return error.description.hasPrefix("f:") ? String(error.description.dropFirst(2)) : "no path"
  }
}
