import * as Rectification from '@shouya/contract/controllers/Rectification'
import { failAt } from '../../../core/failure.ts'
import { handle } from '../../../core/handle.ts'
import { localTime } from '../../../core/time/local.ts'
import { find } from '../../../registers/find.ts'
import { page } from '../../../registers/page.ts'
import { askDelay, decideDelay } from './delay.ts'
import { findOne } from './find.ts'
import { conditionsOf, detailOf, extras, rowOf } from './rows.ts'
import { mendersOf, save } from './save.ts'
import { cancel, review, start, submit } from './steps.ts'

const MOST_PRINTED = 100

const bankName = { CN: 'platform.bank_name', HK: 'platform.bank_name_hk', US: 'platform.bank_name_us' } as const

export const rectification = handle(Rectification, {
  async GetPageList(ctx, query) {
    const rows = ctx.scoped.rows('rectification')
    const source = { table: 'rectification', rows: rows.selectAll().select(extras(ctx)), count: rows }
    const found = await page(ctx.db, query, conditionsOf(ctx, query), source)
    return { rows: found.rows.map(rowOf(ctx)), total: found.total }
  },

  Get: async (ctx, { id }) => detailOf(ctx, await findOne(ctx, id)),

  async GetPersonList(ctx, { dept_id }) {
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

  async GetPrintList(ctx, { ids, ...query }) {
    let rows = ctx.scoped.rows('rectification').selectAll().select(extras(ctx)).where(conditionsOf(ctx, query))
    if (ids) rows = rows.where('rectification.id', 'in', ids)
    const found = await rows
      .orderBy('create_time')
      .orderBy('id')
      .limit(MOST_PRINTED + 1)
      .execute()
    if (found.length > MOST_PRINTED) failAt('', 'input.rows', { max: MOST_PRINTED })
    const bill_no = found.map((row) => row.bill_no).join(' ')
    const [only] = found
    ctx.note(
      only && found.length === 1
        ? { table: 'rectification', id: only.id, billNo: bill_no }
        : { table: 'rectification', after: { bill_no } },
    )
    const { settings, database } = ctx.services
    return {
      bank_name: await settings.get(bankName[ctx.lang]),
      printed_by: ctx.user.name,
      printed_time: localTime(ctx.now, database.timezone),
      rows: await Promise.all(found.map((row) => detailOf(ctx, row))),
    }
  },
})
