import type { Manifest } from '@shouya/nouns/manifest.ts'
import { can } from '@shouya/server/core/context.ts'
import { scopedBy } from '@shouya/server/db/scope.ts'
import { historianInScope } from '@shouya/server/noun/historian.ts'
import { listExporter } from '@shouya/server/noun/lists.ts'
import { GetPageList, reportFileDetail } from '../contract.ts'
import { reportFile as noun, SECRET } from '../noun.ts'
import { reportFileActions } from './actions.ts'
import { destroyEffects } from './destroyEffects.ts'
import { destroyRecords } from './destroyRecords.ts'
import { archivePapers } from './pdfArchive.ts'
import { remindExpired, remindSource } from './remindExpired.ts'
import { conditionsOf } from './rows.ts'

export const manifest: Manifest = {
  actions: reportFileActions,
  exporters: { ReportFile: listExporter(noun, { query: GetPageList.in, conditionsOf }) },
  readers: () => ({
    // A confidential one is fetched as a marked copy alone.
    report_file: async (db, user, id, file) => {
      if (!can(user, noun.permission, 'preview') && !can(user, noun.permission, 'download')) return false
      const row = await scopedBy(db, user)
        .rows(noun.table)
        .select(['file_id', 'secret_level'])
        .where('id', '=', id)
        .executeTakeFirst()
      return row?.file_id === file && row.secret_level !== SECRET
    },
  }),
  jobs: {
    pdf_archive: {
      cron: '0 2 * * *',
      run: (services, now, { all }) => archivePapers(services, now, all),
      told: 'papers archived',
      made: () => noun.route,
    },
    destroy_records: {
      cron: '*/10 * * * *',
      run: (services, now, { all }) => destroyRecords(services, now, all),
      told: 'records destroyed by approved lists',
    },
    archive_expired_remind: { cron: '0 8 1 * *', run: remindExpired },
  },
  historians: { report_file: historianInScope('report_file', reportFileDetail) },
  recycled: { report_file: {} },
  subscribers: { archive: destroyEffects },
  remindSources: [remindSource],
}
