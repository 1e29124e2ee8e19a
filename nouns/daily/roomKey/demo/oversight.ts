import type { Calendar } from '@shouya/server/demo/calendar.ts'
import type { Person } from '@shouya/server/demo/people.ts'
import { type Random, random } from '@shouya/server/demo/random.ts'
import type { Visit } from '@shouya/server/demo/signIns.ts'

/** An entry of the log besides the registers' own. */
export type Watched = {
  at: number
  /** Null without a signed-in user. */
  by: Person | null
  action: string
  note: { type?: 1 | 3 | 4 | 5; table?: string; id?: number; message?: string; forced?: true }
  /** The code of a failed call. */
  code?: number
}

type Kind = Omit<Watched, 'at' | 'by'> & { roles: readonly string[]; aDay: number }

/** Occasional actions by role, with their daily frequency. */
const kinds: readonly Kind[] = [
  { roles: ['branch_security', 'sys_admin'], aDay: 2, action: 'User/Reveal', note: { type: 3, message: 'phone' } },
  {
    roles: ['branch_security', 'outlet_leader'],
    aDay: 5,
    action: 'Common/Export',
    note: { type: 4, table: 'room_key' },
  },
  { roles: ['branch_security', 'sys_admin'], aDay: 1, action: 'User/ResetPwd', note: { forced: true } },
  { roles: ['outlet_teller', 'outlet_safety'], aDay: 3, action: 'User/GetByPage', note: {}, code: 401 },
  { roles: ['branch_security'], aDay: 1, action: 'RoomKey/Get', note: {}, code: 403 },
  { roles: ['outlet_safety', 'outlet_leader'], aDay: 6, action: 'RoomKey/Save', note: {}, code: 1004 },
]

/** What auditors and administrators look at, on the days before today. */
export function oversight(visits: readonly Visit[], days: Calendar): Watched[] {
  const draw = random('oversight')
  const [first, ...others] = visits.map(({ person }) => person)
  if (!first) return []
  const people = [first, ...others]
  const week = [-5, -4, -3, -2, -1]
  const at = (day: number) => days.at(day, draw.int(8 * 60 + 40, 17 * 60 + 20)) + draw.int(0, 59_999)
  return week.flatMap((day) => [
    ...kinds.flatMap(({ roles, aDay, ...event }) => {
      const candidates = people.filter(({ role }) => role && roles.includes(role))
      return times(draw, aDay).map(() => ({
        ...event,
        at: at(day),
        by: candidates[draw.int(0, candidates.length - 1)] ?? first,
      }))
    }),
    ...times(draw, 6).map(() => mistyped(draw.pick([first, ...others]), at(day))),
  ])
}

/** Between zero and twice the mean. */
const times = (draw: Random, mean: number) => Array.from({ length: draw.int(0, 2 * mean) })

const mistyped = ({ username }: Person, at: number): Watched => ({
  at,
  by: null,
  action: 'Login/GetJwtToken',
  note: { type: 1, message: `${username}: SignInFailed` },
  code: 1010,
})
