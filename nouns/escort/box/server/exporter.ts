import { columnsOf } from '@shouya/server/noun/columns.ts'
import { exporter } from '@shouya/server/registers/exporter.ts'
import { GetBoxPageList } from '../contract.ts'
import { box } from '../noun.ts'
import { boxConditions } from './rows.ts'

export const boxExporter = exporter({
  title: 'box.title',
  query: GetBoxPageList.in,
  noun: box,
  columns: columnsOf(box),
  select: ({ scoped }, query) =>
    scoped
      .rows('box')
      .selectAll('box')
      .where(boxConditions(query))
      .orderBy('dept_name')
      .orderBy('box_no')
      .orderBy('id'),
})
