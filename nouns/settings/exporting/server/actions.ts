import type { AllNouns } from '@shouya/nouns/manifest.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { handle } from '@shouya/server/core/handle.ts'
import * as Exporting from '../contract.ts'
import { askExport } from './ask.ts'
import { exportOf } from './rows.ts'

const SHOWN = 50

export const exporting = ({ exporters }: AllNouns) =>
  handle(Exporting, {
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
