import { columnsOf } from '@shouya/server/noun/columns.ts'
import { listExporter } from '@shouya/server/noun/lists.ts'
import { GetPageList } from '../contract.ts'
import { dept } from '../noun.ts'
import { span } from '../rules.ts'
import { conditionsOf, selectDepts } from './rows.ts'

/** 机构及安全责任人一览表 (domain 1.1). */
export const deptExporter = listExporter(dept, {
  query: GetPageList.in,
  conditionsOf,
  select: selectDepts,
  order: ['path'],
  columns: { ...columnsOf(dept), business_hours: 'text', escort_times: 'text' },
  shape: (_, rows) =>
    rows.map((row) => ({
      ...row,
      business_hours: span(row.business_begin, row.business_end, '–'),
      escort_times: span(row.deliver_time, row.collect_time, '/'),
    })),
})
