import { columnsOf } from '@shouya/server/noun/columns.ts'
import { listExporter } from '@shouya/server/noun/lists.ts'
import { exporter } from '@shouya/server/registers/exporter.ts'
import { GetNoticePageList, GetReceiptPageList } from '../contract.ts'
import { notice, receipt } from '../noun.ts'
import { published, selectReceipts } from './receipts.ts'
import { conditionsOf, selectNotices } from './rows.ts'

/** The notices that the caller manages. */
export const noticeExporter = listExporter(notice, {
  query: GetNoticePageList.in,
  conditionsOf: (ctx) => (query) => conditionsOf(ctx, { ...query, managed: true }),
  select: selectNotices,
  shape: (_, rows) => rows.map((row) => ({ ...row, status: row.status_now })),
})

/** The receivers of one notice with their receipts. */
export const receiptExporter = exporter({
  title: 'notice.receiptList',
  query: GetReceiptPageList.in,
  noun: receipt,
  columns: columnsOf(receipt),
  find: (ctx, { id }) => published(ctx, id),
  select: selectReceipts,
})
