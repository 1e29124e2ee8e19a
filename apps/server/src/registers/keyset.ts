import { datetime } from '@shouya/contract/fields'
import { type RawBuilder, sql } from 'kysely'
import { failAt } from '../core/failure.ts'

type Position = { time: string; id: number }

/** The condition for rows after an opaque cursor: older in the order of time and id, newest first. */
export function after(table: string, time: string, cursor: string | undefined, id = 'id'): RawBuilder<boolean>[] {
  if (cursor === undefined) return []
  const position = read(cursor)
  return [
    sql`(${sql.ref(`${table}.${time}`)}, ${sql.ref(`${table}.${id}`)}) < (${position.time}::timestamptz, ${position.id})`,
  ]
}

/** The page and the cursor after its last row, null at the end: one row more than the page was queried. */
export function cut<R extends { id: number; cursor_time: string }>(rows: R[], pagesize: number) {
  const page = rows.slice(0, pagesize)
  const last = page.at(-1)
  const hasMore = rows.length > pagesize && last
  return { rows: page, next: hasMore ? write({ time: last.cursor_time, id: last.id }) : null }
}

/** The time with microseconds: the wire's seconds would skip rows of the same second. */
export const cursorTime = (table: string, time: string) =>
  sql<string>`to_char(${sql.ref(`${table}.${time}`)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

const write = ({ time, id }: Position) => Buffer.from(`${time} ${id}`).toString('base64url')

function read(cursor: string): Position {
  const match = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z) (\d{1,15})$/.exec(
    Buffer.from(cursor, 'base64url').toString(),
  )
  if (!match?.[1] || !datetime.safeParse(match[1].slice(0, 19).replace('T', ' ')).success)
    failAt('cursor', 'input.cursor')
  return { time: match[1], id: Number(match[2]) }
}
