/** The business time zone until the server has named its own (Setting/GetPublic). */
const fallbackZone = 'Asia/Shanghai'

/** `YYYY-MM-DD HH:mm:ss` of a moment in the business time zone: the form in which the server sends times. */
export function businessTime(moment: Date, zone: string = fallbackZone): string {
  // The Swedish form is the ISO one.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' }).format(moment)
}
