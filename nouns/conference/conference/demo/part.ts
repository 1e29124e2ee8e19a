import type { DB } from '@shouya/server/db/schema.gen.ts'
import { localText } from '@shouya/server/demo/calendar.ts'
import { insertRows } from '@shouya/server/demo/insertRows.ts'
import { openSerials } from '@shouya/server/demo/openSerials.ts'
import type { DemoPart, Ground } from '@shouya/server/demo/part.ts'
import type { Person } from '@shouya/server/demo/people.ts'
import { SHOWN_OUTLET } from '@shouya/server/demo/posts.ts'
import type { Unit } from '@shouya/server/demo/unitMaker.ts'
import type { Kysely } from 'kysely'
import { conference } from '../noun.ts'
import { type Crowd, type Guest, meetingRows } from './meetingRow.ts'
import { type MeetingText, meetingTexts } from './meetingTexts.ts'

export const part: DemoPart = {
  title: 'meetings',
  after: [],
  tables: ['conference', 'conference_user'],
  fill: fillMeetings,
}

/** As many come to a meeting of the bank (domain 9.3), and to one of a branch. */
const OF_BANK = 24
const OF_BRANCH = 12

const police: Guest = { name: '高所长', dept_name: '属地派出所' }

/** The 24 meetings of domain 16.1 in all states. */
async function fillMeetings(tx: Kysely<DB>, { people, units, days }: Ground) {
  const crowdOf = crowds(people, units)
  const serials = await openSerials(tx, [conference.prefix])
  const rows: object[] = []
  const lines: object[] = []
  for (const [index, text] of meetingTexts.entries()) {
    const crowd = crowdOf(text)
    const meeting = meetingRows(text, crowd, days, { id: index + 1, firstLine: lines.length + 1 })
    const day = localText(meeting.made).slice(0, 10)
    rows.push(meeting.row(serials.next(conference.prefix, day, crowd.organizer.unit.dept_code)))
    lines.push(...meeting.lines)
  }
  await insertRows(tx, 'conference', rows)
  await insertRows(tx, 'conference_user', lines)
  await serials.store()
  return { meetings: rows.length }
}

/** Whom meetings invite: the heads of security of all branches, or people of the shown branch. */
function crowds(people: readonly Person[], units: readonly Unit[]): (text: MeetingText) => Crowd {
  const named = (username: string): Person => {
    const person = people.find((candidate) => candidate.username === username)
    if (!person) throw new Error(`nobody is called ${username}`)
    return person
  }
  const outlet = units.find(({ dept_code }) => dept_code === SHOWN_OUTLET)
  const branch = units.find(({ dept_type, path }) => dept_type === 2 && outlet?.path.startsWith(`${path}.`))
  if (!branch) throw new Error('no branch of the shown outlet')
  const below = people.filter(({ unit }) => unit.path === branch.path || unit.path.startsWith(`${branch.path}.`))
  const ofRole = (role: string, among = people) => among.filter((person) => person.role === role)
  const head = named('hq_security')
  const organizer = named('branch_security')
  const host = ofRole('branch_security', below).find(({ unit }) => unit === branch) ?? organizer
  const shown = ['outlet_leader', 'outlet_safety', 'outlet_teller', 'sub_leader'].map(named)
  const ofBank = [...ofRole('hq_security'), ...ofRole('branch_security')].filter((person) => person !== organizer)
  const ofBranch = [
    ...ofRole('branch_security', below),
    ...ofRole('sub_leader', below),
    ...ofRole('outlet_leader', below),
  ]
  return ({ by, with: guests }) =>
    by === 'head'
      ? {
          ...{ organizer: head, host: head },
          people: [organizer, ...ofBank].slice(0, OF_BANK),
          guests: [],
        }
      : {
          ...{ organizer, host },
          people: [
            ...(guests === 'company' ? [named('escort_admin')] : []),
            ...(guests === 'outlet' ? [...shown, ...ofBranch.filter((person) => !shown.includes(person))] : ofBranch),
          ].slice(0, OF_BRANCH),
          guests: guests === 'company' ? [police] : [],
        }
}
