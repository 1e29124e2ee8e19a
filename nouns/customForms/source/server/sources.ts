import type { SourceItem } from '@shouya/contract/customForm'
import type { Ctx } from '@shouya/server/core/context.ts'
import { dictionaryOptions } from './dictionary.ts'
import { colleagueOptions, peopleOptions } from './people.ts'
import { DICT } from './sourceList.ts'
import { allUnitOptions, unitOptions } from './units.ts'

/** Options of the sources named, as the caller may choose from them; a source that does not exist is not in the answer. */
export async function readSources(ctx: Ctx, keys: readonly string[]): Promise<Record<string, SourceItem[]>> {
  const wanted = new Set(keys)
  const codes = [...wanted].filter((key) => key.startsWith(DICT)).map((key) => key.slice(DICT.length))
  return {
    ...(await dictionaryOptions(ctx, codes)),
    ...(wanted.has('users') ? { users: await peopleOptions(ctx) } : {}),
    ...(wanted.has('colleagues') ? { colleagues: await colleagueOptions(ctx) } : {}),
    ...(wanted.has('depts') ? { depts: await unitOptions(ctx) } : {}),
    ...(wanted.has('allDepts') ? { allDepts: await allUnitOptions(ctx) } : {}),
  }
}
