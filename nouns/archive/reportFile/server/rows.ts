import type { Row } from '@shouya/contract/action'
import { linkTo } from '@shouya/noun/noun'
import type { AllNouns } from '@shouya/nouns/manifest.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { localDay } from '@shouya/server/core/time/local.ts'
import { conditionsIn } from '@shouya/server/noun/lists.ts'
import { allowedMoves } from '@shouya/server/noun/write.ts'
import { allOf, when } from '@shouya/server/registers/filters.ts'
import { sql } from 'kysely'
import type * as Contract from '../contract.ts'
import { reportFile } from '../noun.ts'
import { mayFetch, outcome, type ReportFile, status } from './rules.ts'

/** The conditions of the list, the print and the export. */
export const conditionsOf = (ctx: Pick<Ctx, 'now' | 'services'>) => (query: Contract.Filters) =>
  allOf([
    ...conditionsIn(reportFile, query),
    ...when(query.year, sql`report_file.year = ${query.year}`),
    ...when(query.period_key, sql`report_file.period_key = ${query.period_key}`),
    ...when(query.destroy_no, sql`report_file.destroy_no = ${query.destroy_no}`),
    ...when(query.expired, isExpired(localDay(ctx.now, ctx.services.database.timezone))),
    ...when(query.held, sql`report_file.hold_reason is not null`),
  ])

/** Condition: past its years on a day, in the archive, and nobody holds it. */
export const isExpired = (today: string) =>
  sql<boolean>`report_file.status = ${sql.lit(status.archived)} and report_file.expire_date < ${today}::date
    and report_file.hold_reason is null`

/** Rows of the list as the caller sees them. */
export const rowsOf = (ctx: Pick<Ctx, 'user'>, rows: readonly ReportFile[]): Row<typeof Contract.GetPageList>[] =>
  rows.map((row) => ({ ...row, readable: mayFetch(ctx, row), allowed: movesOf(ctx, row) }))

/** A record is held, or it is released. */
const movesOf = ({ user }: Pick<Ctx, 'user'>, row: ReportFile) =>
  allowedMoves(reportFile, row, user).filter((move) => move !== (row.hold_reason === null ? 'release' : 'hold'))

/** Records with their loans, and where the record is that each is the paper of. */
export const detailsOf =
  ({ archived }: Pick<AllNouns, 'archived'>) =>
  async (ctx: Ctx, rows: readonly ReportFile[]): Promise<Row<typeof Contract.Get>[]> => {
    const ids = rows.map(({ id }) => id)
    const loans = await ctx.db
      .selectFrom('report_loan')
      .selectAll()
      .where('report_file_id', 'in', ids.length > 0 ? ids : [0])
      .orderBy('id', 'desc')
      .execute()
    const byFile = Map.groupBy(loans, ({ report_file_id }) => report_file_id)
    const gone = await destroyedBy(ctx, rows)
    return rowsOf(ctx, rows).map((row, index) => {
      const { source_table, source_id } = rows[index] as ReportFile
      const source = source_table === null ? undefined : archived[source_table]
      return {
        ...(rows[index] as ReportFile),
        ...row,
        source_link: source && source_id !== null && !gone.has(row.id) ? linkTo(source.noun, source_id) : null,
        source_destroy_no: gone.get(row.id) ?? null,
        loans: byFile.get(row.id) ?? [],
      }
    })
  }

/** By which lists the records were destroyed that files are the papers of. */
async function destroyedBy({ db }: Ctx, rows: readonly ReportFile[]): Promise<ReadonlyMap<number, string>> {
  const ids = rows.flatMap(({ id, source_id }) => (source_id === null ? [] : [id]))
  if (ids.length === 0) return new Map()
  const { rows: gone } = await sql<{ id: number; destroy_no: string }>`
    select report_file.id, list.destroy_no from report_file
    join destroy_item item on item.record_id = source_id and item.outcome = ${outcome.destroyed}
    join destroy_list list on list.id = item.list_id and list.table_name = source_table
    where report_file.id = any(${ids}::bigint[])`.execute(db)
  return new Map(gone.map(({ id, destroy_no }) => [id, destroy_no]))
}
