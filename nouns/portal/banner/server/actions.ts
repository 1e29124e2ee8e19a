import { handle } from '@shouya/server/core/handle.ts'
import { notify } from '@shouya/server/core/notify/notify.ts'
import { discard } from '@shouya/server/noun/discard.ts'
import { readActions } from '@shouya/server/noun/lists.ts'
import { updateRow } from '@shouya/server/noun/store.ts'
import { toMove } from '@shouya/server/noun/write.ts'
import * as Contract from '../contract.ts'
import { banner as noun } from '../noun.ts'
import { click } from './click.ts'
import { pagesOf } from './pages.ts'
import { checkReach } from './reach.ts'
import { checkRoom } from './room.ts'
import { conditionsOf, rowOf, selectBanners } from './rows.ts'
import { saveBanner } from './save.ts'
import { getShownList } from './shown.ts'
import { getSignInList } from './signInBanners.ts'

const { on, off } = noun.states.codes

export const banner = handle(Contract, {
  ...readActions(noun, {
    conditionsOf,
    select: selectBanners,
    listed: (ctx, rows) => rows.map(rowOf(ctx)),
    detailed: (ctx, rows) => rows.map(rowOf(ctx)),
  }),

  async GetRouteList(ctx) {
    const pages = await pagesOf(ctx)
    return pages
      .filter(({ invisible }) => !invisible)
      .map(({ path, title_cn, title_hk, title_us }) => ({
        ...{ path, title_cn, title_hk: title_hk ?? title_cn, title_us: title_us ?? title_cn },
      }))
  },

  Save: saveBanner,

  async Enable(ctx, { id, version }) {
    const before = await toMove(ctx, noun, { id, version }, 'enable')
    await checkReach(ctx, before)
    await checkRoom(ctx, before)
    const saved = await updateRow(ctx, noun.table, id, { status: on })
    await notify(ctx.db, { type: 'setting' })
    ctx.note({ table: noun.table, id, before: { status: off }, after: { status: on }, message: before.title })
    return saved
  },

  async Disable(ctx, { id, version }) {
    const before = await toMove(ctx, noun, { id, version }, 'disable')
    const saved = await updateRow(ctx, noun.table, id, { status: off })
    await notify(ctx.db, { type: 'setting' })
    ctx.note({ table: noun.table, id, before: { status: on }, after: { status: off }, message: before.title })
    return saved
  },

  async Delete(ctx, seen) {
    const before = await toMove(ctx, noun, seen, 'delete')
    return discard(ctx, noun, before, { name: before.title })
  },

  GetShownList: (ctx) => getShownList(ctx),
  GetSignInList: ({ services }) => getSignInList(services),
  Click: click,
})
