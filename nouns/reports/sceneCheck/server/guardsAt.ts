import type { Ctx } from '@shouya/server/core/context.ts'
import { guardsOf } from '../../../escort/server/public.ts'

/** The guards at a unit's door, as a report names them. */
export async function guardsAt(ctx: Ctx, deptId: number): Promise<{ staff_id: number; name: string }[]> {
  const guards = await guardsOf(ctx, deptId).execute()
  return guards.map(({ id, name }) => ({ staff_id: id, name }))
}
