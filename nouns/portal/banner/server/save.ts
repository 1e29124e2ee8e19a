import type { Input } from '@shouya/contract/action'
import { enteredOf } from '@shouya/noun/values'
import type { Ctx } from '@shouya/server/core/context.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import { keepFiles } from '@shouya/server/core/files/keepFiles.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { notify } from '@shouya/server/core/notify/notify.ts'
import { checkCodes } from '@shouya/server/noun/checkCodes.ts'
import { findSeen, insertOrChange } from '@shouya/server/noun/store.ts'
import type * as Contract from '../contract.ts'
import { banner } from '../noun.ts'
import { isOutside, linkType, pathOfPage, position } from '../rules.ts'
import { checkImage } from './image.ts'
import { pagesOf } from './pages.ts'
import { checkReach, publisherOf } from './reach.ts'
import { checkRoom } from './room.ts'

type Content = Input<typeof Contract.Save>

/** Writes a banner that is not shown yet, or changes one. */
export const saveBanner: Handler<typeof Contract.Save> = async (ctx, input) => {
  const { id, version, dept_id, visible_dept_ids } = input
  const before = await findSeen(ctx, banner.table, { id, version })
  await checkCodes(ctx.db, banner, input)
  if (input.end_date < input.begin_date) failAt('end_date', 'input.dayOrder')
  // A banner of somebody who sees more is not theirs to change.
  if (before) await checkReach(ctx, before)
  await checkReach(ctx, input)
  const link = await linkOf(ctx, input)
  await checkImage(ctx, input.image_file_id, before?.id)
  const fields = { ...enteredOf(banner, input), link, visible_dept_ids }
  if (before?.status === banner.states.codes.on) await checkRoom(ctx, { ...before, ...fields })
  const publisher = before ? {} : await publisherOf(ctx, dept_id)
  const values = { ...fields, ...publisher } as typeof fields & Awaited<ReturnType<typeof publisherOf>>
  const saved = await insertOrChange(ctx, banner.table, before, values, {
    log: { before: before && loggedOf(before), after: loggedOf(fields) },
  })
  await keepFiles(ctx, [input.image_file_id], { table: banner.table, id: saved.id })
  await notify(ctx.db, { type: 'setting' })
  return saved
}

/** The log says that there is another picture, and for which units. */
function loggedOf<R extends { image_file_id: number; visible_dept_ids: number[] }>(row: R) {
  const { image_file_id, visible_dept_ids, ...rest } = row
  return { ...rest, image: image_file_id, visible: visible_dept_ids }
}

/** Where it leads: nowhere, to a page that exists, or out of the console. */
async function linkOf(ctx: Ctx, { link_type, link, position: at }: Content): Promise<string | null> {
  if (link_type === linkType.none) {
    if (at === position.entry) failAt('link_type', 'banner.refused.entryLink')
    return null
  }
  if (!link) failAt('link', 'input.required')
  if (link_type === linkType.outside) return isOutside(link) ? link : failAt('link', 'banner.refused.outside')
  if (at === position.signIn) failAt('link_type', 'banner.refused.signInPage')
  const path = pathOfPage(link)
  const pages = path === null ? [] : await pagesOf(ctx)
  if (!pages.some((page) => page.path === path || page.aliases.includes(path ?? '')))
    failAt('link', 'banner.refused.page')
  return link
}
