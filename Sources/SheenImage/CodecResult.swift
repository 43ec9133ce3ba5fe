import CSheenCodecs

/// The bytes that a codec made, or its error; frees the codec's memory.
func takeBytes(
  of result: sheen_codec_result, for format: ImageFormat
) throws(ImageError) -> [UInt8] {
  defer { sheen_codec_free(result) }
  switch result.status {
  case sheen_codec_ok: return Array(UnsafeBufferPointer(start: result.bytes, count: result.count))
  case sheen_codec_out_of_memory: throw .outOfMemory(format: format)
  case sheen_codec_unavailable: throw .webPUnavailable
  default: throw .codec(format: format, code: Int(result.detail))
  }
}
