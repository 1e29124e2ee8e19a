import { linkTo } from '@shouya/noun/noun'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { attachFile } from '@shouya/server/core/files/files.ts'
import { remind, settle } from '@shouya/server/core/messages/remind.ts'
import type { Checked } from '@shouya/server/core/signatures/signatures.ts'
import { discard } from '@shouya/server/noun/discard.ts'
import { changeRow, toMove } from '@shouya/server/noun/write.ts'
import type { Decision } from '../../../rectify/answer/schemas.ts'
import { decide } from '../../../rectify/server/public.ts'
import { taskDone } from '../../../tasks/server/public.ts'
import { answers, awaitsInspectors, isInspector, type Report, type Scene, status } from './scene.ts'

type Seen = { id: number; version: number }

const reminders = ['report_sign', 'report_confirm', 'report_objected'] as const

/** Nobody confirms or doubts what they have checked. */
const notOwn = (ctx: Ctx) => (row: Report) =>
  isInspector(row, ctx.user.userId) ? ('checkReport.refused.ownReport' as const) : undefined

/** The head of the checked unit decides on the abnormal items, and signs: the task of the period is done. */
export const confirm =
  (scene: Scene) =>
  async (
    ctx: Ctx,
    { id, version, items, temp_measure }: Seen & { items: Decision[]; temp_measure: string | null },
    { sign, fileId }: Checked,
  ) => {
    const { noun } = scene
    const before = await toMove(ctx, noun, { id, version }, 'confirm', notOwn(ctx))
    const check = { ...before, table: noun.table }
    const { rectify_count } = await decide(ctx, { answers, check, source: scene.source, items, temp_measure })
    if (fileId !== null) await attachFile(ctx, fileId, noun.table, id)
    const { userId, name } = ctx.user
    const saved = await changeRow(ctx, noun, before, {
      ...{ leader_user_id: userId, leader_user_name: name, leader_sign: JSON.stringify(sign) },
      ...{ confirm_time: ctx.now, rectify_count },
      status: rectify_count === 0 ? status.closed : status.rectifying,
    })
    await settle(ctx.db, { codes: reminders, table: noun.table, id, by: userId }, ctx.now)
    const { task: code, owedBy } = scene
    const periodKey = scene.taskPeriod ? await scene.taskPeriod(ctx, before) : before.period_key
    const task = { code, deptId: before[owedBy], table: noun.table, id, by: userId }
    if (periodKey !== null) await taskDone(ctx.db, { ...task, periodKey }, ctx.now)
    return saved
  }

/** The checked unit does not agree, once: the inspectors are told to check again. */
export const object =
  (scene: Scene) =>
  async (ctx: Ctx, { reason: objection, ...seen }: Seen & { reason: string }) => {
    const { noun } = scene
    const before = await toMove(ctx, noun, seen, 'object', (row) =>
      row.objection === null ? notOwn(ctx)(row) : 'checkReport.refused.objectedOnce',
    )
    const saved = await changeRow(ctx, noun, before, { status: status.objected, objection }, objection)
    const of = { table: noun.table, id: before.id }
    await settle(ctx.db, { codes: ['report_confirm'], ...of, by: ctx.user.userId }, ctx.now)
    await remind(
      ctx.db,
      {
        code: 'report_objected',
        receivers: [before.create_user_id],
        params: { bill_no: before.bill_no ?? '', dept: before.dept_name, objection },
        link: linkTo(noun, before.id),
        ...of,
        level: 2,
      },
      ctx.now,
    )
    return saved
  }

/** Takes it back: nobody has to sign or to confirm it any more. */
export const cross =
  ({ noun }: Scene) =>
  async (ctx: Ctx, { reason, ...seen }: Seen & { reason: string }) => {
    const before = await toMove(ctx, noun, seen, 'void')
    const saved = await changeRow(ctx, noun, before, { status: status.void, void_reason: reason }, reason)
    await settle(ctx.db, { codes: reminders, table: noun.table, id: before.id, by: ctx.user.userId }, ctx.now)
    return saved
  }

/** Moves a draft to the recycle bin; one that waits for further inspectors is first written again. */
export const remove =
  ({ noun }: Scene) =>
  async (ctx: Ctx, seen: Seen): Promise<null> => {
    const row = await toMove(ctx, noun, seen, 'delete')
    if (awaitsInspectors(row)) fail('WrongState')
    const { dept_name, period_key, check_dept_name } = row
    return discard(ctx, noun, row, {
      name: `${dept_name} ${period_key} ${check_dept_name}`,
      parts: [{ table: answers, column: 'check_id' }],
      logged: { dept_name, period_key, check_dept_name },
    })
  }
