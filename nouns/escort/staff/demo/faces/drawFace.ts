import { type Random, random } from '@shouya/server/demo/random.ts'
import { block, type Colour, canvas, cut, ellipse, ring } from './canvas.ts'

const WIDTH = 207
const HEIGHT = 266
const MIDDLE = WIDTH / 2

const skins: readonly [Colour, ...Colour[]] = [
  [246, 214, 188],
  [238, 199, 166],
  [226, 183, 146],
  [211, 164, 126],
  [193, 146, 108],
]
const hairs: readonly [Colour, ...Colour[]] = [
  [28, 26, 28],
  [44, 36, 34],
  [66, 52, 44],
  [92, 88, 88],
  [128, 124, 122],
]
const backs: readonly [Colour, ...Colour[]] = [
  [206, 222, 236],
  [198, 214, 226],
  [222, 228, 232],
  [212, 224, 218],
]
const UNIFORM: Colour = [38, 50, 74]
const CAP: Colour = [30, 40, 62]
const SHIRT: Colour = [214, 222, 232]
const GOLD: Colour = [206, 168, 84]
const WHITE: Colour = [250, 250, 250]
const DARK: Colour = [34, 30, 30]

const darker = ([red, green, blue]: Colour, share: number): Colour => [red * share, green * share, blue * share]

/** The features of a face: derived from the person's number, so that everybody has a constant face of their own. */
function featuresOf(draw: Random, woman: boolean) {
  return {
    back: draw.pick(backs),
    skin: draw.pick(skins),
    hair: draw.pick(hairs),
    wide: draw.int(43, 53),
    long: draw.int(58, 68),
    jaw: draw.int(0, 12),
    eyes: { apart: draw.int(18, 24), high: draw.int(-6, 2), size: draw.int(4, 6), lid: draw.int(0, 2) },
    brow: { thick: draw.int(2, 5), tilt: draw.int(-3, 3) },
    nose: { long: draw.int(13, 21), wide: draw.int(4, 8) },
    mouth: { wide: draw.int(11, 19), low: draw.int(0, 7), smile: draw.int(-1, 4) },
    ears: draw.int(7, 11),
    cap: draw.chance(0.55),
    hairStyle: draw.int(0, 3) + (woman ? 4 : 0),
    glasses: draw.chance(0.28) ? draw.int(1, 2) : 0,
    beard: !woman && draw.chance(0.22) ? draw.int(1, 3) : 0,
    mole: draw.chance(0.2) ? ([draw.int(-26, 26), draw.int(12, 34)] as const) : null,
    badge: draw.int(0, 2),
  }
}

