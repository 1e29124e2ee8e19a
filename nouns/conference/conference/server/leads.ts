import type { Ctx } from '@shouya/server/core/context.ts'
import type { Conference } from './types.ts'

/** Whether the caller runs the meeting: its organizer, host or recorder. */
export const leads = ({ user }: Pick<Ctx, 'user'>, row: Conference): boolean =>
  [row.organizer_user_id, row.host_user_id, row.recorder_user_id].includes(user.userId)
