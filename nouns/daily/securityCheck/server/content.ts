import { contentHash } from '@shouya/server/core/signatures/signatures.ts'
import { instant } from '@shouya/server/core/time/local.ts'
import type { Check, Result } from './rules.ts'

const fields = [
  'biz_date',
  'dept_id',
  'session',
  'weather',
  'guard_staff_id',
  'checker_user_id',
  'second_checker_user_id',
  'disarm_time',
  'arm_time',
  'remark',
  'backfill_reason',
] as const

const found = [
  'item_code',
  'content',
  'result',
  'value_num',
  'value_text',
  'score',
  'problem_desc',
  'photos',
  'hazard_level',
] as const

type Content = Pick<Check, (typeof fields)[number] | 'check_time' | 'filed_at'>
type Found = Pick<Result, (typeof found)[number] | 'value_unit' | 'known_by' | 'known_count' | 'known_reason'>

const pick = <T, K extends keyof T>(row: T, keys: readonly K[]) =>
  Object.fromEntries(keys.map((key) => [key, row[key]]))

/** What an item knows beside its answer is signed with it. Items had neither before they asked for it. */
const itemOf = (one: Found) => ({
  ...pick(one, found),
  ...(one.value_unit === null ? {} : { value_unit: one.value_unit }),
  ...(one.known_count === null ? {} : pick(one, ['known_by', 'known_count', 'known_reason'])),
})

/** What the signatures of a check stand under: its head and every answer, by the items' numbers. Times as instants. */
export function signedHash(check: Content, results: readonly Found[], timezone: string): string {
  const at = (time: string | null) => time && instant(time, timezone).toISOString()
  return contentHash({
    ...pick(check, fields),
    check_time: at(check.check_time),
    ...(check.filed_at === null ? {} : { filed_at: at(check.filed_at) }),
    results: results.toSorted((a, b) => (a.item_code < b.item_code ? -1 : 1)).map(itemOf),
  })
}
