import { readFile } from 'node:fs/promises'

/** A good camera's picture has half as many; each pixel costs a viewer four bytes of memory. */
export const MOST_PIXELS = 50_000_000

/** The number of pixels by the header, since a few bytes may unpack to gigabytes. Null without a valid size. */
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

/** Walks the segments to the first frame header (SOF), which follows the camera's metadata. */
function jpegSize(bytes: Buffer): Size {
  let position = 2
  while (position + 9 < bytes.length) {
    // Any number of fill bytes may precede a marker.
    if (bytes[position] !== 0xff) return null
    const marker = bytes[position + 1] ?? 0
    if (marker === 0xff) position += 1
    else if (isFrame(marker)) return [bytes.readUInt16BE(position + 7), bytes.readUInt16BE(position + 5)]
    else position += 2 + bytes.readUInt16BE(position + 2)
  }
  return null
}

/** SOF0 to SOF15, except the tables in between: DHT, JPG and DAC. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
