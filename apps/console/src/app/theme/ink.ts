import type { Theme } from '../host/settingShape.ts'

/** Within this distance to the alarm's hue, in degrees, colours are easily confused. */
const NEAR = 25

/** The hue of a colour, 0 to 360. */
function hueOf(hex: string): number {
  const n = Number.parseInt(hex.slice(1), 16)
  const [red, green, blue] = [(n >> 16) & 255, (n >> 8) & 255, n & 255]
  const highest = Math.max(red, green, blue)
  const span = highest - Math.min(red, green, blue)
  if (span === 0) return 0
  const sextant =
    highest === red ? (green - blue) / span : highest === green ? 2 + (blue - red) / span : 4 + (red - green) / span
  return (sextant * 60 + 360) % 360
}

/**
 * Whether controls are drawn in ink instead of the theme colour: when it is as red as an alarm, and for people with a
 * colour vision deficiency, who may confuse other hues with it too (ADR 047).
 */
export function controlsInInk({ color, error }: Pick<Theme, 'color' | 'error'>, weak: boolean): boolean {
  const apart = Math.abs(hueOf(color) - hueOf(error))
  return weak || Math.min(apart, 360 - apart) < NEAR
}
