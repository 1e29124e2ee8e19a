/** Dictionary banner_position. */
export const position = { signIn: 1, home: 2, phone: 3, entry: 4 } as const

export const linkType = { none: 0, page: 1, outside: 2 } as const

/** The most that are shown at one position (domain 9.4). */
export const MOST_SHOWN = 8

/** Bytes of a picture (domain 9.4). */
export const LARGEST_IMAGE = 2 * 1_048_576

/** Whether a picture is 16 : 9, give or take 5 % (domain 20), as it is shown. */
export const isWide = (width: number, height: number): boolean =>
  height > 0 && Math.abs(width * 9 - height * 16) * 20 <= height * 16

/** The path of a page of the console without its query; null for anything else, as `//elsewhere` or `/a\b`. */
export const pathOfPage = (link: string): string | null =>
  /^\/[^/\\?#\s][^\\?#\s]*(\?[^#\s\\]*)?$/.test(link) ? (link.split('?')[0] ?? null) : null

/** Whether an address leads out of the console over http or https, without credentials in it. */
export function isOutside(link: string): boolean {
  if (!/^https?:\/\//i.test(link) || !URL.canParse(link)) return false
  const { username, password } = new URL(link)
  return username === '' && password === ''
}
