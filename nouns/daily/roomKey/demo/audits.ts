import { auditRow } from '@shouya/server/core/audit/audit.ts'
import type { Person } from '@shouya/server/demo/people.ts'
import { random } from '@shouya/server/demo/random.ts'
import type { Visit } from '@shouya/server/demo/signIns.ts'
import { roomKey } from '../noun.ts'
import { changes } from './changes.ts'
import type { Filed } from './handoverRows.ts'
import type { Watched } from './oversight.ts'

const status = roomKey.states.codes

const BROWSER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

type Call = Parameters<typeof auditRow>[0]
type Note = Parameters<typeof auditRow>[1]
type Event = { at: number; by: Person | null; action: string; note: Note; code?: number }

/** The audit log of sign-ins, of the handovers since a moment, and of monitored actions. */
export function audits(filed: readonly Filed[], signIns: readonly Visit[], watched: readonly Watched[], since: number) {
  const events = [
    ...signIns.map(({ at, person }): Event => ({ at, by: person, action: 'Login/GetJwtToken', note: { type: 1 } })),
    ...watched,
    ...filed.flatMap(eventsOf).filter(({ at }) => at >= since),
  ].sort((a, b) => a.at - b.at || (a.by?.id ?? 0) - (b.by?.id ?? 0))
  const draw = random('audits')
  return events.map((event, index) => ({ id: index + 1, ...logRow(event, index, draw.int(9, 60)) }))
}

function eventsOf({ entry, row, audited }: Filed): Event[] {
  const note = { table: 'room_key', id: row.id, billNo: row.bill_no }
  const list: Event[] = [
    { at: entry.at, by: entry.signs[0].by, action: 'RoomKey/Save', note: { ...note, after: audited } },
  ]
  let previousStatus: number = status.waiting
  for (const change of changes(entry)) {
    const closes = change.action === 'Refuse' || change.action === 'Void'
    const reason = closes && entry.closeReason ? { message: entry.closeReason } : {}
    const states = { before: { status: previousStatus }, after: { status: change.status } }
    list.push({
      at: change.at,
      by: change.by,
      action: `RoomKey/${change.action}`,
      note: { ...note, ...states, ...reason },
    })
    previousStatus = change.status
  }
  return list
}

function logRow({ at, by, action, note, code }: Event, index: number, cost_ms: number) {
  const call = {
    ip: by?.ip ?? '10.20.0.9',
    userAgent: BROWSER,
    requestId: `demo-${index + 1}`,
    now: new Date(at),
  } as Call
  const person = by && { userId: by.id, name: by.real_name, deptId: by.unit.id, deptName: by.unit.dept_name }
  const outcome = { action, user: null, startedAt: 0, ...(code === undefined ? { ok: true } : { ok: false, code }) }
  const row = auditRow(call, { ...note, ...(person ? { by: person } : {}) }, outcome)
  const json = (text: string | null) => text && (JSON.parse(text) as unknown)
  return { ...row, before: json(row.before), after: json(row.after), cost_ms }
}
