import { pngOf } from './pngOf.ts'
import type { Shape } from './shapes.ts'

export type Colour = readonly [number, number, number]
export type Layer = { shape: Shape; colour: Colour; share: number }
/** What is drawn over a gradient from the top left to the bottom right. */
export type Scene = { from: Colour; to: Colour; layers: readonly Layer[] }

export const white = (shape: Shape, share = 1): Layer => ({ shape, colour: [255, 255, 255], share })
export const inked = (shape: Shape, colour: Colour): Layer => ({ shape, colour, share: 1 })

const mix = (a: Colour, b: Colour, share: number): Colour => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
]

/** A shape covers a pixel at its edge in part, so that it looks smooth. */
const cover = (distance: number) => Math.min(1, Math.max(0, 0.5 - distance))

/** A picture of the demonstration as PNG. */
export const drawScene = ({ from, to, layers }: Scene, width: number, height: number): Buffer =>
  pngOf(width, height, (x, y) => {
    let colour = mix(from, to, (x / width) * 0.7 + (y / height) * 0.3)
    for (const { shape, colour: ink, share } of layers) {
      const part = cover(shape(x, y)) * share
      if (part > 0) colour = mix(colour, ink, part)
    }
    return colour
  })
