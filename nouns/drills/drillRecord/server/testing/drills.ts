import { granted, makeImage, signature } from '@shouya/server/testing/factories.ts'
import type { Post, TestApp } from '@shouya/server/testing/testApp.ts'
import { makePlan } from '../../../drillPlan/server/testing/plans.ts'

type Seen = { id: number; version: number }

/** A wire time so many minutes before now. */
export const minutesAgo = (t: TestApp, minutes: number): string =>
  new Date(t.clock.at.getTime() - minutes * 60_000 + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

/** The plan of a drill of the last hour. */
export async function plannedBody(t: TestApp, by: number, more: object = {}) {
  const { id: plan_id } = await makePlan(await t.as('hq_security'), { drill_type: 1 })
  return {
    ...{ plan_id, form: 1, is_blind: false, begin_time: minutesAgo(t, 60), end_time: minutesAgo(t, 20) },
    ...{ place: '营业大厅', commander_user_id: by },
    ...more,
  }
}

/** Somebody's planned drill. */
export async function makeDrill(t: TestApp, post: Post, by: number, more: object = {}): Promise<Seen> {
  const { id, version } = granted(await post('DrillRecord/Save', await plannedBody(t, by, more)))
  return { id, version }
}

/** All of what happened at a drill of the last hour. */
export async function happenedBody(t: TestApp, by: number, more: object = {}) {
  return {
    ...{ begin_time: minutesAgo(t, 60), end_time: minutesAgo(t, 20), place: '营业大厅', commander_user_id: by },
    ...{ report_to_monitor: true, scene_desc: '两名蒙面人员持械闯入', response_seconds: 48, evac_seconds: 95 },
    ...{ problems: '疏散通道有杂物', improvement: '当日清理并每周检查' },
    participants: ['甲', '乙', '丙'].map((name) => ({ name, role: '柜员' })),
    steps: [{ time: '09:30:05', action: '按下报警按钮', person: '甲' }],
    photos: [await makeImage(t, by), await makeImage(t, by)],
    ...more,
  }
}

/** Somebody's drill that waits for its evaluation. */
export async function makeSubmitted(t: TestApp, post: Post, by: number, planned: object = {}): Promise<Seen> {
  const drill = await makeDrill(t, post, by, planned)
  const { id, version } = granted(await post('DrillRecord/Submit', { ...drill, ...(await happenedBody(t, by)) }))
  return { id, version }
}

/** How a drill is judged. */
export const judgement = (more: object = {}) => ({
  ...{ score: 91, effect: 1, evaluation: '响应迅速，分工明确', sign: signature },
  ...more,
})
