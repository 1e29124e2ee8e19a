import type { Row } from '@shouya/contract/action'
import { type Ctx, can } from '@shouya/server/core/context.ts'
import { filesOf } from '@shouya/server/core/files/quotedFiles.ts'
import { conditionsIn } from '@shouya/server/noun/lists.ts'
import { isIntact } from '@shouya/server/noun/signature.ts'
import { allowedMoves } from '@shouya/server/noun/write.ts'
import { allOf, when } from '@shouya/server/registers/filters.ts'
import { sql } from 'kysely'
import type * as Contract from '../contract.ts'
import { meetingLog, personType } from '../noun.ts'
import { ownStaffId } from './ownStaffId.ts'
import { peopleOf, todosOf } from './parts.ts'
import { type Attendance, type MeetingLog, status } from './rules.ts'
import { isInTime, isOpenTo } from './signable.ts'

/** The conditions of the list, the print, the export and the counters. */
export const conditionsOf = (ctx: Ctx) => (query: Contract.Filters) =>
  allOf([
    ...conditionsIn(meetingLog, query),
    ...when(query.period_key, sql`meeting_log.period_key = ${query.period_key}`),
    ...when(query.mine, awaitsCaller(ctx)),
  ])

/** Condition: names the caller, who has not signed and still may. */
const awaitsCaller = ({ user, now }: Ctx) => sql<boolean>`meeting_log.status in (${sql.lit(status.signing)},
    ${sql.lit(status.signed)}, ${sql.lit(status.archived)})
  and exists (select from meeting_sign line where line.log_id = meeting_log.id and line.sign is null
    and (line.user_id = ${user.userId} or line.staff_id = (select id from escort_staff where user_id = ${user.userId}))
    and (line.absent_reason is null or ${isInTime(now)}))`

/** Rows of the list as the caller sees them. */
export const rowsOf = ({ user }: Pick<Ctx, 'user'>, rows: readonly MeetingLog[]): Row<typeof Contract.GetPageList>[] =>
  rows.map((row) => ({ ...row, allowed: allowedMoves(meetingLog, row, user).filter((move) => move !== 'sign') }))

/** Records with their attendance sheets, and whether the signed content is unchanged. */
export async function detailsOf(ctx: Ctx, rows: readonly MeetingLog[]): Promise<Row<typeof Contract.Get>[]> {
  const ids = rows.map(({ id }) => id)
  const fileIds = rows.flatMap(({ file_ids }) => file_ids)
  const [lines, todos, files] = await Promise.all([peopleOf(ctx.db, ids), todosOf(ctx.db, ids), filesOf(ctx, fileIds)])
  const staffId = await ownStaffId(ctx)
  const linesByLog = Map.groupBy(lines, ({ log_id }) => log_id)
  const todosByLog = Map.groupBy(todos, ({ log_id }) => log_id)
  return rows.map((row) => {
    const people = linesByLog.get(row.id) ?? []
    const own = todosByLog.get(row.id) ?? []
    const isOwn = (line: Attendance) =>
      line.user_id === ctx.user.userId || (line.staff_id !== null && line.staff_id === staffId)
    const maySign = can(ctx.user, meetingLog.permission, 'sign')
    const signable = (line: Attendance) =>
      maySign && isOpenTo(ctx, row, line) && (isOwn(line) || (line.person_type === personType.guard && !staffId))
    const listed = rowsOf(ctx, [row])[0] as Row<typeof Contract.GetPageList>
    return {
      ...row,
      ...listed,
      // A guard's line is signed from the sheet.
      allowed: people.some((line) => isOwn(line) && signable(line))
        ? [...listed.allowed, 'sign' as const]
        : listed.allowed,
      files: files.filter(({ id }) => row.file_ids.includes(id)),
      leader_sign: row.leader_sign as Row<typeof Contract.Get>['leader_sign'],
      signature_intact: isIntact(meetingLog, { ...row, people, todos: own }, ctx.services.database.timezone),
      people: people.map((line) => ({
        ...line,
        sign: line.sign as Row<typeof Contract.Get>['people'][number]['sign'],
        signable: signable(line),
      })),
      todos: own.map((todo) => ({ ...todo, finishable: todo.done_time === null && mayFinish(ctx, row, todo) })),
    }
  })
}

/** Whoever has to do it, or may confirm the record; after its submission. */
export const mayFinish = ({ user }: Pick<Ctx, 'user'>, row: MeetingLog, { duty_user_id }: { duty_user_id: number }) =>
  row.status !== status.draft &&
  row.status !== status.void &&
  (duty_user_id === user.userId || can(user, meetingLog.permission, 'confirm'))
