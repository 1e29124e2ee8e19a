import type { Row } from '@shouya/contract/action'
import { isMessageKey, type Lang, message } from '@shouya/contract/messages'
import { type Ctx, can } from '@shouya/server/core/context.ts'
import type { Made, WhyNot } from '@shouya/server/core/topics/outcome.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { isAdmin } from '../../request/server/find.ts'
import { frozenFlow } from '../../request/server/frozenFlow.ts'
import { namesOf, nodeNameOf } from '../../request/server/names.ts'
import type { GetEffectList } from '../contract.ts'
import { effectStates } from '../noun.ts'
import { isOfPermits, pageOf } from './permitTopics.ts'
import { topicName } from './topics.ts'

type Shown = Row<typeof GetEffectList>
export type State = Shown['state']

/** The state of an effect: of its own row, then of its subscribers (`topic_effect`: 0 waiting, 1 done, 2 failed). */
export const stateOfEffect = sql<State>`case
  when appr_effect.status = ${sql.lit(effectStates.waiting)} then 'waiting'
  when appr_effect.status = ${sql.lit(effectStates.closed)} then 'closed'
  when exists (select from topic_effect where id = any(appr_effect.effect_ids) and status = 2) then 'failed'
  when exists (select from topic_effect where id = any(appr_effect.effect_ids) and status = 0) then 'published'
  else 'done' end`

/** Effects with their states and results. */
export const selectEffects = (db: Kysely<Unscoped>) =>
  db
    .selectFrom('appr_effect')
    .innerJoin('appr_instance', 'appr_instance.id', 'appr_effect.instance_id')
    .selectAll('appr_effect')
    .select(['flow_version_id', stateOfEffect.as('state')])
    .select([
      sql<{ error: string; reason: WhyNot | null } | null>`(select jsonb_build_object('error', error, 'reason', reason)
        from topic_effect where id = any(effect_ids) and status = 2 order by id limit 1)`.as('failure'),
      sql<Made[]>`(select coalesce(jsonb_agg(one order by topic_effect.id), '[]')
        from topic_effect, jsonb_array_elements(made) one where topic_effect.id = any(effect_ids))`.as('made'),
      sql<string | null>`(select max(done_time) from topic_effect where id = any(effect_ids))`.as('heard_time'),
    ])

type Effect = Awaited<ReturnType<ReturnType<typeof selectEffects>['execute']>>[number]

/** The actions on an effect in this state. */
export const movesOf = (now: State): Shown['allowed'] =>
  now === 'waiting' || now === 'failed' ? ['retry', 'close'] : []

/** Effects as output for the caller, together with the other columns of their rows. */
export async function shownEffects(ctx: Ctx, effects: readonly Effect[]) {
  const { db, lang, services, user } = ctx
  const names = await namesOf(db, [...new Set(effects.flatMap(({ done_user_id }) => done_user_id ?? []))])
  const settles = can(user, 'sys_examine', 'edit')
  const wayOf = (topic: string): Shown['way'] => {
    if (isOfPermits(topic)) return 'used'
    return services.topics.isHeard(topic) ? 'heard' : 'none'
  }
  const shown = effects.map(async (row) => {
    const flow = row.node_id === null ? null : await frozenFlow(db, row.flow_version_id)
    const way = wayOf(row.topic)
    const used = row.status === effectStates.done ? usedBy(row.topic, row.note) : []
    return {
      id: row.id,
      topic: row.topic,
      topic_name: topicName(lang, row.topic),
      node_name: flow && nodeNameOf(flow.definition, row.node_id),
      state: row.state,
      way,
      page: pageOf(row.topic, row.note),
      made: [...row.made, ...used],
      error: errorOf(lang, row.failure, isAdmin(ctx)),
      note: used.length > 0 ? null : row.note,
      done_user_name: row.done_user_id === null ? null : (names.get(row.done_user_id) ?? ''),
      create_time: row.create_time,
      done_time: endOf(row),
      allowed: settles
        ? movesOf(row.state).filter((move) => move === 'close' || row.state === 'failed' || way === 'heard')
        : [],
    }
  })
  return Promise.all(shown)
}

/**
 * The record that used a permit is found by its number. A revocation settles only the permit itself, which has no page.
 */
function usedBy(topic: string, number: string | null): Made[] {
  const page = pageOf(topic, number)
  return page === null || number === null
    ? []
    : [{ name: number, link: `${page}?keywords=${encodeURIComponent(number)}` }]
}

/** The reason of a rule is shown to everybody; of an internal error administrators see the first line. */
function errorOf(lang: Lang, failure: Effect['failure'], admin: boolean): string | null {
  if (!failure) return null
  // Of an older version with other keys of texts: only the logged text is known.
  if (failure.reason && isMessageKey(failure.reason.key)) {
    const { key, params } = failure.reason
    return message(lang, key, params)
  }
  const [error = ''] = failure.error.split('\n')
  return admin ? message(lang, 'effect.refused.fault', { error }) : message(lang, 'effect.refused.broken')
}

function endOf({ state, heard_time, done_time }: Effect): string | null {
  if (state === 'done') return heard_time ?? done_time
  return state === 'closed' ? done_time : null
}
