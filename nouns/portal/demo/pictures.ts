import type { Stored } from '@shouya/server/core/files/store.ts'
import { type Colour, drawScene, inked, type Layer, type Scene, white } from '@shouya/server/demo/drawScene.ts'
import { disc, joined, leaf, plate, ring, shield, stroke } from '@shouya/server/demo/shapes.ts'

const WIDTH = 960
const HEIGHT = 540
const CX = 670
const CY = 250

/** Circles behind every picture, so that they belong together. */
const circles: readonly Layer[] = [
  white(disc(CX, CY, 330), 0.05),
  white(disc(CX, CY, 220), 0.07),
  white(ring(150, 470, 260, 3), 0.2),
  white(ring(150, 470, 340, 3), 0.12),
]

const FIRE: Colour = [196, 62, 28]
const NAVY: Colour = [20, 72, 138]
const TEAL: Colour = [7, 98, 98]
const GREEN: Colour = [36, 104, 60]
const VIOLET: Colour = [84, 52, 132]

/** The pictures of the demonstration. */
const scenes = {
  fire: {
    from: [122, 24, 20],
    to: [222, 108, 46],
    layers: [white(leaf(CX, CY, 170, 175)), inked(leaf(CX, CY + 34, 90, 98), FIRE)],
  },
  fraud: {
    from: [12, 40, 84],
    to: [32, 118, 196],
    layers: [
      white(shield(CX, CY - 20, 210, 170)),
      inked(
        joined(stroke(CX - 50, CY - 6, CX - 12, CY + 34, 18), stroke(CX - 12, CY + 34, CX + 56, CY - 46, 18)),
        NAVY,
      ),
    ],
  },
  box: {
    from: [3, 54, 58],
    to: [19, 158, 150],
    layers: [
      white(joined(plate(CX, CY + 20, 260, 160, 16), ring(CX, CY - 62, 52, 18))),
      inked(joined(disc(CX, CY + 6, 20), plate(CX, CY + 40, 14, 52, 6)), TEAL),
    ],
  },
  key: {
    from: [18, 66, 40],
    to: [88, 164, 92],
    layers: [
      white(joined(ring(CX - 80, CY, 62, 34), plate(CX + 60, CY, 200, 30, 8), plate(CX + 132, CY + 34, 26, 56, 6))),
      white(plate(CX + 84, CY + 26, 26, 40, 6)),
      inked(disc(CX - 80, CY, 12), GREEN),
    ],
  },
  book: {
    from: [46, 26, 82],
    to: [142, 96, 196],
    layers: [
      white(plate(CX - 72, CY, 130, 190, 12)),
      white(plate(CX + 72, CY, 130, 190, 12)),
      ...[-50, -14, 22].map((y) =>
        inked(
          joined(stroke(CX - 110, CY + y, CX - 36, CY + y, 8), stroke(CX + 36, CY + y, CX + 110, CY + y, 8)),
          VIOLET,
        ),
      ),
    ],
  },
} satisfies Record<string, Scene>

export type PictureName = keyof typeof scenes

/** Draws them in the order in which they stand above. */
export function* pictures(): Generator<Uint8Array> {
  for (const scene of Object.values(scenes))
    yield drawScene({ ...scene, layers: [...circles, ...scene.layers] }, WIDTH, HEIGHT)
}

/** The pictures by their names, once they are drawn and stored. */
export const named = (stored: readonly Stored[]): ReadonlyMap<PictureName, Stored> =>
  new Map(stored.map((picture, index) => [Object.keys(scenes)[index] as PictureName, picture]))
