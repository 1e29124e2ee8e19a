import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { handle } from '@shouya/server/core/handle.ts'
import { recycle } from '@shouya/server/core/recycle/recycle.ts'
import { findSeen } from '@shouya/server/noun/store.ts'
import { find } from '@shouya/server/registers/find.ts'
import { page } from '@shouya/server/registers/page.ts'
import * as Box from '../contract.ts'
import { boxPosition } from '../noun.ts'
import { receiveBoxes, worksInVault } from './receive.ts'
import { boxConditions, selectBoxes } from './rows.ts'
import { saveBox } from './save.ts'

/** A row as the caller sees it. */
async function boxShown(ctx: Ctx) {
  const vault = await worksInVault(ctx)
  return <R extends { position: number }>(row: R) => ({
    ...row,
    receivable: vault && row.position === boxPosition.underway,
  })
}

export const escortBox = handle(Box, {
  async GetBoxPageList(ctx, query) {
    const source = { table: 'box', rows: selectBoxes(ctx), count: ctx.scoped.rows('box') }
    const found = await page(ctx.db, query, boxConditions(query), source)
    const shown = await boxShown(ctx)
    return { rows: found.rows.map(shown), total: found.total }
  },

  async GetBox(ctx, { id }) {
    await find(ctx, 'box', id)
    const row = await selectBoxes(ctx).where('box.id', '=', id).executeTakeFirstOrThrow()
    return (await boxShown(ctx))(row)
  },

  SaveBox: saveBox,
  ReceiveBoxes: receiveBoxes,

  async DeleteBox(ctx, { id, version }) {
    const before = await findSeen(ctx, 'box', { id, version })
    if (before.last_handover_id !== null) fail('InUse', { reason: 'box.refused.moved' })
    await recycle(ctx, { table: 'box', id, name: before.box_no })
    await everything(ctx.db).deleteFrom('box').where('id', '=', id).execute()
    ctx.note({ table: 'box', id, before, after: {} })
    return null
  },
})
