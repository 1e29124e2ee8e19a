import { fail } from '@shouya/server/core/failure.ts'
import { handle } from '@shouya/server/core/handle.ts'
import { printList } from '@shouya/server/noun/printList.ts'
import { find } from '@shouya/server/registers/find.ts'
import { page } from '@shouya/server/registers/page.ts'
import * as Rectification from '../contract.ts'
import { companyMenders } from './company.ts'
import { askDelay, decideDelay } from './delay.ts'
import { findOne } from './find.ts'
import { conditionsOf, detailsOf, extras, rowOf } from './rows.ts'
import { mendersOf, save } from './save.ts'
import { cancel, review, start, submit } from './steps.ts'

export const rectificationActions = handle(Rectification, {
  async GetPageList(ctx, query) {
    const rows = ctx.scoped.rows('rectification')
    const source = { table: 'rectification', rows: rows.selectAll().select(extras(ctx)), count: rows }
    const listPage = await page(ctx.db, query, conditionsOf(ctx)(query), source)
    return { rows: listPage.rows.map(rowOf(ctx)), total: listPage.total }
  },

  async Get(ctx, { id }) {
    const [row] = await detailsOf(ctx, [await findOne(ctx, id)])
    return row ?? fail('NotFound')
  },

  async GetPersonList(ctx, { dept_id, escort_company_id }) {
    if (escort_company_id !== undefined) {
      await find(ctx, 'escort_company', escort_company_id)
      return companyMenders(ctx, escort_company_id).execute()
    }
    const unit = dept_id ?? ctx.user.deptId
    if (unit !== ctx.user.deptId) await find(ctx, 'dept', unit)
    return mendersOf(ctx, unit).execute()
  },

  Save: save,
  Start: start,
  Submit: submit,
  Review: review,
  Delay: askDelay,
  DecideDelay: decideDelay,
  Cancel: cancel,

  GetPrintList: (ctx, { ids, ...query }) =>
    printList(ctx, {
      table: 'rectification',
      rows: ctx.scoped
        .rows('rectification')
        .selectAll()
        .select(extras(ctx))
        .where(conditionsOf(ctx)(query))
        .orderBy('create_time')
        .orderBy('id'),
      ids,
      draw: (rows) => detailsOf(ctx, rows),
      max: Rectification.MOST_PRINTED,
    }),
})
