import { turnsOf } from './exifTurn.ts'

type Size = readonly [width: number, height: number] | null

/** Width and height of a picture by its header, as a browser shows it; null without a valid header. */
export const imageSize = (bytes: Buffer, mime: string): Size => sizeOf[mime]?.(bytes) ?? null

const sizeOf: Readonly<Record<string, (bytes: Buffer) => Size>> = {
  'image/png': (bytes) => (bytes.length < 24 ? null : [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]),
  'image/gif': (bytes) => (bytes.length < 10 ? null : [bytes.readUInt16LE(6), bytes.readUInt16LE(8)]),
  'image/jpeg': jpegSize,
}

const EXIF = 0xe1

/** Walks the segments to the first frame header (SOF), which follows the camera's metadata. */
function jpegSize(bytes: Buffer): Size {
  let position = 2
  let isTurned = false
  while (position + 9 < bytes.length) {
    // Any number of fill bytes may precede a marker.
    if (bytes[position] !== 0xff) return null
    const marker = bytes[position + 1] ?? 0
    if (marker === 0xff) position += 1
    else if (isFrame(marker)) {
      const [height, width] = [bytes.readUInt16BE(position + 5), bytes.readUInt16BE(position + 7)]
      return isTurned ? [height, width] : [width, height]
    } else {
      const length = bytes.readUInt16BE(position + 2)
      if (marker === EXIF) isTurned ||= turnsOf(bytes.subarray(position + 4, position + 2 + length))
      position += 2 + length
    }
  }
  return null
}

/** SOF0 to SOF15, except the tables in between: DHT, JPG and DAC. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
