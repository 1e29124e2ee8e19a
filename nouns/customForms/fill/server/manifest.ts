import type { Manifest } from '@shouya/nouns/manifest.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { handle } from '@shouya/server/core/handle.ts'
import * as Fill from '../contract.ts'
import { fillList, getFill } from './fill.ts'

const MOST_FOUND = 5

/** The forms to fill in that match a word, for the search of the console. */
async function foundForms(ctx: Ctx, keywords: string) {
  const query = { page: 1, pagesize: MOST_FOUND, keywords, sort_field: 'update_time', sort_order: 'desc' } as const
  const { rows } = await fillList(ctx, query)
  return rows.map(({ id, form_name, category_name }) => ({
    kind: 'form' as const,
    title: form_name,
    note: category_name,
    link: `/exception/queryFieldlist/fill?id=${id}`,
  }))
}

export const manifest: Manifest = {
  actions: handle(Fill, { GetFillList: fillList, GetFill: getFill }),
  search: foundForms,
}
