import type { Event, Recorded } from '@shouya/approvals/event'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'

/** With milliseconds, as in events; the API's times have whole seconds. */
const ms = (column: string) => sql.raw(`(extract(epoch from ${column}) * 1000)::bigint`)

type Within = { readonly db: Kysely<Unscoped>; readonly ids: readonly number[] }

const of = ({ ids }: Within) => sql`instance_id = any(${ids}::bigint[])`

export type Chained = Recorded & { readonly prevHash: string; readonly hash: string }

/** The stored rows of some requests, by request. */
export async function keptRows(within: Within) {
  const { db } = within
  const rows = async <R extends { instance_id: number }>(query: ReturnType<typeof sql<R>>) =>
    Map.groupBy((await query.execute(db)).rows, ({ instance_id }) => instance_id)
  return {
    events: await rows(sql<{ instance_id: number } & Omit<Chained, 'event'> & { event: Event }>`
      select instance_id, seq, ${ms('at')} as at, actor_id as actor, on_behalf_of as "onBehalfOf", command_id as command,
        part, event, prev_hash as "prevHash", hash from appr_event where ${of(within)} order by instance_id, seq`),
    tasks: await rows(sql<{ instance_id: number; no: number }>`
      select instance_id, no, node_id, node_name, round, kind, assignee_id, principal_id, status,
        ${ms('opened_time')} as opened, ${ms('ended_time')} as ended, ${ms('due_time')} as due, ${ms('read_time')} as read,
        urge_count from appr_task where ${of(within)}`),
    pools: await rows(sql<{ instance_id: number; no: number; user_id: number }>`
      select instance_id, no, user_id, ${ms('appr_pool.opened_time')} as opened
        from appr_pool join appr_task on appr_task.id = task_id where ${of(within)}`),
    parts: await rows(sql<{ instance_id: number; user_id: number }>`
      select instance_id, user_id, ${ms('acted_time')} as at from appr_part where ${of(within)}`),
    copies: await rows(sql<{ instance_id: number; user_id: number }>`
      select instance_id, user_id, ${ms('cc_time')} as at from appr_cc where ${of(within)}`),
    timers: await rows(sql<{ instance_id: number; place: string; due: number; done: number | null }>`
      select instance_id, coalesce('task ' || task_no, 'node ' || node_id) as place, ${ms('due_time')} as due,
        ${ms('done_time')} as done from appr_timer where ${of(within)}`),
    effects: await rows(sql<{ instance_id: number; topic: string; node_id: string | null }>`
      select instance_id, topic, node_id from appr_effect where ${of(within)}`),
  }
}

export type Kept = Awaited<ReturnType<typeof keptRows>>

/** The next few requests after an id. */
export const keptRequests = async (db: Kysely<Unscoped>, after: number, limit: number) =>
  db
    .selectFrom('appr_instance')
    .select(['id', 'status', 'title', 'state', 'head', 'waits_at', 'flow_version_id'])
    .select(sql<number | null>`${ms('submit_time')}`.as('submitted'))
    .select(sql<number | null>`${ms('finish_time')}`.as('finished'))
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()

export type KeptRequest = Awaited<ReturnType<typeof keptRequests>>[number]
