import type { Input } from '@shouya/contract/action'
import { searchText } from '@shouya/noun/searchText'
import { enteredOf } from '@shouya/noun/values'
import type { Keys } from '@shouya/server/core/keys/keys.ts'
import { signedHash } from '@shouya/server/noun/signature.ts'
import type { Personal } from '../../server/personal.ts'
import type * as OutInside from '../contract.ts'
import { visitor } from '../noun.ts'
import { personalColumns } from './personal.ts'
import { leaveDue } from './rules.ts'

type Person = { id: number; name: string }
type Entered = ReturnType<typeof enteredOf<typeof visitor, Input<typeof OutInside.Reject>>>

export type Composition = {
  /** The form's values, with files and permit as stored; other columns are empty. */
  entered: Partial<Entered> & Pick<Entered, 'name' | 'gender'>
  bill_no: string
  unit: { id: number; dept_name: string; business_end: string | null }
  personal: Personal
  approver: Person | null
  oa_examine_no: string | null
  accompany: Person | null
  weapon_check: boolean
  privacy_told: boolean
  visitor_sign_file_id: number | null
  /** As returned by `entryTimes`. */
  times: {
    time: string
    biz_date: string
    is_backfill: boolean
    backfill_reason: string | null
    filed_at: string | null
  }
  /** The time of leaving, if the visitor has left. */
  out_time: string | null
  /** The reason of a refusal. */
  refused: string | null
  replaces_id: number | null
  by: Person
  now: Date
  timezone: string
  keys: Keys
}

const { inside, left, refused: turnedAway } = visitor.states.codes

/** A new entry: the row with its hash, and the numbers to encrypt. */
export function compose(input: Composition) {
  const { unit, approver, accompany, by, out_time, refused, timezone } = input
  const { time, ...times } = input.times
  const entered = enteredOf(visitor, input.entered as Entered)
  const { kept, columns } = personalColumns(input.keys, input.personal)
  const content = {
    ...entered,
    ...times,
    ...columns,
    bill_no: input.bill_no,
    dept_id: unit.id,
    dept_name: unit.dept_name,
    areas: [...new Set(entered.areas)].sort((a, b) => a - b),
    approver_user_name: approver?.name ?? null,
    accompany_user_name: accompany?.name ?? null,
    oa_examine_no: input.oa_examine_no,
    weapon_check: input.weapon_check,
    privacy_told: input.privacy_told,
    visitor_sign_file_id: input.visitor_sign_file_id,
    in_time: time,
    replaces_id: input.replaces_id,
  }
  const row = {
    ...content,
    status: refused !== null ? turnedAway : out_time === null ? inside : left,
    out_time,
    leave_due: leaveDue(time, unit.business_end, timezone),
    out_user_id: out_time === null ? null : by.id,
    out_user_name: out_time === null ? null : by.name,
    close_reason: refused,
    sign_hash: signedHash(visitor, content, timezone),
    search_text: searchText(visitor, content),
    create_user_id: by.id,
    create_user_name: by.name,
    create_time: input.now,
  }
  return { row, kept }
}
