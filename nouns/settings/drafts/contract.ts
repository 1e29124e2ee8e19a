import { action } from '@shouya/contract/action'
import { id, saved, version } from '@shouya/contract/fields'
import { z } from 'zod'

const draftGrants = {
  security_check: { id: 'daily_security', operation: 'submit' },
  money_box: { id: 'daily_escort', operation: 'verify' },
  meeting_log: { id: 'task_meeting', operation: 'submit' },
  security_item: { id: 'task_check', operation: 'submit' },
  scene_check: { id: 'task_scene', operation: 'submit' },
  fire_check: { id: 'task_fire', operation: 'submit' },
  self_check: { id: 'report_monitor', operation: 'fill' },
  video_access: { id: 'daily_video', operation: 'submit' },
  escort_plan: { id: 'escort_plan', operation: 'edit' },
  notice: { id: 'sys_notice', operation: 'edit' },
} as const

/** The tables whose rows begin as a user's draft. */
export type DraftTable = keyof typeof draftGrants

/**
 * Makes the caller the author of somebody else's draft in scope. Only its author may save, submit and delete a draft
 * (1004 for others); whoever may submit or edit it takes it over first, so that no draft is blocked by an absent
 * author. A plan or a notice can be published without taking it over. 1004 when it is no draft any more, or already the
 * caller's.
 */
export const TakeOver = action('Common', 'TakeOver', {
  kind: 'write',
  access: { by: 'table', values: draftGrants },
  in: z.strictObject({
    table: z.enum(Object.keys(draftGrants) as [DraftTable, ...DraftTable[]]),
    id,
    version,
  }),
  out: saved,
})
