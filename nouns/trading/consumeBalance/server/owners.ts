import type { Ctx } from '@shouya/server/core/context.ts'
import { type RawBuilder, sql } from 'kysely'
import { dealing } from '../../member/rules.ts'

/** `agent.status` of those in use. */
export const APPROVED = 2
/** `device.status` from assigned to disabled: not in stock, not given back, not scrapped. */
const AT_WORK = [1, 2, 3, 4, 5]

type Scoped = Pick<Ctx, 'scoped'>

/** The agent of a caller who belongs to one; null: somebody of the bank. */
export const ownAgentOf = ({ user: { scope } }: Pick<Ctx, 'user'>): number | null =>
  scope.kind === 'party' ? scope.partyId : null

/** Rows of an agent's tree. */
const inTreeOf = (column: string, agentId: number): RawBuilder<boolean> =>
  sql`${sql.ref(column)} = any(array(select below.id from agent below join agent top on below.path <@ top.path
    where top.id = ${agentId}))`

export const agentsInUse = ({ scoped }: Scoped) =>
  scoped
    .rows('agent')
    .select(['agent.id', 'agent_name as name', sql<string>`coalesce(contact_name, '')`.as('note')])
    .where('agent.status', '=', APPROVED)

/** Whether a device's product uses a consumable. */
export const uses = (consumeId: number): RawBuilder<boolean> =>
  sql`exists (select from product_consume needed where needed.product_id = device.product_id and needed.consume_id = ${consumeId})`

/** Devices at work in an agent's tree. */
export const devicesAtWork = ({ scoped }: Scoped, agentId: number) =>
  scoped
    .rows('device')
    .select(['device.id', 'device_no as name'])
    .select(sql<string>`(select product_name from product where product.id = device.product_id)`.as('note'))
    .where('device.status', 'in', AT_WORK)
    .where(inTreeOf('device.agent_id', agentId))

export const normalMembers = ({ scoped }: Scoped, agentId: number) =>
  scoped
    .rows('member')
    .select(['member.id', 'member_name as name', 'member_no as note'])
    .where('member.status', '=', dealing)
    .where(inTreeOf('member.agent_id', agentId))
