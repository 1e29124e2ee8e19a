import type { Result as Answered, Input } from '@shouya/contract/action'
import type { AllNouns } from '@shouya/nouns/manifest.ts'
import { reading } from '@shouya/server/core/access/asSystem.ts'
import { type Call, type Ctx, can, type Principal } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { addDays, localDay } from '@shouya/server/core/time/local.ts'
import type { Archivable } from '@shouya/server/noun/paper/archivable.ts'
import type * as Contract from '../contract.ts'
import { type Drawn, drawn } from './drawn.ts'
import { fileDrawn } from './fileDrawn.ts'

type Asked = Input<typeof Contract.ArchiveRecord>
type Ready = { said: Archivable; paper: Drawn }

/** Draws the paper of the record with a number, as the bank's own language says it. */
export const drawNumbered =
  ({ archived }: Pick<AllNouns, 'archived'>) =>
  async (call: Call & { readonly user: Principal }, { bill_no }: Asked): Promise<Ready> => {
    const ctx = reading({ ...call, lang: 'CN' }, call.user)
    for (const said of Object.values(archived)) {
      if (!can(call.user, said.noun.permission, 'query')) continue
      const row = await ctx.scoped
        .rows(said.noun.table as 'meeting_log')
        .select(['id', 'status'])
        .select((eb) => eb.ref(said.ended as 'archive_time').as('ended'))
        .where('bill_no', '=', bill_no)
        .executeTakeFirst()
      if (!row) continue
      const today = localDay(ctx.now, ctx.services.database.timezone)
      if (!said.final.includes(row.status) || row.ended === null)
        fail('WrongState', { reason: 'reportFile.refused.notFinal' })
      if (addDays(String(row.ended).slice(0, 10), said.rests) > today)
        fail('WrongState', { reason: 'reportFile.refused.rests', params: { days: said.rests } })
      const [paper] = (await drawn(ctx, said, await said.read(ctx, [row.id]))) ?? []
      return paper ? { said, paper } : fail('WrongState', { reason: 'reportFile.refused.undrawn' })
    }
    return fail('NotFound')
  }

/** Files it. */
export async function archiveRecord(
  ctx: Ctx,
  _: Asked,
  { said, paper }: Ready,
): Promise<Answered<typeof Contract.ArchiveRecord>> {
  return (await fileDrawn(ctx, said, paper)) ?? fail('Exists', { reason: 'reportFile.refused.filed' })
}
