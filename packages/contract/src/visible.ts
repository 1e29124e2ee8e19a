/**
 * Characters that nobody sees and that change what others see: those that turn the direction of what follows, of no width,
 * line and paragraph separators, tags. In a name they make `gnp.exe` read as `exe.png`, and two names look like one.
 */
const invisible =
  /[\u00ad\u061c\u180e\u200b\u200c\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu

/** Joins the parts of one emoji; anywhere else it is as invisible as the rest. */
const joiner = /\u200d(?!\p{Extended_Pictographic})/gu

/** A text without what cannot be seen in it. People paste these along without knowing, so they are taken out, not refused. */
export const visible = (text: string): string => text.replace(invisible, '').replace(joiner, '')

/** Every text in the data of a form. */
export function visibleIn(value: unknown): unknown {
  if (typeof value === 'string') return visible(value)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(visibleIn)
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, visibleIn(each)]))
}
