/** The business time zone until the server has sent its own (Setting/GetPublic). */
const fallbackZone = 'Asia/Shanghai'

/** `YYYY-MM-DD HH:mm:ss` of a moment in the business time zone: the server's format of times. */
export function businessTime(moment: Date, zone: string = fallbackZone): string {
  // Swedish dates have the ISO format.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' }).format(moment)
}
