import type { Theme } from '../host/settingShape.ts'

/** So near to the alarm's hue nobody tells the two apart with certainty, in degrees of the colour circle. */
const NEAR = 25

/** Where a colour stands on the circle, 0 to 360. */
function hueOf(hex: string): number {
  const n = Number.parseInt(hex.slice(1), 16)
  const [red, green, blue] = [(n >> 16) & 255, (n >> 8) & 255, n & 255]
  const most = Math.max(red, green, blue)
  const span = most - Math.min(red, green, blue)
  if (span === 0) return 0
  const turn =
    most === red ? (green - blue) / span : most === green ? 2 + (blue - red) / span : 4 + (red - green) / span
  return (turn * 60 + 360) % 360
}

/**
 * Whether controls are drawn in ink instead of the theme colour: where that is as red as an alarm, and for people who see
 * colours weakly, to whom other hues look like it, too (ADR 047).
 */
export function controlsInInk({ color, error }: Pick<Theme, 'color' | 'error'>, weak: boolean): boolean {
  const apart = Math.abs(hueOf(color) - hueOf(error))
  return weak || Math.min(apart, 360 - apart) < NEAR
}
