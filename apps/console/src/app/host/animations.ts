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

/** The opposite of a direction: effects list them in pairs, and what has no partner leaves the way it came. */
function opposite(effect: Effect, direction: string): string {
  const list: readonly string[] = animations[effect].filter((one) => one !== 'default')
  const at = list.indexOf(direction)
  return at < 0 ? direction : (list[at % 2 === 0 ? at + 1 : at - 1] ?? direction)
}

/** The class names of animate.css for the page that comes and the one that leaves. */
export function animationNames(effect: Effect, direction: string): { enter: string; leave: string } {
  const name = (way: 'In' | 'Out', to: string) =>
    `animate__${effect}${way}${to === 'default' ? '' : effect === 'flip' ? to.toUpperCase() : capital(to)}`
  return { enter: name('In', direction), leave: name('Out', opposite(effect, direction)) }
}
