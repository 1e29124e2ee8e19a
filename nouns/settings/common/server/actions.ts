import { fail } from '@shouya/server/core/failure.ts'
import { handle } from '@shouya/server/core/handle.ts'
import type { AllNouns } from '@shouya/server/noun/manifest.ts'
import { takeOver } from '../../drafts/server/takeOver.ts'
import { askExport } from '../../exporting/server/ask.ts'
import { exportOf } from '../../exporting/server/rows.ts'
import { getHistory } from '../../history/server/getHistory.ts'
import { makeCaptcha } from '../../login/server/captcha.ts'
import * as Common from '../contract.ts'

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
