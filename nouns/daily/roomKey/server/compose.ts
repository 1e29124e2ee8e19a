import type { Sign } from '@shouya/contract/sign'
import { type Key, keyLabel } from '../../keyLedger/server/rules.ts'
import { signedHash } from './content.ts'
import type { Permit } from './permit.ts'
import { type Party, status } from './rules.ts'

type Person = { id: number; name: string }

export type Composition = {
  bill_no: string
  unit: { id: number; dept_name: string }
  handover_type: number
  keys: readonly Pick<Key, 'id' | 'key_no' | 'key_name' | 'key_type' | 'copy_type'>[]
  from: Person
  to: Person
  supervisor: Person | null
  /** Business day and times, as `timesOf` answers them. */
  times: {
    handover_time: string
    biz_date: string
    is_backfill: boolean
    backfill_reason: string | null
    expect_return_time: string | null
    filed_at: string | null
  }
  /** What allowed it to open sealed keys. */
  permit: Permit
  reason: string | null
  seal_before: string | null
  seal_after: string | null
  password_changed: boolean
  place_under_monitor: boolean
  remark: string | null
  /** Who files: one of the parties, who signs with it. */
  filer: Person & { party: Party }
  sign: Sign
  now: Date
  timezone: string
}

/** A new handover as one of its parties files and signs it: the row with its hash, and what the audit log says of it. */
export function compose({
  unit,
  keys,
  from,
  to,
  supervisor,
  times,
  permit,
  filer,
  sign,
  now,
  timezone,
  ...input
}: Composition) {
  const content = {
    ...times,
    ...permit,
    bill_no: input.bill_no,
    handover_type: input.handover_type,
    reason: input.reason,
    seal_before: input.seal_before,
    seal_after: input.seal_after,
    password_changed: input.password_changed,
    place_under_monitor: input.place_under_monitor,
    remark: input.remark,
    dept_id: unit.id,
    keys: keys.map(({ id, key_no, key_name, key_type, copy_type }) => ({
      key_id: id,
      key_no,
      key_name,
      key_type,
      copy_type,
    })),
    from_user_id: from.id,
    to_user_id: to.id,
    supervisor_user_id: supervisor?.id ?? null,
  }
  const names = {
    dept_name: unit.dept_name,
    from_user_name: from.name,
    to_user_name: to.name,
    supervisor_user_name: supervisor?.name ?? null,
  }
  const row = {
    ...content,
    ...names,
    keys: JSON.stringify(content.keys),
    key_types: [...new Set(keys.map(({ key_type }) => key_type))],
    status: status.waiting,
    from_sign: null,
    [`${filer.party}_sign` as const]: JSON.stringify(sign),
    sign_hash: signedHash(content, timezone),
    search_text: [input.bill_no, ...keys.map(keyLabel), from.name, to.name, supervisor?.name, permit.oa_examine_no]
      .filter(Boolean)
      .join(' ')
      .toLowerCase(),
    create_user_id: filer.id,
    create_user_name: filer.name,
    create_time: now,
  }
  return { row, audited: { ...content, ...names, status: status.waiting } }
}
