import { readFile } from 'node:fs/promises'

/** A picture of a good camera has half of it; each costs whoever looks at it four bytes of memory. */
export const MOST_PIXELS = 50_000_000

/**
 * How many pixels a picture says that it has, in its head: a few bytes may unpack to gigabytes. Null where it says nothing
 * that could be drawn.
 */
export async function pixelsOf(path: string, mime: string): Promise<number | null> {
  const bytes = await readFile(path)
  const [width, height] = sizeOf[mime]?.(bytes) ?? []
  return width === undefined || height === undefined ? null : width * height
}

type Size = readonly [width: number, height: number] | null

const sizeOf: Readonly<Record<string, (bytes: Buffer) => Size>> = {
  'image/png': (bytes) => (bytes.length < 24 ? null : [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]),
  'image/gif': (bytes) => (bytes.length < 10 ? null : [bytes.readUInt16LE(6), bytes.readUInt16LE(8)]),
  'image/jpeg': jpegSize,
}

/** Segment by segment to the first frame header (SOF), which stands behind whatever a camera wrote about itself. */
function jpegSize(bytes: Buffer): Size {
  let at = 2
  while (at + 9 < bytes.length) {
    // Any number of fill bytes may stand before a marker.
    if (bytes[at] !== 0xff) return null
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) at += 1
    else if (isFrame(marker)) return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)]
    else at += 2 + bytes.readUInt16BE(at + 2)
  }
  return null
}

/** SOF0 to SOF15, but for the tables that stand between them: DHT, JPG and DAC. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
