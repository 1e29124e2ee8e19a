import type { Result as Answered, Input } from '@shouya/contract/action'
import type { MoveName } from '@shouya/noun/noun'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import { remind, settle } from '@shouya/server/core/messages/remind.ts'
import { recycle } from '@shouya/server/core/recycle/recycle.ts'
import { localTime } from '@shouya/server/core/time/local.ts'
import { changeRow } from '@shouya/server/noun/write.ts'
import { checkVersion } from '@shouya/server/registers/find.ts'
import type * as Contract from '../contract.ts'
import { material } from '../noun.ts'
import { pages } from '../rules.ts'
import { checkComplete } from './checks.ts'
import { findOwn } from './find.ts'
import { countReceivers } from './receivers.ts'
import { type Material, movesOf, status, wordsOf } from './rules.ts'
import { textsOf } from './texts.ts'

type Seen = { id: number; version: number }
type Saved = Answered<typeof Contract.Publish>

/** A document of a unit in scope that the caller may move on so, locked and as they saw it. */
async function toMove(ctx: Ctx, { id, version }: Seen, move: MoveName<typeof material>): Promise<Material> {
  const row = await findOwn(ctx, id, 'lock')
  const from = material.moves[move].from as readonly (keyof typeof status)[]
  if (!from.some((state) => status[state] === row.status)) fail('WrongState')
  if (!movesOf(ctx, row).includes(move))
    fail('WrongState', { reason: move === 'publish' ? 'material.refused.reach' : 'material.refused.review' })
  checkVersion(row, version)
  return row
}

/** Ends what reminds of a document, or of one person's reading of it. */
export const settleReading = ({ db, user, now }: Ctx, id: number, receiver?: number): Promise<void> =>
  settle(
    db,
    {
      ...{ codes: ['material_unread', 'material_due'], table: material.table, id, by: user.userId },
      ...(receiver === undefined ? {} : { receiver }),
    },
    now,
  )

/** Hands a draft to those who may publish it. */
export async function submit(ctx: Ctx, seen: Input<typeof Contract.Submit>): Promise<Saved> {
  const row = await toMove(ctx, seen, 'submit')
  checkComplete(ctx, row)
  return changeRow(ctx, material, row, { status: status.pending, submit_time: ctx.now, return_reason: null })
}

/** Puts a document before its readers, whose number is kept as it is now. */
export async function publish(ctx: Ctx, seen: Input<typeof Contract.Publish>): Promise<Saved> {
  const row = await toMove(ctx, seen, 'publish')
  checkComplete(ctx, row)
  const publisher = { publish_user_id: ctx.user.userId, publish_user_name: ctx.user.name }
  return changeRow(ctx, material, row, {
    ...publisher,
    status: status.published,
    publish_time: ctx.now,
    receiver_count: await countReceivers(ctx, row),
    return_reason: null,
    unpublish_time: null,
    unpublish_reason: null,
    search_text: wordsOf({ ...row, ...publisher }, await textsOf(ctx.db, row.file_ids)),
  })
}

/** Gives what waits for its review back to its author. */
export async function giveBack(ctx: Ctx, { reason, ...seen }: Input<typeof Contract.Return>): Promise<Saved> {
  const row = await toMove(ctx, seen, 'return')
  const saved = await changeRow(ctx, material, row, { status: status.draft, return_reason: reason })
  if (row.create_user_id !== ctx.user.userId)
    await remind(
      ctx.db,
      {
        code: 'material_returned',
        receivers: [row.create_user_id],
        params: { title: row.title, by: ctx.user.name, reason },
        link: `${row.type === 2 ? pages.manage[2] : pages.manage[1]}?id=${row.id}`,
        table: material.table,
        id: row.id,
        level: 1,
      },
      ctx.now,
    )
  return saved
}

/** Takes a document down; its readings stay. */
export async function unpublish(ctx: Ctx, { reason, ...seen }: Input<typeof Contract.Unpublish>): Promise<Saved> {
  const row = await toMove(ctx, seen, 'unpublish')
  await settleReading(ctx, row.id)
  const saved = await changeRow(ctx, material, row, {
    ...{ status: status.unpublished, unpublish_time: ctx.now, unpublish_reason: reason, is_top: false, top_end: null },
  })
  if (row.create_user_id !== ctx.user.userId) ctx.note({ forced: true })
  return saved
}

/** Keeps a document above others, or no longer. */
export async function putOnTop(ctx: Ctx, { is_top, top_end, ...seen }: Input<typeof Contract.Top>): Promise<Saved> {
  const row = await toMove(ctx, seen, 'top')
  if (!is_top && top_end !== null) failAt('top_end', 'material.refused.topEnd')
  if (top_end !== null && top_end <= localTime(ctx.now, ctx.services.database.timezone))
    failAt('top_end', 'material.refused.topEnd')
  return changeRow(ctx, material, row, { is_top, top_end })
}

/** Takes a draft, or what was taken down, out of the lists into the recycle bin; readings stay until retention. */
export async function remove(ctx: Ctx, seen: Input<typeof Contract.Delete>): Promise<null> {
  const row = await toMove(ctx, seen, 'delete')
  await recycle(ctx, { table: material.table, id: row.id, name: row.title })
  await changeRow(ctx, material, row, { status: status.deleted })
  return null
}
