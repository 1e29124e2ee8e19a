import { documentNumber, type Serial, unitPart } from '@shouya/server/core/numbers/nextNumber.ts'
import { localText, TIMEZONE } from '@shouya/server/demo/calendar.ts'
import type { Person } from '@shouya/server/demo/people.ts'
import { roomKey } from '../noun.ts'
import type { Party } from '../rules.ts'
import { compose } from '../server/compose.ts'
import { changes } from './changes.ts'
import type { Entry } from './handover.ts'

const status = roomKey.states.codes

export type Filed = ReturnType<typeof fileOne>

/** The handovers of all outlets as rows of the register, numbered in the order of filing. */
export function handoverRows(entries: readonly Entry[]) {
  const serials = new Map<string, Serial>()
  /** The numbering of `nextNumber`, for all at once. */
  const number = (day: string, deptCode: string) => {
    const unit = unitPart(deptCode)
    const key = `${day} ${unit}`
    const serial = serials.get(key) ?? { prefix: roomKey.prefix, day, unit, last: 0 }
    serial.last++
    serials.set(key, serial)
    return documentNumber(serial)
  }
  const inOrder = entries.toSorted((a, b) => a.at - b.at || a.team.unit.id - b.team.unit.id)
  const filed = inOrder.map((entry, index) => fileOne(entry, index + 1, number))
  return { filed, serials: [...serials.values()] }
}

/** A signature by password, as made by `signed`. */
const signature = ({ id, real_name, ip }: Person, at: number) =>
  ({ user_id: id, name: real_name, time: localText(at), method: 2, img_url: null, ip }) as const

const named = ({ id, real_name }: Person) => ({ id, name: real_name })

function fileOne(entry: Entry, id: number, number: (day: string, deptCode: string) => string) {
  const { team, keys, from, to, supervisor, at, handedAt, expect, signs, back, backBy } = entry
  const handover_time = localText(handedAt ?? at)
  const biz_date = handover_time.slice(0, 10)
  const [filer] = signs
  const { row, audited } = compose({
    bill_no: number(biz_date, team.unit.dept_code),
    unit: team.unit,
    entered: {
      handover_type: entry.type,
      reason: entry.reason ?? null,
      password_changed: entry.passwordChanged ?? false,
      place_under_monitor: true,
    },
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
      filed_at: null,
    },
    permit: { oa_examine_id: null, oa_examine_no: null },
    party: filer.party,
    sign: signature(filer.by, at),
    timezone: TIMEZONE,
  })
  const steps = changes(entry)
  const last = steps.at(-1)
  return {
    entry,
    audited,
    row: {
      ...row,
      id,
      create_user_id: filer.by.id,
      create_user_name: filer.by.real_name,
      create_time: new Date(at),
      keys: JSON.parse(row.keys) as unknown,
      status: entry.status,
      ...signatures(signs),
      return_sign: back && backBy ? signature(backBy, back) : null,
      return_time: back ? localText(back) : null,
      close_reason: entry.closeReason ?? null,
      update_user_id: last?.by.id ?? null,
      update_time: last ? new Date(last.at).toISOString() : null,
      version: 1 + steps.length,
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

function signatures(signs: Entry['signs']) {
  const signOf = (role: Party) => {
    const match = signs.find(({ party }) => party === role)
    return match ? signature(match.by, match.at) : null
  }
  return { from_sign: signOf('from'), to_sign: signOf('to'), supervisor_sign: signOf('supervisor') }
}
