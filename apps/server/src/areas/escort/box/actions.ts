import * as Box from '@shouya/contract/controllers/Escort/box'
import { everything } from '../../../core/access/everything.ts'
import { fail } from '../../../core/failure.ts'
import { handle } from '../../../core/handle.ts'
import { recycle } from '../../../core/recycle/recycle.ts'
import { checkVersion, find } from '../../../registers/find.ts'
import { page } from '../../../registers/page.ts'
import { boxConditions } from './rows.ts'
import { saveBox } from './save.ts'

export const escortBox = handle(Box, {
  GetBoxPageList: (ctx, query) =>
    page(ctx.db, query, boxConditions(query), {
      table: 'box',
      rows: ctx.scoped.rows('box').selectAll('box'),
      count: ctx.scoped.rows('box'),
    }),

  GetBox: (ctx, { id }) => find(ctx, 'box', id),

  SaveBox: saveBox,

  async DeleteBox(ctx, { id, version }) {
    const before = await find(ctx, 'box', id, 'lock')
    checkVersion(before, version)
    if (before.last_handover_id !== null) fail('InUse', { reason: 'escort.boxMoved' })
    await recycle(ctx, { table: 'box', id, name: before.box_no })
    await everything(ctx.db).deleteFrom('box').where('id', '=', id).execute()
    ctx.note({ table: 'box', id, before, after: {} })
    return null
  },
})
