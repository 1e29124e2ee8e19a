import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { editWindow } from '../../server/editWindow.ts'
import type { Entry } from './rules.ts'

/** What is older than `register.edit_hours` stays as it is (domain 0.3). */
export async function checkWindow(ctx: Ctx, { create_time }: Entry): Promise<void> {
  const { hours, isOpen } = await editWindow(ctx)
  if (!isOpen(create_time)) fail('WrongState', { reason: 'outInside.window', params: { hours } })
}
