import { type RawBuilder, sql } from 'kysely'

/** A transaction by its number, which is its id with letters and zeros before it; other words find none. */
export function numbered(column: string, keywords: string): RawBuilder<boolean>[] {
  if (keywords === '') return []
  const [, digits] = /^(?:LZ)?0*(\d{1,12})$/i.exec(keywords) ?? []
  return [digits === undefined ? sql<boolean>`false` : sql<boolean>`${sql.ref(column)} = ${Number(digits)}`]
}
