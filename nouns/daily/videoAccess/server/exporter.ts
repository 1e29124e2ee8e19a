import { columnsOf } from '@shouya/server/noun/columns.ts'
import { exporter } from '@shouya/server/registers/exporter.ts'
import { GetPageList } from '../contract.ts'
import { videoAccess } from '../noun.ts'
import { conditionsOf } from './rows.ts'

/** Numbers stay out of files. */
export const videoAccessExporter = exporter({
  title: 'videoAccess.book',
  query: GetPageList.in,
  noun: videoAccess,
  columns: columnsOf(videoAccess),
  select: (ctx, query) =>
    ctx.scoped
      .rows('video_access')
      .selectAll()
      .where(conditionsOf(ctx)(query))
      .orderBy('create_time', 'desc')
      .orderBy('id', 'desc'),
})
