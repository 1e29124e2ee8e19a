import type { Noun } from '@shouya/noun/noun'
import type { Kysely } from 'kysely'
import { checkDict } from '../core/dictionary/checkDict.ts'
import type { Unscoped } from '../db/scope.ts'

/** Ends with 1001 where what somebody wrote is not a value of the dictionary of its field. */
export async function checkCodes(db: Kysely<Unscoped>, noun: Noun, input: object): Promise<void> {
  const given = input as Record<string, number | null | undefined>
  const codes = Object.entries(noun.fields).flatMap(([name, field]) =>
    field.kind === 'code' && name in given ? [[name, [field.dict, given[name]]] as const] : [],
  )
  await checkDict(db, Object.fromEntries(codes))
}
