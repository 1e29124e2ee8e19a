import * as Common from '@shouya/contract/controllers/Common'
import { fail } from '../../../core/failure.ts'
import { handle } from '../../../core/handle.ts'
import type { AllNouns } from '../../../noun/manifest.ts'
import { takeOver } from '../drafts/takeOver.ts'
import { askExport } from '../exporting/ask.ts'
import { exportOf } from '../exporting/rows.ts'
import { getHistory } from '../history/getHistory.ts'
import { makeCaptcha } from '../login/captcha.ts'

const SHOWN = 50

/** The calls of every page, for whatever the nouns say of themselves. */
export const common = ({ exporters, historians, drafts }: AllNouns) =>
  handle(Common, {
    async GetCode(ctx) {
      return makeCaptcha(ctx, ctx.db)
    },

    Export: askExport(exporters),

    async GetExportList({ db, user }) {
      const rows = await db
        .selectFrom('export_job')
        .selectAll()
        .where('user_id', '=', user.userId)
        .orderBy('create_time', 'desc')
        .orderBy('id', 'desc')
        .limit(SHOWN)
        .execute()
      return rows.map(exportOf)
    },

    TakeOver: takeOver(drafts),

    GetHistory: getHistory(historians),

    async CancelExport(ctx, { id }) {
      const { db, user, now } = ctx
      const row = await db
        .selectFrom('export_job')
        .selectAll()
        .where('id', '=', id)
        .where('user_id', '=', user.userId)
        .forUpdate()
        .executeTakeFirst()
      if (!row) fail('NotFound')
      if (row.state > 1) fail('WrongState')
      await db.updateTable('export_job').set({ state: 4, finish_time: now }).where('id', '=', id).execute()
      ctx.note({ table: 'export_job', id, message: row.controller })
      return null
    },
  })
