import type { Result as Answered, Input } from '@shouya/contract/action'
import { searchText } from '@shouya/noun/searchText'
import { enteredOf } from '@shouya/noun/values'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import { checkFiles } from '@shouya/server/core/files/quotedFiles.ts'
import { tieFiles } from '@shouya/server/core/files/tieFiles.ts'
import { remindAll, settle } from '@shouya/server/core/messages/remind.ts'
import { nextNumber } from '@shouya/server/core/numbers/nextNumber.ts'
import { unitInScope } from '@shouya/server/core/org/unitInScope.ts'
import { localDay, localTime } from '@shouya/server/core/time/local.ts'
import { checkCodes } from '@shouya/server/noun/checkCodes.ts'
import { findSeen, insertOrChange } from '@shouya/server/noun/store.ts'
import { find } from '@shouya/server/registers/find.ts'
import type * as Contract from '../contract.ts'
import { conference } from '../noun.ts'
import { placeOf, timesIssue } from '../rules.ts'
import { invite } from './invite.ts'
import { linesOf } from './lines.ts'
import { ahead, receiversOf, reminderOf } from './reminders.ts'
import { type Conference, status } from './types.ts'
import { whoMayCome } from './whoMayCome.ts'

type Content = Input<typeof Contract.Save>

const { table } = conference
const leaders = ['organizer_user_id', 'host_user_id', 'recorder_user_id'] as const

/** Keeps a meeting with whom it invites; of an announced one everybody hears. */
export async function save(ctx: Ctx, input: Content): Promise<Answered<typeof Contract.Save>> {
  await checkCodes(ctx.db, conference, input)
  const before = await openMeeting(ctx, input)
  const unit = await unitInScope(ctx, before?.dept_id ?? input.dept_id ?? ctx.user.deptId)
  if (before && input.dept_id !== undefined && input.dept_id !== before.dept_id)
    failAt('dept_id', 'conference.refused.unit')
  checkContent(ctx, input, before)
  const people = await known(ctx, input)
  const files = { file_ids: { ids: input.file_ids, image: false } }
  await checkFiles(ctx, files, before ? [{ table, id: before.id }] : [])
  const content = {
    ...enteredOf(conference, input),
    organizer_user_name: people.get(input.organizer_user_id)?.real_name ?? '',
    host_user_name: people.get(input.host_user_id)?.real_name ?? '',
    recorder_user_name: people.get(input.recorder_user_id)?.real_name ?? '',
  }
  const named = { dept_id: unit.id, dept_name: unit.dept_name }
  const bill_no = before?.bill_no ?? (await numberOf(ctx, unit.dept_code))
  const search_text = searchText(conference, { ...content, ...named, bill_no })
  const saved = await insertOrChange(ctx, table, before, { ...content, search_text } as never, {
    first: { bill_no, ...named } as never,
    log: { before, after: { ...content, ...named, people: input.people.length } },
  })
  await tieFiles(ctx, input.file_ids, { table, id: saved.id })
  const isMoved = before !== null && (before.begin_time !== input.begin_time || before.end_time !== input.end_time)
  const added = await invite(ctx, saved.id, linesWanted(input, people), { isMoved })
  if (before?.status === status.announced) await tell(ctx, saved.id, added)
  return { ...saved, bill_no }
}

/** A draft, or an announced meeting that has not begun, of a unit in scope. */
async function openMeeting(ctx: Ctx, { id, version }: Pick<Content, 'id' | 'version'>): Promise<Conference | null> {
  const row = await findSeen(ctx, table, { id, version })
  if (row === null) return null
  // Whoever is invited from elsewhere sees the meeting, but does not organise it.
  if (!ctx.scoped.holds(row.dept_id)) fail('OutOfScope')
  const wireNow = localTime(ctx.now, ctx.services.database.timezone)
  if (row.status !== status.draft && (row.status !== status.announced || row.begin_time <= wireNow))
    fail('WrongState', { reason: 'conference.refused.begun' })
  return row
}

function checkContent(ctx: Ctx, input: Content, before: Conference | null): void {
  const issue = timesIssue(input)
  if (issue) failAt('end_time', `conference.refused.${issue}`)
  const place = placeOf(input.meeting_type)
  if (!input[place]) failAt(place, 'input.required')
  const wireNow = localTime(ctx.now, ctx.services.database.timezone)
  if (before?.status === status.announced && input.begin_time <= wireNow)
    failAt('begin_time', 'conference.refused.past')
}

type Known = Map<number, { real_name: string; dept_name: string; records: boolean }>

/** The accounts that a meeting names, each checked. */
async function known(ctx: Ctx, input: Content): Promise<Known> {
  const ids = [...leaders.map((name) => input[name]), ...input.people.flatMap(({ user_id }) => user_id ?? [])]
  const rows = await whoMayCome(ctx).where('sys_user.id', 'in', ids).execute()
  const people: Known = new Map(rows.map(({ id, ...person }) => [id, person]))
  for (const name of leaders) if (!people.has(input[name])) failAt(name, 'input.person')
  if (!people.get(input.recorder_user_id)?.records) failAt('recorder_user_id', 'conference.refused.recorder')
  for (const [index, { user_id, name, dept_name }] of input.people.entries()) {
    if (user_id === null ? name === '' : !people.has(user_id)) failAt(`people.${index}`, 'input.person')
    const isSame = (other: Content['people'][number]) =>
      user_id === null
        ? other.user_id === null && other.name === name && other.dept_name === dept_name
        : other.user_id === user_id
    if (input.people.findIndex(isSame) < index) failAt(`people.${index}`, 'conference.refused.twice')
  }
  return people
}

/** Everybody invited; host and recorder are there in any case. */
function linesWanted({ people, host_user_id, recorder_user_id }: Content, accounts: Known) {
  const ids = people.flatMap(({ user_id }) => user_id ?? [])
  const missing = [...new Set([host_user_id, recorder_user_id])].filter((id) => !ids.includes(id))
  const all = [...people, ...missing.map((user_id) => ({ user_id, name: '', dept_name: '' }))]
  return all.map(({ user_id, name, dept_name }) => {
    const account = user_id === null ? undefined : accounts.get(user_id)
    return { user_id, name: account?.real_name ?? name, dept_name: account?.dept_name ?? (dept_name || null) }
  })
}

async function numberOf(ctx: Ctx, deptCode: string): Promise<string> {
  const day = localDay(ctx.now, ctx.services.database.timezone)
  const [bill_no = ''] = await nextNumber(ctx.db, conference.prefix, day, deptCode)
  return bill_no
}

/** Tells those who knew of it that something has changed, and invites the others. */
async function tell(ctx: Ctx, id: number, added: ReadonlySet<number>): Promise<void> {
  const row = await find(ctx, table, id)
  const receivers = receiversOf(await linesOf(ctx.db, [id]), ctx.user.userId)
  await settle(ctx.db, { codes: ahead, table, id, by: ctx.user.userId }, ctx.now)
  const messages = [
    reminderOf(
      'conference_invited',
      row,
      receivers.filter((user) => added.has(user)),
      row.version,
    ),
    reminderOf(
      'conference_changed',
      row,
      receivers.filter((user) => !added.has(user)),
      row.version,
    ),
  ]
  await remindAll(ctx.db, messages, ctx.now)
}
