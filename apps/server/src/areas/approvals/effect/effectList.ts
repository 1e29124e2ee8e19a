import type { Input, Row } from '@shouya/contract/action'
import type * as OaExamine from '@shouya/contract/controllers/OaExamine'
import { type MessageKey, message } from '@shouya/contract/messages'
import { type Kysely, sql } from 'kysely'
import { type Ctx, can } from '../../../core/context.ts'
import type { Unscoped } from '../../../db/scope.ts'
import { allOf, matching } from '../../../registers/filters.ts'
import { after, cursorTime, cut } from '../../../registers/keyset.ts'
import { namesOf } from '../examine/inbox.ts'
import { frozenFlow } from '../run/frozenFlow.ts'
import { nodeNameOf } from '../run/nodeName.ts'
import { topicNames } from './effectTopics.ts'
import { status } from './status.ts'

export type State = Row<typeof OaExamine.GetEffectList>['state']

/** How an effect stands: its own row, then those of whoever hears it (`topic_effect`: 0 waiting, 1 done, 2 failed). */
const state = sql<State>`case
  when appr_effect.status = ${sql.lit(status.waiting)} then 'waiting'
  when appr_effect.status = ${sql.lit(status.closed)} then 'closed'
  when exists (select from topic_effect where id = any(appr_effect.effect_ids) and status = 2) then 'failed'
  when exists (select from topic_effect where id = any(appr_effect.effect_ids) and status = 0) then 'published'
  else 'done' end`

export const selectEffects = (db: Kysely<Unscoped>) =>
  db.selectFrom('appr_effect').selectAll('appr_effect').select(state.as('state'))

/** What may be done about an effect. */
export const movesOf = (now: State): ('retry' | 'close')[] =>
  now === 'waiting' || now === 'failed' ? ['retry', 'close'] : []

/** What requests have set going, and what became of it. */
export async function effectList(ctx: Ctx, query: Input<typeof OaExamine.GetEffectList>) {
  const { db, lang, services } = ctx
  const { instance_id, topic, state: states = [] } = query
  const rows = await selectEffects(db)
    .innerJoin('appr_instance', 'appr_instance.id', 'appr_effect.instance_id')
    .select([
      'bill_no',
      'title',
      'flow_name',
      'flow_version_id',
      cursorTime('appr_effect', 'create_time').as('cursor_time'),
    ])
    .select(
      sql<string | null>`(select max(error) from topic_effect where id = any(effect_ids) and status = 2)`.as('error'),
    )
    .select(sql<string | null>`(select max(done_time) from topic_effect where id = any(effect_ids))`.as('heard_time'))
    .where(
      allOf([
        ...matching('appr_instance.search_text', query.keywords),
        ...(instance_id === undefined ? [] : [sql<boolean>`appr_effect.instance_id = ${instance_id}`]),
        ...(topic === undefined ? [] : [sql<boolean>`appr_effect.topic = ${topic}`]),
        ...(states.length === 0 ? [] : [sql<boolean>`${state} = any(${states}::text[])`]),
        ...after('appr_effect', 'create_time', query.cursor),
      ]),
    )
    .orderBy('appr_effect.create_time', 'desc')
    .orderBy('appr_effect.id', 'desc')
    .limit(query.pagesize + 1)
    .execute()
  const { rows: found, next } = cut(rows, query.pagesize)
  const names = await namesOf(db, [...new Set(found.flatMap(({ done_user_id }) => done_user_id ?? []))])
  const nameOf = (name: string) =>
    (topicNames as readonly string[]).includes(name) ? message(lang, `topic.${name}` as MessageKey) : name
  const settles = can(ctx.user, 'sys_examine', 'edit')
  const shown = found.map(async (row) => {
    const flow = row.node_id === null ? null : await frozenFlow(db, row.flow_version_id)
    const ended = {
      done: row.heard_time ?? row.done_time,
      closed: row.done_time,
      waiting: null,
      published: null,
      failed: null,
    }
    return {
      id: row.id,
      instance_id: row.instance_id,
      bill_no: row.bill_no ?? '',
      title: row.title,
      flow_name: row.flow_name,
      topic: row.topic,
      topic_name: nameOf(row.topic),
      node_name: flow && nodeNameOf(flow.definition, row.node_id),
      state: row.state,
      error: row.error,
      note: row.note,
      done_user_name: row.done_user_id === null ? null : (names.get(row.done_user_id) ?? ''),
      create_time: row.create_time,
      done_time: ended[row.state],
      allowed: settles
        ? movesOf(row.state).filter(
            (move) => move === 'close' || row.state === 'failed' || services.topics.isHeard(row.topic),
          )
        : [],
    }
  })
  return { rows: await Promise.all(shown), next }
}
