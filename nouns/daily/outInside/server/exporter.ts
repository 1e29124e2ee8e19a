import { exporter } from '@shouya/server/registers/exporter.ts'
import { GetPageList } from '../contract.ts'
import { openAll } from './openAll.ts'
import { conditionsOf } from './rows.ts'

const sensitive = { id: 'daily_inout', operation: 'view_sensitive' }

export const outInsideExporter = exporter({
  title: 'export.OutInside',
  query: GetPageList.in,
  columns: {
    bill_no: 'text',
    dept_name: 'text',
    biz_date: 'text',
    create_user_name: 'text',
    person_type: { dict: 'visitor_type' },
    name: 'text',
    company: 'text',
    cert_type: { dict: 'cert_type' },
    cert_mask: 'text',
    areas: { dict: 'area' },
    visit_reason: { dict: 'visit_reason' },
    reason: 'text',
    in_time: 'text',
    out_time: 'text',
    person_count: 'number',
    approver_user_name: 'text',
    oa_examine_no: 'text',
    accompany_user_name: 'text',
    is_backfill: 'bool',
    create_time: 'text',
    status: { dict: 'inout_status' },
  },
  titles: { name: 'column.real_name' },
  sensitive: { cert_mask: sensitive },
  select: (ctx, query, plain) =>
    ctx.scoped
      .rows('out_inside')
      .selectAll()
      .$if(plain, (rows) => rows.select((eb) => eb.val(true).as('plain')))
      .where(conditionsOf(ctx, query))
      .orderBy('in_time', 'desc')
      .orderBy('id', 'desc'),
  shape: openAll,
})
