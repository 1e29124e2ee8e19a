import type { Result as Answered, Input } from '@shouya/contract/action'
import { searchText } from '@shouya/noun/searchText'
import { enteredOf } from '@shouya/noun/values'
import { checkOwnDraft } from '@shouya/server/core/access/ownDraft.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import { tiePhotos } from '@shouya/server/core/files/photos.ts'
import { checkFiles } from '@shouya/server/core/files/quotedFiles.ts'
import { tieFiles } from '@shouya/server/core/files/tieFiles.ts'
import { peopleWith } from '@shouya/server/core/org/peopleWith.ts'
import { unitInScope } from '@shouya/server/core/org/unitInScope.ts'
import { filedAt } from '@shouya/server/core/time/filedAt.ts'
import { localTime } from '@shouya/server/core/time/local.ts'
import { checkCodes } from '@shouya/server/noun/checkCodes.ts'
import { findSeen, insertOrChange } from '@shouya/server/noun/store.ts'
import { find } from '@shouya/server/registers/find.ts'
import type * as Contract from '../contract.ts'
import { examMode, meetingLog, personType } from '../noun.ts'
import { expectedOf, type Person } from './expected.ts'
import { type MeetingLog, status } from './rules.ts'

type Content = Input<typeof Contract.Save>

const { table, permission } = meetingLog

/** Keeps a record as a draft. */
export async function save(ctx: Ctx, input: Content): Promise<Answered<typeof Contract.Save>> {
  const { id, version } = await keep(ctx, input)
  return { id, version }
}

/** Writes the content of a draft, which may be new; answers the draft as it is now. */
export async function keep(ctx: Ctx, input: Content): Promise<MeetingLog> {
  await checkCodes(ctx.db, meetingLog, input)
  const before = await ownDraft(ctx, input)
  const unit = await unitInScope(ctx, before?.dept_id ?? input.dept_id ?? ctx.user.deptId)
  if (before && input.dept_id !== undefined && input.dept_id !== before.dept_id)
    failAt('dept_id', 'meetingLog.refused.unit')
  checkTimes(ctx, input)
  if ((input.exam_mode === examMode.none) !== (input.avg_score === null))
    failAt('avg_score', input.avg_score === null ? 'input.required' : 'meetingLog.refused.noExam')
  const host = await personOf(ctx, unit.id, input.host_user_id, 'host_user_id')
  const people = await attendanceOf(ctx, unit.id, input.people)
  const todos = await todosOf(ctx, unit.id, input.todos)
  const row = {
    ...enteredOf(meetingLog, input),
    ...{ host_user_id: input.host_user_id, host_user_name: host, dept_id: unit.id, dept_name: unit.dept_name },
    filed_at: filedAt(ctx, input.filed_at),
    period_key: input.begin_time.slice(0, 7),
    expected_count: people.length,
    present_count: people.filter(({ absent_reason }) => absent_reason === null).length,
  }
  const files = { file_ids: { ids: input.file_ids, image: false } }
  await checkFiles(ctx, files, before ? [{ table, id: before.id }] : [])
  const saved = await insertOrChange(ctx, table, before, { ...row, search_text: searchText(meetingLog, row) } as never)
  await tiePhotos(ctx, [{ path: 'photos', ids: input.photos }], { table, id: saved.id })
  await tieFiles(ctx, input.file_ids, { table, id: saved.id })
  await ctx.db.deleteFrom('meeting_sign').where('log_id', '=', saved.id).execute()
  await ctx.db.deleteFrom('meeting_todo').where('log_id', '=', saved.id).execute()
  if (people.length > 0)
    await ctx.db
      .insertInto('meeting_sign')
      .values(people.map((line, seq) => ({ ...line, seq, log_id: saved.id })))
      .execute()
  if (todos.length > 0)
    await ctx.db
      .insertInto('meeting_todo')
      .values(todos.map((todo, seq) => ({ ...todo, seq, log_id: saved.id })))
      .execute()
  return find(ctx, table, saved.id)
}

/** The draft of the caller that a save is about; null for a new one. */
async function ownDraft(ctx: Ctx, { id, version }: Pick<Content, 'id' | 'version'>): Promise<MeetingLog | null> {
  const row = await findSeen(ctx, table, { id, version })
  if (row === null) return null
  if (row.status !== status.draft) fail('WrongState')
  checkOwnDraft(row, ctx.user)
  return row
}

/** It has taken place, and ended after it began. */
function checkTimes(ctx: Ctx, { begin_time, end_time }: Content): void {
  if (end_time <= begin_time) failAt('end_time', 'meetingLog.refused.endFirst')
  if (end_time > localTime(ctx.now, ctx.services.database.timezone)) failAt('end_time', 'input.future')
}

/** The name of somebody who takes part in the unit's meetings. */
async function personOf(ctx: Ctx, deptId: number, userId: number, path: string): Promise<string> {
  const person = await peopleWith(ctx.db, deptId, { id: permission, operations: ['sign', 'confirm', 'submit'] })
    .where('sys_user.id', '=', userId)
    .executeTakeFirst()
  return person?.real_name ?? failAt(path, 'input.person')
}

/** The lines of the sheet: everybody named is expected by the unit or leads its meetings, and named once. */
async function attendanceOf(ctx: Ctx, deptId: number, people: Content['people']) {
  const expected = await expectedOf(ctx, deptId)
  const above = await peopleWith(ctx.db, deptId, { id: permission, operations: ['sign'] }).execute()
  const known: Person[] = [
    ...expected,
    ...above.map(({ id, real_name, post }) => ({ user_id: id, staff_id: null, name: real_name, post })),
  ]
  const isSame = (a: Pick<Person, 'user_id' | 'staff_id'>, b: Pick<Person, 'user_id' | 'staff_id'>) =>
    a.user_id === b.user_id && a.staff_id === b.staff_id
  return people.map((wanted, index) => {
    const person = known.find((candidate) => isSame(candidate, wanted))
    if (!person) failAt(`people.${index}`, 'input.person')
    if (people.findIndex((other) => isSame(other, wanted)) < index)
      failAt(`people.${index}`, 'meetingLog.refused.twice')
    return {
      person_type: person.user_id === null ? personType.guard : personType.user,
      ...{ user_id: person.user_id, staff_id: person.staff_id, name: person.name, post: person.post },
      absent_reason: wanted.absent_reason || null,
    }
  })
}

function todosOf(ctx: Ctx, deptId: number, todos: Content['todos']) {
  return Promise.all(
    todos.map(async (todo, index) => ({
      ...todo,
      duty_user_name: await personOf(ctx, deptId, todo.duty_user_id, `todos.${index}.duty_user_id`),
    })),
  )
}
