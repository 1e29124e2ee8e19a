import type { Manifest } from '@shouya/server/noun/manifest.ts'
import { notice } from './actions.ts'
import { noticeCounters } from './counters.ts'
import { expireNotices } from './expire.ts'
import { noticeExporter, receiptExporter } from './exporter.ts'
import { foundNotices } from './found.ts'
import { noticeHistorian } from './historian.ts'
import { noticeReader } from './reader.ts'
import { removeOldNotices } from './retention.ts'
import { isDraft } from './rules.ts'
import { unhide } from './unhide.ts'

export const manifest: Manifest = {
  actions: notice,
  exporters: { Notice: noticeExporter, NoticeReceipt: receiptExporter },
  readers: () => ({ notice: noticeReader }),
  jobs: {
    notice_expire: { cron: '0 * * * *', run: expireNotices, told: 'notices have expired' },
    notice_retention: {
      cron: '30 4 * * *',
      run: removeOldNotices,
      told: 'notices past their retention are gone',
    },
  },
  historians: { notice: noticeHistorian },
  drafts: { notice: isDraft },
  recycled: { notice: { unhide } },
  counters: noticeCounters,
  search: foundNotices,
}
