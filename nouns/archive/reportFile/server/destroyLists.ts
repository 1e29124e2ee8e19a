import type { Result as Answered, Input, Row } from '@shouya/contract/action'
import { isMessageKey, message } from '@shouya/contract/messages'
import type { AllNouns } from '@shouya/nouns/manifest.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { formOf } from '@shouya/server/noun/paper/paperOf.ts'
import { find } from '@shouya/server/registers/find.ts'
import { paperHead } from '@shouya/server/registers/paper.ts'
import { type Selectable, sql } from 'kysely'
import type * as Contract from '../contract.ts'
import { reportFile } from '../noun.ts'
import { destroyStatus, nameOf, outcome } from './rules.ts'

const MOST = 200
const MOST_LEFT = 500

type Registers = Pick<AllNouns, 'retained'>

/** The last lists of destruction in scope, or the one with a number. */
export const destroyLists =
  (all: Registers) =>
  async (
    ctx: Ctx,
    { destroy_no }: Input<typeof Contract.GetDestroyLists>,
  ): Promise<Answered<typeof Contract.GetDestroyLists>> => {
    let query = ctx.scoped.rows('destroy_list').selectAll().orderBy('id', 'desc').limit(MOST)
    if (destroy_no) query = query.where('destroy_no', '=', destroy_no)
    return (await query.execute()).map((row) => listed(ctx, all, row))
  }

/** A list as its readers see it. */
const listed = (ctx: Ctx, all: Registers, { table_name, hash, status, ...row }: Selectable<DB['destroy_list']>) => ({
  ...row,
  state: nameOf(destroyStatus, status) ?? 'listed',
  table: table_name,
  book: bookOf(ctx, all, table_name),
  hash: hash ?? '',
})

/** What the records of a table are called. */
export function bookOf({ lang }: Pick<Ctx, 'lang'>, { retained }: Registers, table: string): string {
  const said = retained[table]
  if (said) return formOf({ lang }, said)
  const key = `${reportFile.name}.title`
  return isMessageKey(key) ? message(lang, key) : table
}

/** A page of what a list names, by number. */
export async function destroyItems(
  ctx: Ctx,
  { id, left, page, pagesize }: Input<typeof Contract.GetDestroyItems>,
): Promise<Answered<typeof Contract.GetDestroyItems>> {
  await find(ctx, 'destroy_list', id)
  return itemsOf(ctx, id, { left: left === true, limit: pagesize, offset: (page - 1) * pagesize })
}

type Part = { left: boolean; limit: number; offset?: number }

async function itemsOf({ db }: Ctx, id: number, { left, limit, offset = 0 }: Part) {
  const all = db
    .selectFrom('destroy_item')
    .select(['record_id', 'bill_no', 'dept_name', 'ended', 'outcome'])
    .where('list_id', '=', id)
  const rows = await (left ? all.where('outcome', '<>', outcome.destroyed) : all)
    .orderBy('bill_no')
    .orderBy('record_id')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map((row) => ({ ...row, outcome: nameOf(outcome, row.outcome) ?? ('waiting' as const) }))
}

/** Lists of records on paper, with a line for each unit. */
export const printLists =
  (all: Registers) =>
  async (
    ctx: Ctx,
    { ids }: Input<typeof Contract.GetDestroyPrintList>,
  ): Promise<Answered<typeof Contract.GetDestroyPrintList>> => {
    const lists = await ctx.scoped.rows('destroy_list').selectAll().where('id', 'in', ids).orderBy('id').execute()
    const rows: Row<typeof Contract.GetDestroyPrintList>['rows'] = []
    for (const row of lists) {
      const left = await itemsOf(ctx, row.id, { left: true, limit: MOST_LEFT })
      rows.push({ ...listed(ctx, all, row), units: await unitsOf(ctx, row.id), left })
    }
    ctx.note({ table: 'destroy_list', after: { destroy_no: lists.map(({ destroy_no }) => destroy_no).join(' ') } })
    return { ...(await paperHead(ctx)), rows }
  }

type Unit = Row<typeof Contract.GetDestroyPrintList>['rows'][number]['units'][number]

async function unitsOf({ db }: Ctx, id: number): Promise<Unit[]> {
  const { rows } = await sql<Unit>`
    select max(dept_name) as dept_name, count(*)::int as count, min(bill_no) as first_no, max(bill_no) as last_no,
      min(ended) as first_day, max(ended) as last_day,
      (count(*) filter (where outcome = ${outcome.destroyed}))::int as destroyed
    from destroy_item where list_id = ${id} group by dept_id order by dept_id`.execute(db)
  return rows
}
