import type { Input, Result } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { changeRow, toMove } from '@shouya/server/noun/write.ts'
import type * as Contract from '../contract.ts'
import { product } from '../noun.ts'

export async function changeStatus(
  ctx: Ctx,
  { id, version, command }: Input<typeof Contract.ChangeStatus>,
): Promise<Result<typeof Contract.ChangeStatus>> {
  const before = await toMove(ctx, product, { id, version }, command)
  return changeRow(ctx, product, before, { status: product.states.codes[product.moves[command].to] })
}
