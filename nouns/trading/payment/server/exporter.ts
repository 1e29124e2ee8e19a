import { columnsOf } from '@shouya/server/noun/columns.ts'
import { exporter } from '@shouya/server/registers/exporter.ts'
import { GetNoticePageList } from '../contract.ts'
import { payment as noun } from '../noun.ts'
import { conditionsOf, selectNotices } from './rows.ts'

export const noticeExporter = exporter({
  title: 'payment.book',
  query: GetNoticePageList.in,
  noun,
  columns: {
    ...columnsOf(noun),
    provider: { words: 'payment.provider' },
    outcome: { words: 'payment.outcome' },
  },
  select: (ctx, query) =>
    selectNotices(ctx)
      .where(conditionsOf(ctx, query))
      .orderBy('payment_notice.create_time', 'desc')
      .orderBy('payment_notice.id', 'desc'),
})
