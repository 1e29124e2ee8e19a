import type { Ctx } from '@shouya/server/core/context.ts'

/** What the clock noted is over: a person has decided, and the clock looks anew. */
export const notByClock = { auto_frozen: false, arrears_since: null }

/** Who changed the state of a member, when and why. */
export const statusStamp = ({ now, user }: Pick<Ctx, 'now' | 'user'>, status_reason: string | null) => ({
  status_reason,
  status_time: now,
  status_user_id: user.userId,
  status_user_name: user.name,
})
