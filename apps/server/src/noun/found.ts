import type { foundRow } from '@shouya/contract/foundRow'
import { linkTo, type Noun } from '@shouya/noun/noun'
import type { Selectable } from 'kysely'
import type { z } from 'zod'
import { type Ctx, can } from '../core/context.ts'
import type { DB } from '../db/schema.gen.ts'
import type { ScopedTable } from '../db/scope.ts'
import { allOf, matching } from '../registers/filters.ts'

const MOST = 5

type Found = z.output<typeof foundRow>
type Stored = Noun & { readonly table: ScopedTable }

/** Records of a noun that a word names, for the search of the whole console, once they have a number; the last by `time` first. */
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
      .$if(noun.fields.bill_no?.optional ?? false, (numbered) =>
        numbered.where('bill_no' as 'dept_name', 'is not', null),
      )
      .orderBy(time as 'id', 'desc')
      .orderBy('id', 'desc')
      .limit(MOST)
      .execute()
    return rows.map((row) => ({ kind, ...says(row as never), link: linkTo(noun, row.id) }))
  }