/** A portrait in uniform as a PNG, the same at every load. It is drawn: it shows no real person. */
export function drawFace(purpose: string, woman: boolean): Buffer {
  const face = featuresOf(random(`face ${purpose}`), woman)
  const { skin, hair, wide, long, eyes, mouth, nose } = face
  const middle = 122
  const paint = canvas(WIDTH, HEIGHT, face.back)
  const pair = (draw: (side: -1 | 1) => void) => {
    draw(-1)
    draw(1)
  }

  // Hair that falls behind the neck.
  if (face.hairStyle >= 6) paint.fill(block(MIDDLE - wide - 8, middle - 34, MIDDLE + wide + 8, middle + 74, 30), hair)
  // Neck, shoulders, shirt and badge.
  paint.fill(block(MIDDLE - 22, middle + 34, MIDDLE + 22, 222, 10), darker(skin, 0.88))
  paint.fill(cut(ellipse(MIDDLE, 276, 96, 74), HEIGHT, 'above'), UNIFORM)
  paint.fill(ellipse(MIDDLE, 204, 24, 20), SHIRT)
  paint.fill(ellipse(MIDDLE, 194, 21, 16), darker(skin, 0.88))
  paint.fill(block(MIDDLE - 5, 218, MIDDLE + 5, HEIGHT, 3), DARK)
  pair((side) => paint.fill(block(MIDDLE + side * 70 - 16, 219, MIDDLE + side * 70 + 16, 227, 3), GOLD))
  if (face.badge > 0) paint.fill(block(MIDDLE + 34, 240, MIDDLE + 34 + face.badge * 12, 248, 2), GOLD)

  // Head.
  pair((side) => paint.fill(ellipse(MIDDLE + side * (wide - 1), middle + 4, face.ears, 14), darker(skin, 0.94)))
  paint.fill(ellipse(MIDDLE, middle, wide, long), skin)
  paint.fill(
    block(MIDDLE - wide + 8, middle + 6, MIDDLE + wide - 8, middle + long - 4 + face.jaw / 2, 22 + face.jaw),
    skin,
  )
  if (face.beard > 0) {
    const shade = darker(skin, face.beard === 1 ? 0.86 : 0.62)
    paint.fill(cut(ellipse(MIDDLE, middle + 8, wide - 2, long - 6), middle + 34 - face.beard * 2, 'below'), shade)
    paint.fill(ellipse(MIDDLE, middle + 24, wide - 12, 20), skin)
  }

  // Eyes with their brows, nose, mouth.
  const line = middle + eyes.high
  pair((side) => {
    const x = MIDDLE + side * eyes.apart
    paint.fill(ellipse(x, line, eyes.size + 4, eyes.size), WHITE)
    paint.fill(ellipse(x, line, eyes.size - 0.5, eyes.size - 0.5), DARK)
    paint.fill(
      cut(ellipse(x, line, eyes.size + 5, eyes.size + 1), line - eyes.size + eyes.lid, 'above'),
      darker(skin, 0.8),
    )
    const brow = line - 14 - face.brow.tilt
    paint.fill(block(x - 11, brow, x + 11, brow + face.brow.thick, 2), darker(hair, 0.9))
  })
  paint.fill(block(MIDDLE - 3, line + 4, MIDDLE + 3, line + nose.long, 3), darker(skin, 0.94))
  paint.fill(ellipse(MIDDLE, line + nose.long, nose.wide, 4), darker(skin, 0.86))
  const lips = middle + 36 + mouth.low
  const lip: Colour = woman ? [186, 84, 84] : darker(skin, 0.68)
  paint.fill(cut(ellipse(MIDDLE, lips - mouth.smile, mouth.wide, 4 + mouth.smile), lips - mouth.smile, 'below'), lip)
  if (face.mole) paint.fill(ellipse(MIDDLE + face.mole[0], middle + face.mole[1], 2, 2), darker(skin, 0.45))
  if (face.glasses > 0)
    pair((side) => {
      const x = MIDDLE + side * eyes.apart
      const glass = face.glasses === 1 ? ellipse(x, line, 15, 13) : block(x - 16, line - 11, x + 16, line + 11, 4)
      paint.fill(ring(glass, 2.4), DARK)
      paint.fill(
        block(
          Math.min(MIDDLE, MIDDLE + side * (eyes.apart - 15)),
          line - 2,
          Math.max(MIDDLE, MIDDLE + side * (eyes.apart - 15)),
          line,
          1,
        ),
        DARK,
      )
    })

  // Hair, and the cap of the uniform above it.
  const top = middle - long
  const crown = ellipse(MIDDLE, middle - 8, wide + 5, long + 2)
  const style = face.hairStyle % 4
  paint.fill(cut(crown, top + (style === 2 ? 33 : 22 + style * 2), 'above'), hair)
  if (style === 2) paint.fill(ellipse(MIDDLE - wide * 0.35, top + 30, wide * 0.7, 14), hair)
  if (style === 3) paint.fill(ellipse(MIDDLE + wide * 0.35, top + 26, wide * 0.7, 15), hair)
  if (face.hairStyle >= 4)
    pair((side) =>
      paint.fill(block(MIDDLE + side * (wide + 1) - 7, top + 16, MIDDLE + side * (wide + 1) + 7, middle + 26, 7), hair),
    )
  if (face.cap) {
    paint.fill(cut(ellipse(MIDDLE, top + 22, wide + 16, 36), top + 16, 'above'), CAP)
    paint.fill(block(MIDDLE - wide - 4, top + 10, MIDDLE + wide + 4, top + 24, 3), darker(CAP, 0.7))
    paint.fill(cut(ellipse(MIDDLE, top + 20, wide + 4, 16), top + 23, 'below'), DARK)
    paint.fill(ellipse(MIDDLE, top + 4, 8, 8), GOLD)
  }
  return paint.png()
}
