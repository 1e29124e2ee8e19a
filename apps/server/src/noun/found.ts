import type { foundRow } from '@shouya/contract/foundRow'
import { linkTo, type Noun } from '@shouya/noun/noun'
import type { Selectable } from 'kysely'
import type { z } from 'zod'
import { type Ctx, can } from '../core/context.ts'
import type { DB } from '../db/schema.gen.ts'
import type { ScopedTable } from '../db/scope.ts'
import { allOf, matching } from '../registers/filters.ts'
import type { Rows } from '../registers/page.ts'

const MOST = 5

type Found = z.output<typeof foundRow>
type Stored = Noun & { readonly table: ScopedTable }

/**
 * Records of a noun that a word names, for the search of the whole console, once they have a number; the last by `time` first,
 * those without a time in the order of their states.
 * @param select the rows of the caller's scope, where columns of other tables belong to them
 */
export const foundOf =
  <N extends Stored, R = Selectable<DB[N['table']]>>(
    noun: N,
    {
      kind,
      time,
      select,
      says,
    }: {
      kind: Found['kind']
      time?: keyof DB[N['table']] & string
      select?: (ctx: Ctx) => Rows<R>
      says: (row: R) => Pick<Found, 'title' | 'note'>
    },
  ) =>
  async (ctx: Ctx, keywords: string): Promise<Found[]> => {
    const { user, scoped } = ctx
    if (!can(user, noun.permission, 'query')) return []
    const all = select?.(ctx) ?? (scoped.rows(noun.table as 'dept').selectAll() as unknown as Rows<R>)
    const rows = await all
      .where(allOf(matching(`${noun.table}.search_text`, keywords)))
      .$if(noun.fields.bill_no?.optional ?? false, (numbered) => numbered.where('bill_no', 'is not', null))
      .orderBy(`${noun.table}.${time ?? 'status'}`, time ? 'desc' : 'asc')
      .orderBy(`${noun.table}.id`, time ? 'desc' : 'asc')
      .limit(MOST)
      .execute()
    return rows.map((row) => ({ kind, ...says(row), link: linkTo(noun, (row as { id: number }).id) }))
  }
