import { crc32, deflateSync } from 'node:zlib'

type Colour = readonly [red: number, green: number, blue: number]

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Bits of a channel, true colour, deflate, filters, no interlacing. */
const FORMAT = [8, 2, 0, 0, 0]
/** Each byte is stored as its difference from the pixel to the left: gradients become small. */
const SUB = 1
const CHANNELS = 3

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}

/** A PNG of a size in pixels; each line begins with the number of its filter. */
export function pngFile(width: number, height: number, lines: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(width)
  head.writeUInt32BE(height, 4)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', Buffer.concat([head, Buffer.from(FORMAT)])),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A PNG of a size in pixels, painted pixel by pixel. */
export function pngOf(width: number, height: number, paint: (x: number, y: number) => Colour): Buffer {
  const line = 1 + width * CHANNELS
  const content = Buffer.alloc(line * height)
  for (let y = 0; y < height; y++) {
    let left: Colour = [0, 0, 0]
    content[y * line] = SUB
    for (let x = 0; x < width; x++) {
      const colour = paint(x, y)
      for (const channel of [0, 1, 2] as const)
        content[y * line + 1 + x * CHANNELS + channel] =
          (Math.round(colour[channel]) - Math.round(left[channel])) & 0xff
      left = colour
    }
  }
  return pngFile(width, height, content)
}
