import { exporter } from '@shouya/server/registers/exporter.ts'
import { sql } from 'kysely'
import { GetPageList } from '../contract.ts'
import { conditionsOf } from './rows.ts'

export const moneyBoxExporter = exporter({
  title: 'export.MoneyBox',
  query: GetPageList.in,
  columns: {
    bill_no: 'text',
    dept_name: 'text',
    biz_date: 'text',
    handover_type: { dict: 'handover_type' },
    route_name: 'text',
    escort_company_name: 'text',
    plate_no: 'text',
    crew_names: 'names',
    boxes: 'text',
    out_count: 'number',
    in_count: 'number',
    plan_time: 'text',
    arrive_time: 'text',
    leave_time: 'text',
    on_time: { dict: 'on_time' },
    late_minutes: 'number',
    is_consistent: 'bool',
    diff_reason: 'text',
    bank_user1_name: 'text',
    bank_user2_name: 'text',
    special_approve_no: 'text',
    exception_type: { dict: 'handover_exception' },
    exception_desc: 'text',
    is_backfill: 'bool',
    create_user_name: 'text',
    create_time: 'text',
    status: { dict: 'handover_status' },
  },
  select: (ctx, query) =>
    ctx.scoped
      .rows('money_box')
      .selectAll()
      .select(
        sql<string>`(select string_agg(concat_ws('/', box_no, seal_no), ' ' order by id) from money_box_item item
          where item.money_box_id = money_box.id)`.as('boxes'),
      )
      .where(conditionsOf(ctx, query))
      .orderBy('biz_date', 'desc')
      .orderBy('id', 'desc'),
  shape: (_, rows) => rows,
})
