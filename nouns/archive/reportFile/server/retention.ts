import type { Result as Answered } from '@shouya/contract/action'
import type { AllNouns } from '@shouya/nouns/manifest.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { localDay } from '@shouya/server/core/time/local.ts'
import type { Archivable } from '@shouya/server/noun/paper/archivable.ts'
import { formOf } from '@shouya/server/noun/paper/paperOf.ts'
import { sql } from 'kysely'
import type * as Contract from '../contract.ts'
import { expiryOf } from '../rules.ts'
import { yearsOf } from './yearsOf.ts'

type Kept = Archivable['kept'][number]
type Past = Answered<typeof Contract.GetRetention>[number]

const OLDEST = 5

/** The records of all registers that are past their years: what would go, and what holds it (domain 17.1). */
export const retention =
  ({ archived }: Pick<AllNouns, 'archived'>) =>
  async (ctx: Ctx): Promise<Answered<typeof Contract.GetRetention>> => {
    const all: Past[] = []
    for (const said of Object.values(archived))
      for (const index of said.kept.keys()) all.push(await pastOf(ctx, said, index))
    return all
  }

/** Of a register the records that are kept for the same years. */
async function pastOf(ctx: Ctx, said: Archivable, index: number): Promise<Past> {
  const { noun, ended, final, kept } = said
  const years = await yearsOf(ctx.services, (kept[index] as Kept).as)
  const before = expiryOf(localDay(ctx.now, ctx.services.database.timezone), -years)
  const has = ([name, value]: [string, number]) => sql`${sql.ref(`${noun.table}.${name}`)} = ${value}`
  const is = ({ where = {} }: Kept) => sql`(${sql.join([sql`true`, ...Object.entries(where).map(has)], sql` and `)})`
  const earlier = sql.join([sql`false`, ...kept.slice(0, index).map(is)], sql` or `)
  const own = sql<boolean>`(${is(kept[index] as Kept)} and not (${earlier}))`
  const column = sql<string>`${sql.ref(`${noun.table}.${ended}`)}`
  const paper = sql`select from report_file where source_table = ${noun.table} and source_id = ${sql.ref(`${noun.table}.id`)}`
  const rows = ctx.scoped
    .rows(noun.table as 'meeting_log')
    .where('status', 'in', final)
    .where(sql<boolean>`${column} < ${before}::date`)
    .where(own)
  const counted = await rows
    .select([
      sql<number>`count(*)::int`.as('total'),
      sql<number>`(count(*) filter (where exists (${paper} and hold_reason is not null)))::int`.as('held'),
      sql<number>`(count(*) filter (where not exists (${paper})))::int`.as('unarchived'),
    ])
    .executeTakeFirstOrThrow()
  const oldest = await rows
    .select(['id', 'bill_no', 'dept_name', sql<string>`(${column})::date`.as('ended')])
    .orderBy(column)
    .orderBy('id')
    .limit(OLDEST)
    .execute()
  return { table: noun.table, book: formOf(ctx, said), years, before, ...counted, oldest }
}
