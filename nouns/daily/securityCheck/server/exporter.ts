import { exporter } from '@shouya/server/registers/exporter.ts'
import { GetPageList } from '../contract.ts'
import { conditionsOf, itemValues } from './rows.ts'

export const securityCheckExporter = exporter({
  title: 'export.SecurityCheck',
  query: GetPageList.in,
  columns: {
    bill_no: 'text',
    dept_name: 'text',
    biz_date: 'text',
    session: { dict: 'check_session' },
    checker_user_name: 'text',
    second_checker_user_name: 'text',
    total_items: 'number',
    abnormal_count: 'number',
    rectify_progress: 'text',
    item_values: 'text',
    overall_result: { dict: 'check_result' },
    deadline: 'text',
    received_at: 'text',
    is_overdue: 'bool',
    is_backfill: 'bool',
    create_user_name: 'text',
    create_time: 'text',
    status: { dict: 'security_check_status' },
  },
  select: (ctx, query) =>
    ctx.scoped
      .rows('security_check')
      .selectAll()
      .select(itemValues)
      .where(conditionsOf(ctx, query))
      .orderBy('biz_date', 'desc')
      .orderBy('id', 'desc'),
  shape: (_, rows) =>
    rows.map((row) => ({
      ...row,
      rectify_progress: row.rectify_count === 0 ? null : `${row.rectify_closed}/${row.rectify_count}`,
    })),
})
