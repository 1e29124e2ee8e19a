import type { Row } from '@shouya/contract/action'
import { linkTo, type Noun } from '@shouya/noun/noun'
import type { Search } from '@shouya/nouns/workbench/home/contract.ts'
import type { Selectable } from 'kysely'
import { type Ctx, can } from '../core/context.ts'
import type { DB } from '../db/schema.gen.ts'
import type { ScopedTable } from '../db/scope.ts'
import { allOf, matching } from '../registers/filters.ts'

const MOST = 5

type Found = Row<typeof Search>[number]
type Stored = Noun & { readonly table: ScopedTable }

/** Records of a noun that a word names, for the search of the whole console; the last by `time` first. */
export const foundOf =
  <N extends Stored>(
    noun: N,
    {
      kind,
      time,
      says,
    }: {
      kind: Found['kind']
      time: keyof DB[N['table']] & string
      says: (row: Selectable<DB[N['table']]>) => Pick<Found, 'title' | 'note'>
    },
  ) =>
  async ({ user, scoped }: Ctx, keywords: string): Promise<Found[]> => {
    if (!can(user, noun.permission, 'query')) return []
    const rows = await scoped
      .rows(noun.table as 'dept')
      .selectAll()
      .where(allOf(matching(`${noun.table}.search_text`, keywords)))
      .orderBy(time as 'id', 'desc')
      .orderBy('id', 'desc')
      .limit(MOST)
      .execute()
    return rows.map((row) => ({ kind, ...says(row as never), link: linkTo(noun, row.id) }))
  }
