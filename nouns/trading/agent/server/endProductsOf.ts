import type { Ctx } from '@shouya/server/core/context.ts'

/** Dictionary agent_product_status; its noun needs this one. */
const open = 1
const paused = 2
const ended = 3

/** The contract of an agent has ended, and with it whatever it could order. */
export async function endProductsOf({ scoped, now }: Pick<Ctx, 'scoped' | 'now'>, agentId: number, reason: string) {
  await scoped
    .change('agent_product')
    .set({ status: ended, status_reason: reason, status_time: now, update_time: now })
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('agent_id', '=', agentId)
    .where('status', 'in', [open, paused])
    .execute()
}
