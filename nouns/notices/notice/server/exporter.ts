import { exporter } from '@shouya/server/registers/exporter.ts'
import { GetNoticePageList, GetReceiptPageList } from '../contract.ts'
import { published, selectReceipts } from './receipts.ts'
import { conditionsOf, selectNotices } from './rows.ts'

/** The notices that the caller manages. */
export const noticeExporter = exporter({
  title: 'export.Notice',
  query: GetNoticePageList.in,
  columns: {
    bill_no: 'text',
    title: 'text',
    type: { dict: 'notice_type' },
    recv_dept_name: 'text',
    dept_name: 'text',
    publish_user_name: 'text',
    publish_time: 'text',
    receiver_count: 'number',
    read_count: 'number',
    confirm_count: 'number',
    need_receipt: 'bool',
    is_top: 'bool',
    expire_time: 'text',
    withdraw_time: 'text',
    withdraw_reason: 'text',
    create_user_name: 'text',
    create_time: 'text',
    status: { dict: 'notice_status' },
  },
  titles: {
    title: 'column.notice_title',
    type: 'column.notice_type',
    dept_name: 'column.publish_dept',
    create_user_name: 'column.author',
    create_time: 'column.made',
  },
  select: (ctx, query) =>
    selectNotices(ctx)
      .where(conditionsOf(ctx, { ...query, managed: true }))
      .orderBy('notice.publish_time', 'desc')
      .orderBy('notice.id', 'desc'),
  shape: (_, rows) => rows.map((row) => ({ ...row, status: row.status_now })),
})

/** Who has read one notice, and who has not. */
export const receiptExporter = exporter({
  title: 'export.NoticeReceipt',
  query: GetReceiptPageList.in,
  columns: {
    real_name: 'text',
    dept_name: 'text',
    post: { dict: 'post' },
    IsRead: 'bool',
    read_time: 'text',
    confirm_time: 'text',
    receipt_text: 'text',
    remind_time: 'text',
  },
  find: (ctx, { id }) => published(ctx, id),
  select: selectReceipts,
})
