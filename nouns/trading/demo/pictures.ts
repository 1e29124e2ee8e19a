import type { Stored } from '@shouya/server/core/files/store.ts'
import { type Colour, drawScene, inked, type Scene, white } from '@shouya/server/demo/drawScene.ts'
import { disc, joined, plate, ring, type Shape } from '@shouya/server/demo/shapes.ts'

const SIDE = 480
const MIDDLE = SIDE / 2
const DARK: Colour = [38, 58, 84]
const LIGHT: Colour = [96, 158, 214]
const GLOW: Colour = [72, 176, 128]

/** Everything on the same pale ground, as in a catalogue. */
const ground = { from: [232, 238, 245], to: [198, 212, 228] } as const

/** Several shapes in rows, a step apart. */
const rows = (count: number, lines: number, step: number, at: (x: number, y: number) => Shape): Shape =>
  joined(
    ...Array.from({ length: count * lines }, (_, nth) =>
      at(
        MIDDLE + ((nth % count) - (count - 1) / 2) * step,
        MIDDLE + (Math.floor(nth / count) - (lines - 1) / 2) * step,
      ),
    ),
  )

const scenes = {
  cabinet: {
    ...ground,
    layers: [
      inked(plate(MIDDLE, MIDDLE, 270, 360, 16), DARK),
      white(plate(MIDDLE, MIDDLE, 238, 328, 8)),
      inked(
        rows(4, 5, 58, (x, y) => joined(ring(x, y - 8, 12, 6), plate(x, y + 14, 6, 24, 2))),
        DARK,
      ),
    ],
  },
  handheld: {
    ...ground,
    layers: [
      inked(plate(MIDDLE, MIDDLE, 170, 340, 28), DARK),
      inked(plate(MIDDLE, MIDDLE - 40, 138, 190, 8), LIGHT),
      white(rows(3, 3, 34, (x, y) => disc(x, y + 106, 10))),
    ],
  },
  kiosk: {
    ...ground,
    layers: [
      inked(joined(plate(MIDDLE, MIDDLE + 110, 60, 150, 6), plate(MIDDLE, MIDDLE + 180, 180, 24, 12)), DARK),
      inked(plate(MIDDLE, MIDDLE - 60, 280, 210, 16), DARK),
      inked(plate(MIDDLE, MIDDLE - 68, 252, 168, 8), LIGHT),
      white(joined(disc(MIDDLE, MIDDLE - 96, 26), plate(MIDDLE, MIDDLE - 32, 92, 52, 24))),
    ],
  },
  station: {
    ...ground,
    layers: [
      inked(plate(MIDDLE, MIDDLE, 340, 260, 16), DARK),
      white(rows(4, 2, 76, (x, y) => plate(x, y, 52, 62, 8))),
      inked(
        rows(4, 2, 76, (x, y) => disc(x, y, 10)),
        GLOW,
      ),
    ],
  },
  dock: {
    ...ground,
    layers: [
      inked(plate(MIDDLE, MIDDLE + 60, 360, 110, 18), DARK),
      white(rows(4, 1, 82, (x, y) => plate(x, y + 40, 54, 26, 6))),
      inked(
        rows(4, 1, 82, (x, y) => disc(x, y + 90, 7)),
        GLOW,
      ),
    ],
  },
} satisfies Record<string, Scene>

export type PictureName = keyof typeof scenes

/** Draws them in the order in which they stand above. */
export function* pictures(): Generator<Uint8Array> {
  for (const scene of Object.values(scenes)) yield drawScene(scene, SIDE, SIDE)
}

/** The pictures by their names, once they are drawn and stored. */
export const named = (stored: readonly Stored[]): ReadonlyMap<PictureName, Stored> =>
  new Map(stored.map((picture, index) => [Object.keys(scenes)[index] as PictureName, picture]))
