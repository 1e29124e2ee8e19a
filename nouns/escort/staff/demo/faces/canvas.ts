import { pngFile } from '@shouya/server/demo/pngOf.ts'
import { length } from '@shouya/server/demo/shapes.ts'

export type Colour = readonly [red: number, green: number, blue: number]
/** The distance of a point from a shape in pixels, negative inside. */
type Shape = {
  box: readonly [left: number, top: number, right: number, bottom: number]
  away(x: number, y: number): number
}

export const ellipse = (x: number, y: number, rx: number, ry: number): Shape => ({
  box: [x - rx, y - ry, x + rx, y + ry],
  away: (px, py) => (length((px - x) / rx, (py - y) / ry) - 1) * Math.min(rx, ry),
})

/** A rectangle with round corners. */
export const block = (left: number, top: number, right: number, bottom: number, round = 0): Shape => ({
  box: [left, top, right, bottom],
  away: (px, py) => {
    const dx = Math.abs(px - (left + right) / 2) - (right - left) / 2 + round
    const dy = Math.abs(py - (top + bottom) / 2) - (bottom - top) / 2 + round
    return length(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - round
  },
})

/** The part of a shape above or below a line. */
export const cut = (shape: Shape, at: number, side: 'above' | 'below'): Shape => {
  const [left, top, right, bottom] = shape.box
  return {
    box: side === 'above' ? [left, top, right, Math.min(bottom, at)] : [left, Math.max(top, at), right, bottom],
    away: (x, y) => Math.max(shape.away(x, y), side === 'above' ? y - at : at - y),
  }
}

/** The outline of a shape with a thickness. */
export const ring = (shape: Shape, thick: number): Shape => {
  const [left, top, right, bottom] = shape.box
  return {
    box: [left - thick, top - thick, right + thick, bottom + thick],
    away: (x, y) => Math.abs(shape.away(x, y)) - thick / 2,
  }
}

/** A drawing of overlapping shapes. */
export function canvas(width: number, height: number, [red, green, blue]: Colour) {
  const pixels = new Uint8ClampedArray(width * height * 3)
  for (let offset = 0; offset < pixels.length; offset += 3) {
    pixels[offset] = red
    pixels[offset + 1] = green
    pixels[offset + 2] = blue
  }
  return {
    fill({ box, away }: Shape, colour: Colour): void {
      const [left, top, right, bottom] = box
      for (let y = Math.max(0, Math.floor(top) - 1); y < Math.min(height, Math.ceil(bottom) + 1); y++)
        for (let x = Math.max(0, Math.floor(left) - 1); x < Math.min(width, Math.ceil(right) + 1); x++) {
          const cover = Math.min(1, Math.max(0, 0.5 - away(x + 0.5, y + 0.5)))
          if (cover === 0) continue
          const offset = (y * width + x) * 3
          const rest = 1 - cover
          pixels[offset] = (pixels[offset] ?? 0) * rest + colour[0] * cover
          pixels[offset + 1] = (pixels[offset + 1] ?? 0) * rest + colour[1] * cover
          pixels[offset + 2] = (pixels[offset + 2] ?? 0) * rest + colour[2] * cover
        }
    },
    png: (): Buffer => png(width, height, pixels),
  }
}

/** Rows without a filter. */
function png(width: number, height: number, pixels: Uint8ClampedArray): Buffer {
  const rows = Buffer.alloc((width * 3 + 1) * height)
  for (let y = 0; y < height; y++)
    rows.set(pixels.subarray(y * width * 3, (y + 1) * width * 3), y * (width * 3 + 1) + 1)
  return pngFile(width, height, rows)
}
