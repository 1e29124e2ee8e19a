import type { Ctx } from '@shouya/server/core/context.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import { sql } from 'kysely'

type Value = { dict_code: string; value: string; parent_value: string | null }

/** A value stands below one of its own dictionary, and never below itself, however far down. */
export async function checkParent({ db }: Ctx, { dict_code, value, parent_value }: Value): Promise<void> {
  if (parent_value === null) return
  const { rows } = await sql<{ value: string }>`
    with recursive above as (
      select value, parent_value from dict_data where dict_code = ${dict_code} and value = ${parent_value}
      union select up.value, up.parent_value from dict_data up
        join above on up.dict_code = ${dict_code} and up.value = above.parent_value)
    select value from above`.execute(db)
  if (rows.length === 0) failAt('parent_value', 'input.dict')
  if (rows.some((above) => above.value === value)) failAt('parent_value', 'dict.circle')
}
