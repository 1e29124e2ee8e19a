import type { RemindCode } from '@shouya/contract/reminders'
import { linkTo } from '@shouya/noun/noun'
import { everything } from '@shouya/server/core/access/everything.ts'
import { type Remind, remindAll } from '@shouya/server/core/messages/remind.ts'
import { securityOf } from '@shouya/server/core/org/securityOf.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'
import { accountsOf } from '../../vendorContact/server/accounts.ts'
import { REQUESTS, repairOrder } from '../noun.ts'
import { type Order, table } from './types.ts'

/** All reminders about an order: each ends with the state that it is about. */
export const reminders = [
  'repair_new',
  'repair_dispatch',
  'repair_refused',
  'repair_returned',
  'repair_fixed',
  'repair_fee',
  'repair_approved',
  'repair_rework',
  'repair_overdue',
] as const satisfies readonly RemindCode[]

type About = Pick<
  Order,
  'id' | 'bill_no' | 'dept_id' | 'dept_name' | 'device_name' | 'company_id' | 'contact_id' | 'create_user_id'
>
type Told = {
  code: (typeof reminders)[number]
  to: 'branch' | 'vendor' | 'outlet' | 'author'
  level?: 1 | 2 | 3
  act?: string
}

/** Tells those whom an order concerns: a line for each group, as the state demands it. */
export async function tell(
  db: Kysely<Unscoped>,
  order: About,
  told: readonly Told[],
  params: Readonly<Record<string, string | number>>,
  now: Date,
): Promise<void> {
  const messages: Remind[] = []
  for (const { code, to, level = 2, act } of told)
    messages.push({
      code,
      receivers: await receiversOf(db, order, to),
      params: { bill_no: order.bill_no, dept: order.dept_name, device: order.device_name, ...params },
      link: to === 'outlet' || to === 'author' ? `${REQUESTS}?id=${order.id}` : linkTo(repairOrder, order.id),
      table,
      id: order.id,
      level,
      ...(act !== undefined && { act }),
    })
  await remindAll(db, messages, now)
}

async function receiversOf(db: Kysely<Unscoped>, order: About, to: Told['to']): Promise<number[]> {
  if (to === 'branch') return securityOf(everything(db), order.dept_id)
  if (to === 'vendor') return peopleOf(db, order)
  const author = order.create_user_id === null ? [] : [order.create_user_id]
  if (to === 'author') return author
  const unit = await everything(db)
    .selectFrom('dept')
    .select(['leader_user_id', 'safety_user_id'])
    .where('id', '=', order.dept_id)
    .executeTakeFirst()
  const heads = [unit?.leader_user_id, unit?.safety_user_id].filter((id): id is number => typeof id === 'number')
  return [...new Set([...author, ...heads])]
}

/** The contact of an order, if they sign in; else everybody of the vendor who does. */
async function peopleOf(db: Kysely<Unscoped>, { company_id, contact_id }: About): Promise<number[]> {
  if (company_id === null) return []
  const accounts = (await accountsOf(db, company_id)).map(({ id }) => id)
  if (contact_id === null) return accounts
  const contact = await everything(db)
    .selectFrom('maintain_contact')
    .select('user_id')
    .where('id', '=', contact_id)
    .executeTakeFirst()
  return contact?.user_id && accounts.includes(contact.user_id) ? [contact.user_id] : accounts
}
