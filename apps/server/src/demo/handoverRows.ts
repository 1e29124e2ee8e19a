import { compose } from '../areas/daily/roomKey/compose.ts'
import { status } from '../areas/daily/roomKey/rules.ts'
import { localText, TIMEZONE } from './calendar.ts'
import type { Entry } from './handover.ts'
import type { Person } from './people.ts'

export type Filed = ReturnType<typeof fileOne>

/** The handovers of all outlets as rows of the register, numbered in the order of filing. */
export function handoverRows(entries: readonly Entry[]) {
  const serials = new Map<string, { prefix: 'YS'; day: string; unit: string; last: number }>()
  /** As `nextNumber` counts, for all at once. */
  const number = (day: string, deptCode: string) => {
    const unit = deptCode.slice(-4)
    const head = `YS${day.replaceAll('-', '')}${unit}`
    const serial = serials.get(head) ?? { prefix: 'YS', day, unit, last: 0 }
    serial.last++
    serials.set(head, serial)
    return head + String(serial.last).padStart(4, '0')
  }
  const inOrder = entries.toSorted((a, b) => a.at - b.at || a.team.unit.id - b.team.unit.id)
  const filed = inOrder.map((entry, index) => fileOne(entry, index + 1, number))
  return { filed, serials: [...serials.values()] }
}

/** A signature by password, as `checkSignature` answers it. */
const signature = ({ id, real_name, ip }: Person, at: number) =>
  ({ user_id: id, name: real_name, time: localText(at), method: 2, img_url: null, ip }) as const

const named = ({ id, real_name }: Person) => ({ id, name: real_name })

function fileOne(entry: Entry, id: number, number: (day: string, deptCode: string) => string) {
  const { team, keys, from, to, supervisor, at, handedAt, expect, toSigned, supervisorSigned } = entry
  const handover_time = localText(handedAt ?? at)
  const biz_date = handover_time.slice(0, 10)
  const { row, audited } = compose({
    bill_no: number(biz_date, team.unit.dept_code),
    unit: team.unit,
    handover_type: entry.type,
    keys,
    from: named(from),
    to: named(to),
    supervisor: supervisor && named(supervisor),
    times: {
      handover_time,
      biz_date,
      is_backfill: handedAt !== undefined,
      backfill_reason: entry.backfillReason ?? null,
      expect_return_time: expect === undefined ? null : localText(expect),
    },
    reason: entry.reason ?? null,
    seal_before: null,
    seal_after: null,
    password_changed: entry.passwordChanged ?? false,
    place_under_monitor: true,
    remark: null,
    sign: signature(from, at),
    now: new Date(at),
    timezone: TIMEZONE,
  })
  const last = lastChange(entry)
  return {
    entry,
    audited,
    row: {
      ...row,
      id,
      keys: JSON.parse(row.keys) as unknown,
      from_sign: JSON.parse(row.from_sign) as unknown,
      status: entry.status,
      to_sign: toSigned && signature(to, toSigned),
      supervisor_sign: supervisor && supervisorSigned ? signature(supervisor, supervisorSigned) : null,
      return_sign: entry.back ? signature(from, entry.back) : null,
      return_time: entry.back ? localText(entry.back) : null,
      close_reason: entry.closeReason ?? null,
      update_user_id: last?.by.id ?? null,
      update_time: last && new Date(last.at).toISOString(),
      version: 1 + changes(entry).length,
    },
    items: keys.map((key) => ({
      room_key_id: id,
      key_id: key.id,
      holder_before: key.before.holder?.id ?? null,
      holder_name_before: key.before.holder?.real_name ?? null,
      position_before: key.before.position,
      seal_no_before: key.seal_no,
      open: entry.status === status.waiting || entry.status === status.toReturn,
    })),
  }
}

export type Change = {
  action: 'Receive' | 'Supervise' | 'Return' | 'Refuse' | 'Void'
  by: Person
  at: number
  status: number
}

/** What happened to a handover after it was filed, with the state that each step left. */
export function changes({
  to,
  from,
  team,
  supervisor,
  toSigned,
  supervisorSigned,
  closedAt,
  back,
  status: final,
}: Entry): Change[] {
  const settled = back ? status.toReturn : final === status.void ? status.done : final
  const list: Change[] = []
  if (toSigned) list.push({ action: 'Receive', by: to, at: toSigned, status: supervisor ? status.waiting : settled })
  if (supervisor && supervisorSigned)
    list.push({ action: 'Supervise', by: supervisor, at: supervisorSigned, status: settled })
  if (back) list.push({ action: 'Return', by: from, at: back, status: final })
  const refused = final === status.refused
  if (closedAt)
    list.push({ action: refused ? 'Refuse' : 'Void', by: refused ? to : team.leader, at: closedAt, status: final })
  return list
}

const lastChange = (entry: Entry): Change | null => changes(entry).at(-1) ?? null
