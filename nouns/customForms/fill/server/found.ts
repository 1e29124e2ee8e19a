import type { Ctx } from '@shouya/server/core/context.ts'
import { fillList } from './fill.ts'

const MOST = 5

/** Forms to fill in that a word names, for the search of the whole console. */
export async function foundForms(ctx: Ctx, keywords: string) {
  const query = { page: 1, pagesize: MOST, keywords, sort_field: 'update_time', sort_order: 'desc' } as const
  const { rows } = await fillList(ctx, query)
  return rows.map(({ id, form_name, category_name }) => ({
    kind: 'form' as const,
    title: form_name,
    note: category_name,
    link: `/exception/queryFieldlist/fill?id=${id}`,
  }))
}
