import { searchText } from '@shouya/noun/searchText'
import { type Calendar, HOUR, localText, MINUTE } from '@shouya/server/demo/calendar.ts'
import type { Person } from '@shouya/server/demo/people.ts'
import { type Random, random } from '@shouya/server/demo/random.ts'
import { conference, meetingType, reply, signMode } from '../noun.ts'
import type { Fate, MeetingText } from './meetingTexts.ts'

const { codes } = conference.states
const statusOf: Record<Fate, number> = {
  ...{ archived: codes.archived, confirming: codes.ended, unwritten: codes.ended, running: codes.running },
  ...{ announced: codes.announced, draft: codes.draft, cancelled: codes.cancelled },
}
const modes = [signMode.scan, signMode.account] as const
/** A meeting is announced so many days before it. */
const AHEAD = 5

export type Guest = { name: string; dept_name: string }
export type Crowd = { organizer: Person; host: Person; people: readonly Person[]; guests: readonly Guest[] }

/** When a meeting is, in ms. */
function timesOf({ fate, day, at }: MeetingText, days: Calendar) {
  const begin = fate === 'running' ? days.now - 30 * MINUTE : days.at(day, at)
  return { begin, end: begin + 90 * MINUTE }
}

/** A meeting with its lines as it is at the moment of the demonstration; nothing of it was done in the future. */
export function meetingRows(
  text: MeetingText,
  crowd: Crowd,
  days: Calendar,
  { id, firstLine }: { id: number; firstLine: number },
) {
  const { organizer, host } = crowd
  const { begin, end } = timesOf(text, days)
  const isPublished = text.fate !== 'draft'
  const made = Math.min(begin - (AHEAD + 1) * 24 * HOUR, days.until - 4 * HOUR)
  const published = isPublished ? Math.min(begin - AHEAD * 24 * HOUR, days.until - HOUR) : null
  const lines = linesOf(text, crowd, { begin, published, id, firstLine, days })
  const isWritten = text.fate === 'archived' || text.fate === 'confirming'
  const row = {
    id,
    dept_id: organizer.unit.id,
    dept_name: organizer.unit.dept_name,
    title: text.title,
    meeting_type: text.type,
    begin_time: localText(begin),
    end_time: localText(end),
    room: text.type === meetingType.video ? null : text.by === 'head' ? '总行九楼会议室' : '分行三楼会议室',
    link: text.type === meetingType.video ? `https://meeting.example.com/j/${810_000 + id}` : null,
    ...{ organizer_user_id: organizer.id, organizer_user_name: organizer.real_name },
    ...{ host_user_id: host.id, host_user_name: host.real_name },
    ...{ recorder_user_id: organizer.id, recorder_user_name: organizer.real_name },
    agenda: text.agenda,
    need_sign: true,
    sign_mode: modes[id % modes.length] ?? signMode.scan,
    sign_open_before: 15,
    expected_count: lines.length,
    signed_count: lines.filter(({ sign_time }) => sign_time !== null).length,
    publish_time: published === null ? null : localText(published),
    minutes: isWritten ? minutesOf(text) : null,
    minutes_time: isWritten ? localText(end + 2 * HOUR) : null,
    archive_time: text.fate === 'archived' ? localText(end + 50 * HOUR) : null,
    cancel_reason: text.fate === 'cancelled' ? '主持人参加上级检查，会议另行通知' : null,
    status: statusOf[text.fate],
    ...{ create_user_id: organizer.id, create_user_name: organizer.real_name, create_time: localText(made) },
    version: 1,
  }
  return {
    row: (bill_no: string) => ({ ...row, bill_no, search_text: searchText(conference, { ...row, bill_no }) }),
    made,
    lines,
  }
}

const minutesOf = ({ title, agenda }: MeetingText): string =>
  `<p>会议听取了各单位汇报，就“${title}”的议题进行了讨论。</p><ol><li>${agenda}</li><li>各单位于一周内落实责任人和期限。</li><li>保卫部门月底前检查落实情况。</li></ol>`

type Moments = { begin: number; published: number | null; id: number; firstLine: number; days: Calendar }

type Somebody = { person: Person | null; name: string; dept_name: string }

/** Who is invited, with what they said and did. */
function linesOf(text: MeetingText, { organizer, host, people, guests }: Crowd, at: Moments) {
  const accounts: Somebody[] = [...new Set([host, organizer, ...people])].map((person) => ({
    ...{ person, name: person.real_name, dept_name: person.belongs },
  }))
  const draw = random(`conference ${at.id}`)
  const invited = [...accounts, ...guests.map((guest) => ({ person: null, ...guest }))]
  return invited.map(({ person, name, dept_name }, index) => ({
    ...{ id: at.firstLine + index, conference_id: at.id, seq: index + 1 },
    ...{ user_id: person?.id ?? null, name, dept_name },
    ...saidBy(person, text, { ...at, draw, isAway: index >= accounts.length - AWAY }),
    ...doneBy(person, text, { ...at, draw, index, isAway: index >= accounts.length - AWAY }),
  }))
}

/** So many do not come to a meeting that was held. */
const AWAY = 2
/** The place in the list of whoever comes late. */
const LATE = 3

const isHeld = ({ fate }: MeetingText) => ['archived', 'confirming', 'unwritten', 'running'].includes(fate)

type Seat = Moments & { draw: Random; isAway: boolean }

/** What somebody replied; whoever is shown still has invitations to reply to. */
function saidBy(person: Person | null, text: MeetingText, { published, days, draw, isAway }: Seat) {
  const moment = Math.min((published ?? 0) + draw.int(20, 900) * MINUTE, days.until)
  const waits = person === null || published === null || (!isHeld(text) && person.username === person.role)
  if (waits) return { reply: reply.none, absent_reason: null, reply_time: null }
  const isAbsent = isAway && isHeld(text)
  return {
    reply: isAbsent ? reply.absent : reply.attends,
    absent_reason: isAbsent ? draw.pick(['外出参加培训', '休年假']) : null,
    reply_time: localText(moment),
  }
}

/** Whether and when somebody signed in and confirmed the minutes. */
function doneBy(person: Person | null, text: MeetingText, { begin, draw, index, isAway }: Seat & { index: number }) {
  const isLate = index === LATE
  const came = isLate ? begin + draw.int(2, 9) * MINUTE : begin - draw.int(1, 14) * MINUTE
  const confirmed = begin + draw.int(5, 25) * HOUR
  if (person === null || isAway || !isHeld(text)) return { sign_time: null, late: false, confirm_time: null }
  const isConfirmed = text.fate === 'archived' || (text.fate === 'confirming' && index % 3 === 0)
  return { sign_time: localText(came), late: isLate, confirm_time: isConfirmed ? localText(confirmed) : null }
}
