import { everything } from '@shouya/server/core/access/everything.ts'
import { checkOwnDraft } from '@shouya/server/core/access/ownDraft.ts'
import { dictLabels } from '@shouya/server/core/dictionary/dictLabels.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { handle } from '@shouya/server/core/handle.ts'
import { recycle } from '@shouya/server/core/recycle/recycle.ts'
import { signed } from '@shouya/server/core/signatures/signatures.ts'
import { printList } from '@shouya/server/noun/printList.ts'
import { checkVersion, find } from '@shouya/server/registers/find.ts'
import { page } from '@shouya/server/registers/page.ts'
import * as SecurityCheck from '../contract.ts'
import { getAbnormalPageList } from './abnormal.ts'
import { confirm } from './confirm.ts'
import { getBlank, getDay } from './day.ts'
import { withRegisters } from './known.ts'
import { revoke } from './revoke.ts'
import { conditionsOf, detailsOf, itemValues, rowsOf } from './rows.ts'
import { awaitsSecond, isDraft, status } from './rules.ts'
import { checkersOf, save } from './save.ts'
import { signSecond, submit } from './submit.ts'
import { opensOf } from './window.ts'

export const securityCheck = handle(SecurityCheck, {
  async GetPageList(ctx, query) {
    const rows = ctx.scoped.rows('security_check')
    const source = { table: 'security_check', rows: rows.selectAll().select(itemValues), count: rows }
    const listPage = await page(ctx.db, query, conditionsOf(ctx)(query), source)
    return { rows: await rowsOf(ctx, listPage.rows), total: listPage.total }
  },

  async Get(ctx, { id }) {
    const row = await find(ctx, 'security_check', id)
    const [shown = fail('NotFound')] = await detailsOf(ctx, [row])
    if (!isDraft(row)) return shown
    const opens = await opensOf(ctx, row)
    // For an unsigned check, the registers are read now.
    return {
      ...shown,
      opens,
      results: awaitsSecond(row) ? shown.results : await withRegisters(ctx, row, shown.results),
    }
  },

  async GetPersonList(ctx, { dept_id }) {
    const unit = dept_id ?? ctx.user.deptId
    if (unit !== ctx.user.deptId) await find(ctx, 'dept', unit)
    return checkersOf(ctx.db, unit).execute()
  },

  GetAbnormalPageList: getAbnormalPageList,
  GetDay: getDay,
  GetBlank: getBlank,

  Save: save,
  Submit: signed(submit),
  Sign: signed(signSecond),
  Confirm: signed(confirm),
  Revoke: revoke,

  async Delete(ctx, { id, version }) {
    const before = await find(ctx, 'security_check', id, 'lock')
    if (!isDraft(before) || awaitsSecond(before)) fail('WrongState')
    checkOwnDraft(before, ctx.user)
    checkVersion(before, version)
    const { biz_date, session, dept_name } = before
    const label = await dictLabels(ctx, 'check_session')
    await recycle(ctx, {
      table: 'security_check',
      id,
      name: `${dept_name} ${biz_date} ${label(session)}`,
      parts: [{ table: 'security_result', column: 'check_id' }],
    })
    await everything(ctx.db).deleteFrom('security_check').where('id', '=', id).execute()
    ctx.note({ table: 'security_check', id, before: { biz_date, session, dept_name } })
    return null
  },

  GetPrintList(ctx, { ids, ...query }) {
    const own = ctx.scoped.rows('security_check').selectAll()
    // A printed sheet is a day, so the other sessions of the day are included.
    const named = ctx.scoped
      .rows('security_check')
      .select(['dept_id', 'biz_date'])
      .where('id', 'in', ids ?? [])
    const sheets = ids ? own.where((eb) => eb(eb.refTuple('dept_id', 'biz_date'), 'in', named as never)) : own
    const rows = sheets.where(conditionsOf(ctx)(query)).where('status', '<>', status.revoked)
    return printList(ctx, {
      table: 'security_check',
      rows: rows.orderBy('dept_id').orderBy('biz_date').orderBy('session'),
      draw: (rows) => detailsOf(ctx, rows),
      max: SecurityCheck.MOST_PRINTED,
    })
  },
})
