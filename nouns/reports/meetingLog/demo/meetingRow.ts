import { searchText } from '@shouya/noun/searchText'
import { type Calendar, HOUR, localText, MINUTE, TIMEZONE } from '@shouya/server/demo/calendar.ts'
import type { Person, Team } from '@shouya/server/demo/people.ts'
import type { Random } from '@shouya/server/demo/random.ts'
import { drawnBy, signedBy } from '@shouya/server/demo/signs.ts'
import { signedHash } from '@shouya/server/noun/signature.ts'
import type { DoorGuard } from '../../../escort/staff/demo/guardsAtDoors.ts'
import { examMode, meetingLog, meetingType, personType } from '../noun.ts'
import type { MeetingText } from './meetingTexts.ts'

const { codes: status } = meetingLog.states

/** A meeting that has begun. Moments in ms; `counts`: when the head of the outlet signs. */
export type Meeting = {
  team: Team
  guards: readonly DoorGuard[]
  logType: number
  text: MeetingText
  begun: number
  counts: number
  /** How many of those who were there have not signed; null: nobody by now. */
  unsigned: number | null
  voidReason: string | null
  draw: Random
}

const ABSENT = 0.12
/** Dictionary post of the three, as `outletPosts`. */
const posts = { leader: '06', safety: '08', teller: '09' } as const

type Keep = (by: Person, at: number) => number

/** A meeting with its sheet as it is now; nothing of it lies in the future. `id` and number follow the order of time. */
export function meetingRow(
  meeting: Meeting,
  id: number,
  numberOf: (day: string) => string,
  days: Calendar,
  keep: Keep,
) {
  const { team, logType, text, begun, counts, unsigned, voidReason, draw } = meeting
  const { unit, leader, safety } = team
  const isTraining = logType === meetingType.training
  const lasts = logType === meetingType.preShift ? 12 : draw.int(30, 60)
  const end = begun + lasts * MINUTE
  const submitted = end + 20 * MINUTE
  const isSubmitted = submitted <= days.now
  const day = localText(begun).slice(0, 10)
  const examined = isTraining ? draw.int(2, 4) : examMode.none
  const people = sheetOf(meeting, { id, submitted, end, now: days.now, keep })
  const present = people.filter(({ absent_reason }) => absent_reason === null)
  const isSigned = isSubmitted && present.every(({ sign }) => sign !== null)
  const isArchived = isSigned && unsigned === null && counts <= days.now
  const isVoid = voidReason !== null
  const todos = [
    {
      ...{ log_id: id, seq: 0, content: text.todo, duty_user_id: safety.id, duty_user_name: safety.real_name },
      deadline: localText(end + 10 * 24 * HOUR).slice(0, 10),
      ...doneBy(safety, end + draw.int(1, 9) * 24 * HOUR, days.now, isArchived),
    },
  ]
  const bill_no = isSubmitted ? numberOf(day) : null
  const content = {
    ...{ bill_no, dept_id: unit.id, dept_name: unit.dept_name, log_type: logType, period_key: day.slice(0, 7) },
    ...{ title: text.title, begin_time: localText(begun), end_time: localText(end) },
    place: logType === meetingType.preShift ? '营业大厅' : '会议室',
    ...{ host_user_id: leader.id, host_user_name: leader.real_name, content: text.content },
    ...{ case_source: text.source ?? null, resolution: text.resolution, exam_mode: examined },
    avg_score: examined === examMode.none ? null : draw.int(82, 98),
    photos: [keep(safety, end)],
    ...{ create_user_id: safety.id, create_user_name: safety.real_name },
  }
  const row = {
    id,
    ...content,
    ...{ expected_count: people.length, present_count: present.length },
    signed_count: people.filter(({ sign }) => sign !== null).length,
    submit_time: isSubmitted ? localText(submitted) : null,
    sign_hash: isSubmitted ? signedHash(meetingLog, { ...content, people, todos }, TIMEZONE) : null,
    leader_user_id: isArchived ? leader.id : null,
    leader_user_name: isArchived ? leader.real_name : null,
    leader_sign: isArchived ? signedBy(leader, counts) : null,
    archive_time: isArchived ? localText(counts) : null,
    void_reason: voidReason,
    status: isVoid ? status.void : stateOf({ isArchived, isSigned, isSubmitted }),
    search_text: searchText(meetingLog, content),
    create_time: localText(end),
    version: isSubmitted ? 2 + people.length + Number(isArchived) : 1,
  }
  return { row, people, todos }
}

function stateOf(is: Record<'isArchived' | 'isSigned' | 'isSubmitted', boolean>): number {
  if (is.isArchived) return status.archived
  if (is.isSigned) return status.signed
  return is.isSubmitted ? status.signing : status.draft
}

type Moments = { id: number; submitted: number; end: number; now: number; keep: Keep }

/** Somebody who is expected: one of the outlet with an account there, or a guard at its door. */
type Expected = { person: Person | null; guard: DoorGuard | null; name: string; post: string | null }

/** The people of the outlet by their names, then its guards. */
function expectedBy({ team, guards }: Meeting): Expected[] {
  const users = (['leader', 'safety', 'teller'] as const).map((place) => ({
    ...{ person: team[place], guard: null, name: team[place].real_name, post: posts[place] },
  }))
  return [
    ...users.sort((a, b) => (a.name < b.name ? -1 : 1)),
    ...guards.map((guard) => ({ person: null, guard, name: guard.name, post: null })),
  ]
}

/** Who should come, with the signatures until now. */
function sheetOf(meeting: Meeting, moments: Moments) {
  const { team, guards, unsigned, draw } = meeting
  const { id, submitted, end, now, keep } = moments
  const expected = expectedBy(meeting)
  // Whoever leads it and whoever writes it are there, and everybody who is still to sign.
  const away = unsigned === null && draw.chance(ABSENT) ? draw.pick([team.teller.real_name, guards[0]?.name ?? '']) : ''
  let drawn: number | null = null
  const picture = () => {
    drawn ??= keep(team.safety, submitted)
    return drawn
  }
  return expected.map((one, seq) => {
    const isAway = one.name === away
    const at = isAway ? end + draw.int(20, 120) * HOUR : submitted + draw.int(3, 90) * MINUTE
    const isOpen = !isAway && unsigned !== null && seq >= expected.length - unsigned
    const isSigned = at <= now && !isOpen
    return {
      ...{ log_id: id, seq, person_type: one.person ? personType.user : personType.guard },
      ...{ user_id: one.person?.id ?? null, staff_id: one.guard?.id ?? null, name: one.name, post: one.post },
      absent_reason: isAway ? draw.pick(['休年假', '参加分行培训', '轮休']) : null,
      sign: isSigned ? signOf(one, team.safety, at, picture) : null,
      sign_time: isSigned ? localText(at) : null,
      makeup: isSigned && isAway,
    }
  })
}

/** By password, or drawn on the device of the outlet by a guard without an account. */
function signOf({ person, guard, name }: Expected, safety: Person, at: number, picture: () => number) {
  if (person) return signedBy(person, at)
  if (guard?.user_id == null) return drawnBy(name, safety, at, picture())
  return signedBy({ ...safety, id: guard.user_id, real_name: name }, at)
}

const doneBy = ({ id, real_name }: Person, at: number, now: number, isFinal: boolean) =>
  at <= now && isFinal
    ? { done_time: localText(at), done_user_id: id, done_user_name: real_name }
    : { done_time: null, done_user_id: null, done_user_name: null }
