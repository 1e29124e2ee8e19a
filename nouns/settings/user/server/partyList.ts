import type { Handler } from '@shouya/server/core/handle.ts'
import { parties } from '@shouya/server/core/org/parties.ts'
import { sql } from 'kysely'
import type * as User from '../contract.ts'

const MOST = 50

/** Parties of a kind in the caller's scope, for the form of an account. */
export const partyList: Handler<typeof User.GetPartyList> = async ({ scoped }, { user_type, keywords }) => {
  const party = parties[user_type]
  if (!party) return []
  // All tables of parties have these columns, under names of their own.
  const name = sql.ref<string>(`${party.table}.${party.name}`)
  const rows = await scoped
    .rows(party.table as 'agent')
    .select(['id', 'status', name.as('name')])
    .$if(keywords !== '', (query) => query.where(sql<boolean>`position(lower(${keywords}) in lower(${name})) > 0`))
    .orderBy(name)
    .orderBy('id')
    .limit(MOST)
    .execute()
  return rows.map(({ id, status, name }) => ({ id, name, open: party.admitted.includes(status) }))
}
