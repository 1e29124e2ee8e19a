import { exporter } from '@shouya/server/registers/exporter.ts'
import { GetPageList } from '../contract.ts'
import { conditionsOf, extras, rowOf } from './rows.ts'

export const rectificationExporter = exporter({
  title: 'export.Rectification',
  query: GetPageList.in,
  columns: {
    bill_no: 'text',
    dept_name: 'text',
    problem_desc: 'text',
    hazard_level: { dict: 'hazard_level' },
    category: { dict: 'check_category' },
    source_type: { dict: 'rectify_source' },
    source_no: 'text',
    deadline: 'text',
    overdue: 'bool',
    duty_user_name: 'text',
    escort_company_name: 'text',
    measure: 'text',
    return_count: 'number',
    delay_count: 'number',
    create_user_name: 'text',
    create_time: 'text',
    status: { dict: 'rectify_status' },
  },
  select: (ctx, query) =>
    ctx.scoped
      .rows('rectification')
      .selectAll()
      .select(extras(ctx))
      .where(conditionsOf(ctx, query))
      .orderBy('create_time', 'desc')
      .orderBy('id', 'desc'),
  shape(ctx, rows) {
    const told = rowOf(ctx)
    return rows.map((row) => ({ ...row, overdue: told(row).overdue }))
  },
})
