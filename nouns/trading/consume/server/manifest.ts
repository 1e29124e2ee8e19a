import type { Manifest } from '@shouya/nouns/manifest.ts'
import { fieldsOf } from '@shouya/server/core/audit/historian.ts'
import { columnsOf } from '@shouya/server/noun/columns.ts'
import { countersOf } from '@shouya/server/noun/counters.ts'
import { exporter } from '@shouya/server/registers/exporter.ts'
import { consumeDetail, GetPageList } from '../contract.ts'
import { consume as noun } from '../noun.ts'
import { consume, readConsume } from './actions.ts'
import { conditionsOf, selectConsumes } from './rows.ts'

export const manifest: Manifest = {
  actions: consume,
  exporters: {
    Consume: exporter({
      title: 'consume.book',
      query: GetPageList.in,
      noun,
      columns: columnsOf(noun),
      select: (ctx, query) => selectConsumes(ctx).where(conditionsOf(ctx)(query)).orderBy('consume_code'),
    }),
  },
  historians: { consume: { find: (ctx, id) => readConsume(ctx, { id }), shows: fieldsOf(consumeDetail) } },
  recycled: { consume: {} },
  counters: (ctx) => countersOf(ctx, noun, conditionsOf(ctx)),
}
