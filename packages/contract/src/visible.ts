/**
 * Invisible characters that change how text appears: direction overrides, zero-width characters, line and paragraph
 * separators, tags. In a name they make `gnp.exe` look like `exe.png`, or make two names look alike.
 */
const invisible =
  /[\u00ad\u061c\u180e\u200b\u200c\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu

/** Joins the parts of an emoji; anywhere else it is invisible too. */
const joiner = /\u200d(?!\p{Extended_Pictographic})/gu

/** Removes invisible characters. People paste them unknowingly, so they are removed, not refused. */
export const visible = (text: string): string => text.replace(invisible, '').replace(joiner, '')

/** Every text in the data of a form. */
export function visibleIn(value: unknown): unknown {
  if (typeof value === 'string') return visible(value)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(visibleIn)
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, visibleIn(item)]))
}
