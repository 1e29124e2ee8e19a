import { action } from '@shouya/contract/action'
import { datetime, id, pageQuery } from '@shouya/contract/fields'
import { z } from 'zod'

const grants = {
  dict_type: { id: 'sys_dict', operation: 'delete' },
  dict_data: { id: 'sys_dict', operation: 'delete' },
  role: { id: 'sys_role', operation: 'delete' },
  custom_form: { id: 'queryForm', operation: 'delete' },
  appr_flow: { id: 'sys_examine', operation: 'delete' },
  escort_company: { id: 'escort_company', operation: 'delete' },
  escort_car: { id: 'escort_car', operation: 'delete' },
  escort_staff: { id: 'escort_staff', operation: 'delete' },
  escort_route: { id: 'escort_plan', operation: 'delete' },
  escort_plan: { id: 'escort_plan', operation: 'delete' },
  box: { id: 'escort_plan', operation: 'delete' },
  maintain_company: { id: 'maintain', operation: 'delete' },
  maintain_contact: { id: 'maintain_contact', operation: 'delete' },
  equipment: { id: 'equipment', operation: 'delete' },
  member: { id: 'member', operation: 'delete' },
  agent: { id: 'agent', operation: 'delete' },
  agent_product: { id: 'agent_product', operation: 'delete' },
  trade_order: { id: 'order', operation: 'delete' },
  device: { id: 'device', operation: 'delete' },
  notice: { id: 'sys_notice', operation: 'delete' },
  material: { id: 'file_mgr', operation: 'delete' },
  banner: { id: 'sys_banner', operation: 'delete' },
  sys_contact: { id: 'sys_contact', operation: 'delete' },
  check_item: { id: 'check_item', operation: 'delete' },
  security_check: { id: 'daily_security', operation: 'delete' },
  money_box: { id: 'daily_escort', operation: 'delete' },
  meeting_log: { id: 'task_meeting', operation: 'delete' },
  security_item: { id: 'task_check', operation: 'delete' },
  scene_check: { id: 'task_scene', operation: 'delete' },
  fire_check: { id: 'task_fire', operation: 'delete' },
  self_check: { id: 'report_monitor', operation: 'fill' },
  conference: { id: 'conference', operation: 'delete' },
  issue: { id: 'issue', operation: 'delete' },
  report_file: { id: 'archive', operation: 'upload' },
  feedback: { id: 'feedback', operation: 'delete' },
  product: { id: 'product', operation: 'delete' },
  consume: { id: 'consume', operation: 'delete' },
  recharge_package: { id: 'package', operation: 'delete' },
} as const

/**
 * The tables whose deleted rows can be restored. Units and menu entries are not among them (rules of a tree), nor
 * accounts (they are closed instead of deleted).
 */
export type Recycled = keyof typeof grants

const table = z.enum(Object.keys(grants) as [Recycled, ...Recycled[]])
const access = { by: 'table', values: grants } as const

/**
 * Deleted rows of a table, with who deleted them and when, for those who may delete there. Of rows of units or of a
 * company those in the caller's scope; of check items a branch's own, the bank's only for those who see everything.
 * `keywords`: the name.
 */
export const GetPageList = action('Recycle', 'GetPageList', {
  kind: 'read',
  access,
  list: 'page',
  in: pageQuery(['create_time'], { table }),
  out: z.object({
    id,
    record_id: id,
    name: z.string(),
    user_name: z.string(),
    create_time: datetime,
    /** The row is removed for good then: `recycle.days` after it was deleted. */
    expire_time: datetime,
  }),
})

/**
 * Restores a deleted row under its own id. 1004 when its code or name is taken, what it belongs to no longer exists, or
 * its day and time belong to another record; a role only by callers who could create it, a person only if not barred
 * meanwhile (1011). A notice is restored in its former state, as a draft or withdrawn.
 */
export const Restore = action('Recycle', 'Restore', {
  kind: 'write',
  access,
  in: z.strictObject({ table, id }),
  out: z.object({ record_id: id }),
})
