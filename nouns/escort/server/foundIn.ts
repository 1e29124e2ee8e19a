import type { Row } from '@shouya/contract/action'
import { linkTo, type Noun } from '@shouya/noun/noun'
import { type Ctx, can } from '@shouya/server/core/context.ts'
import { allOf, matching } from '@shouya/server/registers/filters.ts'
import type { Rows } from '@shouya/server/registers/page.ts'
import type { Search } from '../../workbench/home/contract.ts'

const MOST = 5

type Found = Row<typeof Search>[number]
type Of<R> = {
  kind: Found['kind']
  /** The rows in the caller's scope. */
  select: (ctx: Ctx) => Rows<R>
  says: (row: R) => Pick<Found, 'title' | 'note'>
}

/** Records that contain a word, for the search of the whole console, in the order of their states. */
export const foundIn =
  <R extends { id: number }>(noun: Noun, { kind, select, says }: Of<R>) =>
  async (ctx: Ctx, keywords: string): Promise<Found[]> => {
    if (!can(ctx.user, noun.permission, 'query')) return []
    const rows = await select(ctx)
      .where(allOf(matching(`${noun.table}.search_text`, keywords)))
      .orderBy(`${noun.table}.status`)
      .orderBy(`${noun.table}.id`)
      .limit(MOST)
      .execute()
    return rows.map((row) => ({ kind, ...says(row), link: linkTo(noun, row.id) }))
  }
