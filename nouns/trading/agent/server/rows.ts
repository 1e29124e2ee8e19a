import type { Row } from '@shouya/contract/action'
import { message } from '@shouya/contract/messages'
import type { MoveName } from '@shouya/noun/noun'
import { ID_CARD, MOBILE } from '@shouya/noun/shapes'
import { type Ctx, can } from '@shouya/server/core/context.ts'
import { regionName, regionStem } from '@shouya/server/core/org/regions.ts'
import { todayOf } from '@shouya/server/core/time/todayOf.ts'
import { expiring } from '@shouya/server/noun/expiring.ts'
import { conditionsIn } from '@shouya/server/noun/lists.ts'
import { allowedMoves } from '@shouya/server/noun/write.ts'
import { allOf, among, when } from '@shouya/server/registers/filters.ts'
import { type RawBuilder, sql } from 'kysely'
import type * as Agent from '../contract.ts'
import { agent } from '../noun.ts'
import { obstaclesOf } from './obstacles.ts'
import { ID_CARD_HASH } from './secrets.ts'

const { approved, disabled } = agent.states.codes

/** The conditions of the list, the export and the counters. What ends is a contract that runs. */
export const conditionsOf = (ctx: Pick<Ctx, 'now' | 'services' | 'user'>) => (query: Agent.AgentFilters) => {
  const { keywords } = query
  const isNumber = ID_CARD.test(keywords) && can(ctx.user, agent.permission, 'view_sensitive')
  const isPhone = MOBILE.test(keywords)
  return allOf([
    ...conditionsIn(agent, isNumber || isPhone ? { ...query, keywords: '' } : query),
    ...(isNumber ? [numbered(ctx, keywords)] : []),
    // Lists show it masked: parts of one find nobody.
    ...(isPhone ? [sql<boolean>`agent.phone = ${keywords}`] : []),
    ...when(
      query.region,
      sql`exists (select from unnest(agent.region_codes) code where ${touches(query.region ?? '')})`,
    ),
    ...expiring('agent.contract_end', query.expiry, todayOf(ctx)),
    ...when(query.expiry, allOf(among('agent.status', [approved, disabled]))),
    ...when(query.ending, sql`agent.status = ${disabled} and agent.end_ask_time is not null`),
  ])
}

/** Only a whole identity number finds its agent, by the hash under every key. */
const numbered = ({ services }: Pick<Ctx, 'services'>, number: string): RawBuilder<boolean> =>
  sql`agent.id_card_hash = any(${services.keys.hashes(ID_CARD_HASH, number)}::bytea[])`

/** Whether `code` lies in a region or contains it. */
const touches = (region: string): RawBuilder<boolean> =>
  sql`(starts_with(code, ${regionStem(region)}) or starts_with(${region}, ${stem('code')}))`

/** `regionStem` in SQL. */
export const stem = (column: string): RawBuilder<string> => sql`regexp_replace(${sql.ref(column)}, '(00){1,2}$', '')`

/** Accounts of agents are those of the ledger with owner 2: 11 goods, 12 commission. */
const ledger = (amount: 'balance' | 'frozen', type?: number) =>
  sql<number>`(select coalesce(sum(${sql.ref(`money.${amount}`)}), 0)::bigint from ledger_account money
    where money.owner_type = 2 and money.owner_id = agent.id ${type === undefined ? sql`` : sql`and money.account_type = ${type}`})`

/**
 * Agents in the caller's scope, with their devices, members and money. An agent's own parent is above its tree: it is nobody that
 * its people see.
 */
export function selectAgents({ scoped, user }: Pick<Ctx, 'scoped' | 'user'>) {
  const own = user.scope.kind === 'party' ? user.scope.partyId : null
  const isAbove = sql`agent.id = ${own}`
  return scoped
    .rows('agent')
    .selectAll('agent')
    .select([
      sql<string | null>`overlay(agent.phone placing '****' from 4 for 4)`.as('phone_mask'),
      sql<number | null>`case when ${isAbove} then null else agent.parent_agent_id end`.as('parent_agent_id'),
      sql<string | null>`case when ${isAbove} then null else (select parent.agent_name from agent parent
        where parent.id = agent.parent_agent_id) end`.as('parent_name'),
      // The states of devices in somebody's hands, and of members that have not left.
      sql<number>`(select count(*)::int from device where device.agent_id = agent.id and device.status between 1 and 5)`.as(
        'device_count',
      ),
      sql<number>`(select count(*)::int from member where member.agent_id = agent.id and member.status <> 5)`.as(
        'member_count',
      ),
      ledger('balance', 11).as('balance'),
      ledger('balance', 12).as('commission'),
      ledger('frozen').as('frozen'),
    ])
}

export type AgentRow = Awaited<ReturnType<ReturnType<typeof selectAgents>['executeTakeFirstOrThrow']>>
type Moved = Pick<AgentRow, 'status' | 'create_user_id' | 'submit_user_id' | 'end_ask_time' | 'end_ask_user_id'>

/** Whether somebody has entered or submitted an agent: they do not judge it. */
export const hasMade = (row: Pick<AgentRow, 'create_user_id' | 'submit_user_id'>, userId: number): boolean =>
  row.create_user_id === userId || row.submit_user_id === userId

/** The moves that the caller may make with an agent now (domain 13). */
const agentMoves = ({ user }: Pick<Ctx, 'user'>, row: Moved): MoveName<typeof agent>[] =>
  allowedMoves(agent, row, user).filter((move) => {
    if (move === 'audit') return !hasMade(row, user.userId)
    if (move === 'askEnd') return row.end_ask_time === null
    if (move === 'end') return row.end_ask_time !== null && row.end_ask_user_id !== user.userId
    return true
  })

/** The regions of an agent as one text. */
export const regionNames = (codes: readonly string[]): string => codes.map(regionName).join('、')

/** Rows of the list as the caller sees them, with what stands against the end of a contract. */
export async function rowsOf(ctx: Ctx, rows: readonly AgentRow[]): Promise<Row<typeof Agent.GetPageList>[]> {
  const ending = (row: AgentRow) => agentMoves(ctx, row).some((move) => move === 'askEnd')
  const obstacles = await obstaclesOf(
    ctx,
    rows.filter(ending).map(({ id }) => id),
  )
  return rows.map((row) => {
    const why = obstacles.get(row.id)
    const moves = agentMoves(ctx, row).filter((move) => move !== 'askEnd' || why === undefined)
    return {
      ...row,
      region_names: regionNames(row.region_codes),
      moves,
      barred:
        why === undefined ? [] : [{ move: 'askEnd', why: message(ctx.lang, 'agent.refused.notSettled', { why }) }],
    }
  })
}
