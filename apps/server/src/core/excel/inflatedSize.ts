const END = 0x06054b50
const ENTRY = 0x02014b50
const END_LENGTH = 22
const ENTRY_LENGTH = 46

/**
 * How many bytes a zip says it holds, which the reader will not exceed: five megabytes may unpack to gigabytes. Infinite
 * for what is no zip, or one too large for its plain directory.
 */
export function inflatedSize(zip: Buffer): number {
  const mark = Buffer.alloc(4)
  mark.writeUInt32LE(END)
  const end = zip.lastIndexOf(mark, Math.max(0, zip.length - END_LENGTH))
  if (end < 0 || end + END_LENGTH > zip.length) return Number.POSITIVE_INFINITY
  let at = zip.readUInt32LE(end + 16)
  let size = 0
  for (let entries = zip.readUInt16LE(end + 10); entries > 0; entries--) {
    if (at + ENTRY_LENGTH > zip.length || zip.readUInt32LE(at) !== ENTRY) return Number.POSITIVE_INFINITY
    size += zip.readUInt32LE(at + 24)
    at += ENTRY_LENGTH + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return size
}
