import type { Result as Answered, Input } from '@shouya/contract/action'
import { linkTo } from '@shouya/noun/noun'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import { tiePhotos } from '@shouya/server/core/files/photos.ts'
import { remind, settle } from '@shouya/server/core/messages/remind.ts'
import { securityOf } from '@shouya/server/core/org/securityOf.ts'
import { localTime } from '@shouya/server/core/time/local.ts'
import { changeRow, toMove } from '@shouya/server/noun/write.ts'
import { find } from '@shouya/server/registers/find.ts'
import type * as Contract from '../contract.ts'
import { drillRecord } from '../noun.ts'
import { LEAST_PEOPLE, LEAST_PHOTOS } from '../rules.ts'
import { type DrillRecord, status } from './rules.ts'
import { checkOrder, whenAndWho } from './save.ts'

type Content = Input<typeof Contract.Do>

const { table } = drillRecord

/** Records what happened, as far as it is known. */
export async function carryOut(ctx: Ctx, { id, version, ...content }: Content): Promise<Answered<typeof Contract.Do>> {
  const before = await toMove(ctx, drillRecord, { id, version }, 'do')
  const change = await changeOf(ctx, before, content)
  return changeRow(ctx, drillRecord, before, { ...change, status: status.carriedOut })
}

/** Submits what happened: the head of the unit is asked to evaluate it, of a blind drill the branch. */
export async function submit(
  ctx: Ctx,
  { id, version, ...content }: Content,
): Promise<Answered<typeof Contract.Submit>> {
  const before = await toMove(ctx, drillRecord, { id, version }, 'submit')
  checkComplete(content)
  const change = await changeOf(ctx, before, content)
  const { userId, name } = ctx.user
  const saved = await changeRow(ctx, drillRecord, before, {
    ...change,
    ...{ status: status.awaiting, submit_user_id: userId, submit_user_name: name, submit_time: ctx.now },
  })
  await settle(ctx.db, { codes: ['drill_again', 'drill_given_back'], table, id, by: userId }, ctx.now)
  await remind(
    ctx.db,
    {
      code: 'drill_evaluate',
      receivers: (await evaluatorsOf(ctx, before)).filter((receiver) => receiver !== userId),
      params: { bill_no: before.bill_no, dept: before.dept_name, plan: before.plan_name },
      link: linkTo(drillRecord, id),
      table,
      id,
      act: saved.version,
      level: 1,
    },
    ctx.now,
  )
  return saved
}

type Happened = Omit<Content, 'id' | 'version'>

/** The columns of what happened. */
async function changeOf(ctx: Ctx, before: DrillRecord, content: Happened) {
  checkOrder(content)
  if (content.end_time > localTime(ctx.now, ctx.services.database.timezone)) failAt('end_time', 'input.future')
  const derived = await whenAndWho(ctx, before.dept_id, content)
  await tiePhotos(ctx, [{ path: 'photos', ids: content.photos }], { table, id: before.id })
  return {
    ...content,
    ...derived,
    participants: JSON.stringify(content.participants),
    people_count: content.participants.length,
    steps: JSON.stringify(content.steps),
  }
}

/** What may be missing while it is recorded, and not when it is submitted (domain 7.1). */
function checkComplete({ participants, photos, scene_desc, problems, improvement }: Happened): void {
  if (participants.length < LEAST_PEOPLE) failAt('participants', 'drillRecord.refused.people', { min: LEAST_PEOPLE })
  if (!scene_desc) failAt('scene_desc', 'input.required')
  if (!problems) failAt('problems', 'input.required')
  if (!improvement) failAt('improvement', 'input.required')
  if (photos.length < LEAST_PHOTOS) failAt('photos', 'drillRecord.refused.photos', { min: LEAST_PHOTOS })
}

/** Who evaluates a drill: the head of its unit, or the branch where nobody of the unit may. */
async function evaluatorsOf(ctx: Ctx, { dept_id, is_blind }: DrillRecord): Promise<number[]> {
  const { leader_user_id: leader } = await find(ctx, 'dept', dept_id)
  return is_blind || !leader ? securityOf(everything(ctx.db), dept_id) : [leader]
}
