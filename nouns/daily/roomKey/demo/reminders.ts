import { type Remind, remindRow } from '@shouya/server/core/messages/remind.ts'
import { HOUR, localText, MINUTE } from '@shouya/server/demo/calendar.ts'
import { keyLabel } from '../../keyLedger/rules.ts'
import { roomKey } from '../noun.ts'
import { signReminder } from '../server/rules.ts'
import type { Filed } from './handoverRows.ts'

const status = roomKey.states.codes

type Sent = { message: Remind; at: number; settledAt: number | null; replaced?: boolean }

/** Reminders since a moment: keys to receive, refused, and overdue. */
export function reminders(filed: readonly Filed[], since: number, now: number) {
  const sent = filed
    .filter(({ entry }) => entry.at >= since)
    .flatMap((handover) => [
      ...toSign(handover),
      ...refused(handover),
      ...returned(handover),
      ...overdue(handover, now),
    ])
  return sent
    .flatMap((reminder) => rowsOf(reminder, now))
    .sort((a, b) => a.send_time.localeCompare(b.send_time) || a.receiver_id - b.receiver_id)
    .map((row, index) => ({ id: index + 1, ...row }))
}

const about = ({ row }: Filed) => ({ table: 'room_key', id: row.id })
const search = ({ row }: Filed) => `/form/daily/taskdaily/Handover?keywords=${row.bill_no}`

function toSign(filed: Filed): Sent[] {
  const { entry, row } = filed
  const { at, from, to, supervisor, keys, closed, signs } = entry
  const [{ by: filer }] = signs
  const message: Omit<Remind, 'receivers'> = {
    ...about(filed),
    code: signReminder(entry.type),
    params: { bill_no: row.bill_no, from: from.real_name, keys: keys.map(keyLabel).join('、') },
    link: '/form/daily/taskdaily/Handover?mine=1',
    level: 1,
  }
  const settledAll = entry.status === status.waiting ? null : (closed?.at ?? signs.at(-1)?.at ?? null)
  // Each person's reminder ends with their signature.
  return [from, to, supervisor].flatMap((person) =>
    person && person !== filer
      ? [
          {
            message: { ...message, receivers: [person.id] },
            at,
            settledAt: settledAll ?? signs.find(({ by }) => by === person)?.at ?? null,
          },
        ]
      : [],
  )
}

function refused(filed: Filed): Sent[] {
  const { status: now, closed, closeReason = '', signs, keys } = filed.entry
  if (now !== status.refused || !closed) return []
  const params = {
    bill_no: filed.row.bill_no,
    to: closed.by.real_name,
    keys: keys.map(keyLabel).join('、'),
    reason: closeReason,
  }
  const receivers = [signs[0].by.id]
  const message: Remind = { ...about(filed), code: 'key_refused', receivers, params, link: search(filed), level: 2 }
  return [{ message, at: closed.at, settledAt: null }]
}

/** To the one of the two who did not record it. */
function returned(filed: Filed): Sent[] {
  const { back, backBy, from, to, keys } = filed.entry
  if (!back || !backBy) return []
  const params = { bill_no: filed.row.bill_no, by: backBy.real_name, keys: keys.map(keyLabel).join('、') }
  const receivers = [backBy === from ? to.id : from.id]
  const message: Remind = { ...about(filed), code: 'key_returned', receivers, params, link: search(filed), level: 1 }
  return [{ message, at: back, settledAt: null }]
}

/** Once an hour, by the job that runs every ten minutes. */
function overdue(filed: Filed, now: number): Sent[] {
  const { status: state, expect, keys, to, team } = filed.entry
  if (state !== status.toReturn || !expect) return []
  const message: Remind = {
    ...about(filed),
    code: 'key_overdue',
    receivers: [to.id, team.safety.id, team.leader.id],
    params: {
      bill_no: filed.row.bill_no,
      keys: keys.map(({ key_name }) => key_name).join('、'),
      expect: localText(expect),
      holder: to.real_name,
    },
    link: search(filed),
    level: 2,
  }
  const list: Sent[] = []
  const tick = 10 * MINUTE
  let tickTime = Math.ceil((expect + 1) / tick) * tick
  while (tickTime <= now) {
    list.push({ message, at: tickTime, settledAt: null })
    tickTime = Math.floor(tickTime / HOUR) * HOUR + HOUR
  }
  // Each replaces the previous unread one.
  return list.map((sent, i) => ({ ...sent, replaced: i < list.length - 1 }))
}

/** The rows as `remind` and `settle` leave them; older ones have been read. */
function rowsOf({ message, at, settledAt, replaced }: Sent, now: number) {
  const read = !settledAt && !replaced && at < now - 8 * HOUR
  return message.receivers.map((receiver) => ({
    ...remindRow(message, receiver, new Date(at)),
    params: message.params,
    status: settledAt ? 2 : replaced ? 3 : read ? 1 : 0,
    send_time: new Date(at).toISOString(),
    read_time: read ? new Date(at + HOUR).toISOString() : null,
    handle_time: settledAt ? new Date(settledAt).toISOString() : null,
  }))
}
