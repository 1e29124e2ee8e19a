type Rgb = readonly [number, number, number]

function toRgb(hex: string): Rgb {
  const n = Number.parseInt(hex.slice(1), 16)
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255]
}

const toHex = (rgb: Rgb) => `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`

/** `share` of the first colour, the rest of the second. */
export function mix(first: string, second: string, share: number): string {
  const [a, b] = [toRgb(first), toRgb(second)]
  const channel = (i: 0 | 1 | 2) => a[i] * share + b[i] * (1 - share)
  return toHex([channel(0), channel(1), channel(2)])
}

const linear = (value: number) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** Relative luminance of WCAG 2. */
function luminance(hex: string): number {
  const [red, green, blue] = toRgb(hex)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** Contrast ratio of WCAG 2, 1 to 21. */
export function contrast(first: string, second: string): number {
  const [light, dark] = [luminance(first), luminance(second)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** The contrast that text needs (WCAG 2 AA). */
export const readable = 4.5

/** The first shade that is readable on all backgrounds; the last one when none is. */
export function readableShade(shades: readonly string[], backgrounds: readonly string[]): string {
  const fits = (shade: string) => backgrounds.every((background) => contrast(shade, background) >= readable)
  return shades.find(fits) ?? shades.at(-1) ?? '#000000'
}
