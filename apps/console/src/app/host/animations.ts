const four = ['left', 'right', 'down', 'up'] as const

/** The effects of a page change and their directions (console.md 1.9). */
export const animations = {
  back: four,
  bounce: [...four, 'default'],
  fade: [
    'default',
    ...four,
    'downBig',
    'upBig',
    'leftBig',
    'rightBig',
    'topLeft',
    'bottomRight',
    'topRight',
    'bottomLeft',
  ],
  flip: ['x', 'y'],
  lightSpeed: ['left', 'right'],
  rotate: ['downLeft', 'upRight', 'downRight', 'upLeft', 'default'],
  roll: ['default'],
  zoom: [...four, 'default'],
  slide: four,
} as const

export type Effect = keyof typeof animations

export const effects = Object.keys(animations) as Effect[]

const capital = (text: string) => text[0]?.toUpperCase() + text.slice(1)

/** The opposite of a direction: effects list them in pairs; one without a partner leaves the way it came. */
function opposite(effect: Effect, direction: string): string {
  const list: readonly string[] = animations[effect].filter((option) => option !== 'default')
  const index = list.indexOf(direction)
  return index < 0 ? direction : (list[index % 2 === 0 ? index + 1 : index - 1] ?? direction)
}

/** The class names of animate.css for the entering and the leaving page. */
export function animationNames(effect: Effect, direction: string): { enter: string; leave: string } {
  const name = (phase: 'In' | 'Out', direction: string) =>
    `animate__${effect}${phase}${direction === 'default' ? '' : effect === 'flip' ? direction.toUpperCase() : capital(direction)}`
  return { enter: name('In', direction), leave: name('Out', opposite(effect, direction)) }
}
