import type { Drafts } from '@shouya/nouns/manifest.ts'
import { isOwnDraft } from '@shouya/server/core/access/ownDraft.ts'
import { fail } from '@shouya/server/core/failure.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { updateRow } from '@shouya/server/noun/store.ts'
import { checkVersion, find } from '@shouya/server/registers/find.ts'
import type { TakeOver } from '../contract.ts'

/** Makes the caller the author of somebody else's draft; the log records the previous author. */
export const takeOver =
  (drafts: Drafts): Handler<typeof TakeOver> =>
  async (ctx, { table, id, version }) => {
    // The columns that drafts of every noun have: author, state, version.
    const before = await find(ctx, table as 'security_check', id, 'lock')
    if (!drafts[table](before) || isOwnDraft(before, ctx.user)) fail('WrongState')
    checkVersion(before, version)
    const { userId, name } = ctx.user
    const saved = await updateRow(ctx, table as 'security_check', id, {
      create_user_id: userId,
      create_user_name: name,
    })
    const was = { create_user_name: before.create_user_name }
    ctx.note({ table, id, before: was, after: { create_user_name: name }, forced: true })
    return saved
  }
