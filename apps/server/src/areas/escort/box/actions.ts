import * as Box from '@shouya/contract/controllers/Escort/box'
import { everything } from '../../../core/access/everything.ts'
import { fail } from '../../../core/failure.ts'
import { handle } from '../../../core/handle.ts'
import { recycle } from '../../../core/recycle/recycle.ts'
import { checkVersion, find } from '../../../registers/find.ts'
import { page } from '../../../registers/page.ts'
import { boxConditions, selectBoxes } from './rows.ts'
import { saveBox } from './save.ts'

export const escortBox = handle(Box, {
  GetBoxPageList: (ctx, query) =>
    page(ctx.db, query, boxConditions(query), {
      table: 'box',
      rows: selectBoxes(ctx),
      count: ctx.scoped.rows('box'),
    }),

  async GetBox(ctx, { id }) {
    await find(ctx, 'box', id)
    return selectBoxes(ctx).where('box.id', '=', id).executeTakeFirstOrThrow()
  },

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
