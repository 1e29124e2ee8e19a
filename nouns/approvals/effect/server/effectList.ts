import type { Input } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { allOf, matching } from '@shouya/server/registers/filters.ts'
import { after, cursorTime, cut } from '@shouya/server/registers/keyset.ts'
import { sql } from 'kysely'
import type * as Effect from '../contract.ts'
import { selectEffects, shownEffects, stateOfEffect } from './shownEffects.ts'

/** The effects of requests, with their results. */
export async function effectList(ctx: Ctx, query: Input<typeof Effect.GetEffectList>) {
  const { instance_id, topic, state } = query
  const rows = await selectEffects(ctx.db)
    .select(['bill_no', 'title', 'flow_name', cursorTime('appr_effect', 'create_time').as('cursor_time')])
    .where(
      allOf([
        ...matching('appr_instance.search_text', query.keywords),
        ...(instance_id === undefined ? [] : [sql<boolean>`appr_effect.instance_id = ${instance_id}`]),
        ...(topic === undefined ? [] : [sql<boolean>`appr_effect.topic = ${topic}`]),
        ...(state === undefined ? [] : [sql<boolean>`${stateOfEffect} = ${state}`]),
        ...after('appr_effect', 'create_time', query.cursor),
      ]),
    )
    .orderBy('appr_effect.create_time', 'desc')
    .orderBy('appr_effect.id', 'desc')
    .limit(query.pagesize + 1)
    .execute()
  const { rows: effects, next } = cut(rows, query.pagesize)
  const shown = await shownEffects(ctx, effects)
  const of = effects.map(({ instance_id: request, bill_no, title, flow_name }) => ({
    instance_id: request,
    bill_no: bill_no ?? '',
    title,
    flow_name,
  }))
  return { rows: shown.map((effect, at) => ({ ...effect, ...(of[at] as (typeof of)[number]) })), next }
}

/** The effects of one request, oldest first. */
export async function effectsOf(ctx: Ctx, request: number) {
  const rows = await selectEffects(ctx.db).where('instance_id', '=', request).orderBy('appr_effect.id').execute()
  return shownEffects(ctx, rows)
}
