import { filtersOf } from '@shouya/noun/counters'
import type { Manifest } from '@shouya/nouns/manifest.ts'
import { fieldsOf } from '@shouya/server/core/audit/historian.ts'
import { type Ctx, can } from '@shouya/server/core/context.ts'
import { counted } from '@shouya/server/core/counts/counted.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { changed } from '@shouya/server/registers/stamps.ts'
import { noticeRow } from '../contract.ts'
import { notice } from '../noun.ts'
import { actions } from './actions.ts'
import { expireNotices } from './expire.ts'
import { noticeExporter, receiptExporter } from './exporter.ts'
import { findOwn } from './find.ts'
import { noticeReader } from './reader.ts'
import { removeOldNotices } from './retention.ts'
import { received, receivedLink } from './rows.ts'
import { isDraft } from './rules.ts'

const isShown = fieldsOf(noticeRow)
const isReader = ({ user }: Ctx) => can(user, 'dash_notice', 'query')
const MOST_FOUND = 5

export const manifest: Manifest = {
  actions,
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
  // How a notice came about is an affair of those whose it is; those whom it reaches see what was published.
  historians: {
    notice: { find: findOwn, shows: (field) => isShown(field) || notice.logged.some((said) => said === field) },
  },
  drafts: { notice: isDraft },
  recycled: { notice: { unhide } },
  counters: (ctx) =>
    isReader(ctx)
      ? {
          unread_notice: counted(received(ctx, filtersOf(notice.counters.unread_notice, ''))),
          unconfirmed_notice: counted(received(ctx, filtersOf(notice.counters.unconfirmed_notice, ''))),
        }
      : {},
  search: foundNotices,
}

/** A deleted notice was only hidden: receipts refer to it, which are evidence. */
async function unhide(ctx: Ctx, id: number): Promise<void> {
  const { numUpdatedRows } = await ctx.scoped
    .change('notice')
    .set({ is_deleted: false, ...changed(ctx) })
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  // Retention may have come first.
  if (numUpdatedRows === 0n) fail('NotFound')
}

/** Received notices that a word names, for the search of the whole console. */
async function foundNotices(ctx: Ctx, keywords: string) {
  if (!isReader(ctx)) return []
  const rows = await received(ctx, { keywords })
    .select(['notice.id', 'notice.title', 'notice.dept_name', 'notice.publish_time'])
    .orderBy('notice.publish_time', 'desc')
    .limit(MOST_FOUND)
    .execute()
  return rows.map(({ id, title, dept_name, publish_time }) => ({
    kind: 'notice' as const,
    title,
    note: `${dept_name} ${publish_time?.slice(0, 10) ?? ''}`,
    link: receivedLink(id),
  }))
}
