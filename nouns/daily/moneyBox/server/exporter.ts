import { columnsOf } from '@shouya/server/noun/columns.ts'
import { type ColumnKind, exporter } from '@shouya/server/registers/exporter.ts'
import { sql } from 'kysely'
import { GetPageList } from '../contract.ts'
import { moneyBox } from '../noun.ts'
import { conditionsOf } from './rows.ts'

/** The column of boxes follows the crew, each box with its seal. */
const columns = Object.entries(columnsOf(moneyBox)).flatMap(([name, kind]): [string, ColumnKind][] =>
  name === 'crew_names'
    ? [
        [name, kind],
        ['boxes', 'text'],
      ]
    : [[name, kind]],
)

export const moneyBoxExporter = exporter({
  title: 'moneyBox.book',
  query: GetPageList.in,
  noun: moneyBox,
  columns: Object.fromEntries(columns),
  titles: { boxes: 'moneyBox.print.boxes' },
  select: (ctx, query) =>
    ctx.scoped
      .rows('money_box')
      .selectAll()
      .select(
        sql<string>`(select string_agg(concat_ws('/', box_no, seal_no), ' ' order by id) from money_box_item item
          where item.money_box_id = money_box.id)`.as('boxes'),
      )
      .where(conditionsOf(ctx)(query))
      .orderBy('biz_date', 'desc')
      .orderBy('id', 'desc'),
  shape: (_, rows) => rows,
})
