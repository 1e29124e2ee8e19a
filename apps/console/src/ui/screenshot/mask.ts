/** What stands for a masked text. */
export const SHADED = '••••••'

/** Numbers of at least eleven digits, also in groups: phones, identity cards, accounts; not the numbers of records, which begin with letters. Days and times are shorter. */
const LONG = /(?<![A-Za-z\d])\d(?:[\s-]?\d){10,}[\dXx]?/g
const MOMENT = /^\d{4}-\d{2}-\d{2} \d{2}$/

/** A text in which long numbers are dots. */
export const maskLong = (text: string): string => text.replace(LONG, (found) => (MOMENT.test(found) ? found : SHADED))
