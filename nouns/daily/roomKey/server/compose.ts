import type { Input } from '@shouya/contract/action'
import type { Sign } from '@shouya/contract/sign'
import { searchText } from '@shouya/noun/searchText'
import { enteredOf } from '@shouya/noun/values'
import { signedHash } from '@shouya/server/noun/signature.ts'
import { keyLabel } from '../../keyLedger/rules.ts'
import type { Key } from '../../keyLedger/server/rows.ts'
import type * as RoomKey from '../contract.ts'
import { roomKey } from '../noun.ts'
import type { Party } from '../rules.ts'
import type { Permit } from './permit.ts'

type Person = { id: number; name: string }
type Entered = ReturnType<typeof enteredOf<typeof roomKey, Input<typeof RoomKey.Save>>>

export type Composition = {
  /** The form's values; other columns are empty. */
  entered: Partial<Entered> & Pick<Entered, 'handover_type' | 'password_changed' | 'place_under_monitor'>
  bill_no: string
  unit: { id: number; dept_name: string }
  keys: readonly Pick<Key, 'id' | 'key_no' | 'key_name' | 'key_type' | 'copy_type'>[]
  from: Person
  to: Person
  supervisor: Person | null
  /** Business day and times, as returned by `timesOf`. */
  times: {
    handover_time: string
    biz_date: string
    is_backfill: boolean
    backfill_reason: string | null
    expect_return_time: string | null
    filed_at: string | null
  }
  /** The permit to open sealed keys. */
  permit: Permit
  /** The party who enters and signs it. */
  party: Party
  sign: Sign
  timezone: string
}

/** A new handover as entered and signed by one of its parties: the row with its hash, and its log entry. */
export function compose({ keys, from, to, supervisor, unit, party, sign, timezone, ...input }: Composition) {
  const content = {
    ...enteredOf(roomKey, input.entered as Entered),
    ...input.times,
    ...input.permit,
    bill_no: input.bill_no,
    dept_id: unit.id,
    dept_name: unit.dept_name,
    keys: keys.map(({ id, key_no, key_name, key_type, copy_type }) => ({
      ...{ key_id: id, key_no, key_name, key_type, copy_type },
    })),
    from_user_id: from.id,
    from_user_name: from.name,
    to_user_id: to.id,
    to_user_name: to.name,
    supervisor_user_id: supervisor?.id ?? null,
    supervisor_user_name: supervisor?.name ?? null,
    status: roomKey.states.codes.waiting as number,
  }
  const row = {
    ...content,
    keys: JSON.stringify(content.keys),
    key_types: [...new Set(keys.map(({ key_type }) => key_type))],
    from_sign: null,
    [`${party}_sign` as const]: JSON.stringify(sign),
    sign_hash: signedHash(roomKey, content, timezone),
    search_text: [searchText(roomKey, content), ...keys.map(keyLabel)].join(' ').toLowerCase(),
  }
  return { row, audited: content }
}
