import type { Result as Answered, Input } from '@shouya/contract/action'
import { linkTo, type Noun } from '@shouya/noun/noun'
import { everything } from '@shouya/server/core/access/everything.ts'
import { type Ctx, can } from '@shouya/server/core/context.ts'
import { find } from '@shouya/server/registers/find.ts'
import { sql } from 'kysely'
import { moneyBox } from '../../../daily/moneyBox/noun.ts'
import { drillRecord } from '../../../drills/drillRecord/noun.ts'
import { staff as escortStaff } from '../../../escort/staff/noun.ts'
import { meetingLog } from '../../../reports/meetingLog/noun.ts'
import { sceneCheck } from '../../../reports/sceneCheck/noun.ts'
import { guardEvaluation } from '../../guardEvaluation/noun.ts'
import * as Contract from '../contract.ts'
import { performanceEvaluation as noun } from '../noun.ts'
import { peopleOf, reasonsOf, whoOf } from './measure.ts'
import { recordsIn } from './records.ts'
import type { Performance } from './rows.ts'

type Source = Answered<typeof Contract.GetSource>
type RecordRow = { noun: keyof typeof pages; total: number; bill_no: string | null } & Omit<
  Source['rows'][number],
  'name' | 'link'
>

/** Where the records of a source can be read. */
const pages = { guardEvaluation, sceneCheck, moneyBox, meetingLog, drillRecord } satisfies Record<string, Noun>

/** The records behind an item of an evaluation that the caller sees; those that may not be opened are named without a link. */
export async function getSource(ctx: Ctx, { id, source }: Input<typeof Contract.GetSource>): Promise<Source> {
  const row: Performance = await find(ctx, noun.table, id)
  const people = await peopleOf(ctx, [row])
  const link = (page: Noun, record: number) => (can(ctx.user, page.permission, 'query') ? linkTo(page, record) : null)
  if (source === 'certificates') return certificatesOf(ctx, people, link)
  const { rows } =
    await sql<RecordRow>`select noun, id, bill_no, day, dept_name, part, whole, (count(*) over ())::int as total
    from (${recordsIn(whoOf(people), row.year)[source]}) as record order by day desc, id desc limit ${Contract.MOST_RECORDS}`.execute(
      ctx.db,
    )
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.map(({ noun: name, total, bill_no, ...record }) => ({
      ...record,
      name: bill_no ?? '',
      link: link(pages[name], record.id),
    })),
  }
}

/** The people whose papers are valid today, and those whose are not. */
async function certificatesOf(
  ctx: Ctx,
  people: readonly { staff_id: number }[],
  link: (page: Noun, record: number) => string | null,
): Promise<Source> {
  const ids = people.map(({ staff_id }) => staff_id)
  const reasons = await reasonsOf(ctx, people)
  const staff = await everything(ctx.db)
    .selectFrom('escort_staff')
    .select(['id', 'name'])
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .orderBy('name')
    .limit(Contract.MOST_RECORDS)
    .execute()
  const rows = staff.map(({ id, name }) => ({
    ...{ id, name, day: null, dept_name: null, link: link(escortStaff, id) },
    ...{ part: reasons.get(id)?.length === 0 ? 1 : 0, whole: 1 },
  }))
  return { rows, total: ids.length }
}
