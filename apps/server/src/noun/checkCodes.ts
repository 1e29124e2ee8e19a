import type { Noun } from '@shouya/noun/noun'
import type { Kysely } from 'kysely'
import { checkDict } from '../core/dictionary/checkDict.ts'
import type { Unscoped } from '../db/scope.ts'

/** Ends with 1001 where what somebody wrote is not a value of the dictionary of its field. */
export async function checkCodes(db: Kysely<Unscoped>, noun: Noun, input: object): Promise<void> {
  const given = input as Record<string, unknown>
  const codes = Object.entries(noun.fields).flatMap(([name, field]) => {
    if (!(name in given)) return []
    if (field.kind === 'code') return [[name, [field.dict, given[name] as number | null]] as const]
    if (field.kind !== 'codes') return []
    return (given[name] as number[]).map((code, index) => [`${name}.${index}`, [field.dict, code]] as const)
  })
  await checkDict(db, Object.fromEntries(codes))
}
