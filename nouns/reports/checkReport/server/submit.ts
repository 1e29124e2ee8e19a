import { linkTo } from '@shouya/noun/noun'
import { searchText } from '@shouya/noun/searchText'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import { attachFile } from '@shouya/server/core/files/files.ts'
import { remind, settle } from '@shouya/server/core/messages/remind.ts'
import { nextNumber } from '@shouya/server/core/numbers/nextNumber.ts'
import { peopleWith } from '@shouya/server/core/org/peopleWith.ts'
import { unitInScope } from '@shouya/server/core/org/unitInScope.ts'
import type { Checked } from '@shouya/server/core/signatures/signatures.ts'
import { localTime } from '@shouya/server/core/time/local.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { signedHash } from '@shouya/server/noun/signature.ts'
import { updateRow } from '@shouya/server/noun/store.ts'
import { toMove } from '@shouya/server/noun/write.ts'
import type { Updateable } from 'kysely'
import { type AnsweredItem, checkComplete } from '../../../rectify/server/public.ts'
import { audited, fillIn } from './fillIn.ts'
import { awaits, type Content, type Inspector, inspectorsOf, type Report, type Scene, status } from './scene.ts'

type Seen = { id: number; version: number }
type Submitted = { id: number; version: number; bill_no: string | null; status: number }

/** Keeps a report as a draft, or one that was objected to as it stands so far. */
export const save = (scene: Scene) => async (ctx: Ctx, input: Content) => {
  const { before, row, head, results } = await fillIn(ctx, scene, input)
  const saved = await updateRow(ctx, scene.noun.table, row.id, head)
  ctx.note({
    table: scene.noun.table,
    id: row.id,
    before: before && { status: before.status },
    after: audited(row, results),
  })
  return saved
}

/** Submits a report signed by its author; it waits for the other inspectors first. */
export const submit =
  (scene: Scene) =>
  async (ctx: Ctx, input: Content, { sign, fileId }: Checked): Promise<Submitted> => {
    const { noun } = scene
    const { before, row, head, results } = await fillIn(ctx, scene, input)
    if (inspectorsOf(row).length < scene.leastInspectors)
      failAt('inspector_ids', 'checkReport.refused.inspectors', { min: scene.leastInspectors })
    checkComplete(results, input.results)
    scene.checkComplete?.(input)
    await checkConfirmer(ctx, scene, row)
    const signedToo = (await scene.signedToo?.(ctx, input, row)) ?? {}
    if (fileId !== null) await attachFile(ctx, fileId, noun.table, row.id)
    const inspectors = withSign(ctx, inspectorsOf(row), sign)
    const signed = { ...row, ...signedToo, inspectors } as object as Report
    const change = {
      ...head,
      ...signedToo,
      inspectors: JSON.stringify(inspectors),
      sign_hash: hashOf(ctx, scene, signed, results),
    }
    const isLast = inspectors.every((line) => line.sign !== null)
    const done = isLast ? await file(ctx, scene, signed, change) : await waitForOthers(ctx, scene, signed, change)
    ctx.note({
      table: noun.table,
      id: row.id,
      ...(done.bill_no === null ? {} : { billNo: done.bill_no }),
      before: before && { status: before.status },
      after: { ...audited(signed, results), status: done.status, bill_no: done.bill_no },
    })
    return done
  }

const hashOf = (ctx: Ctx, { noun }: Scene, row: Report, results: readonly AnsweredItem[]): string =>
  signedHash(noun, { ...row, results }, ctx.services.database.timezone)

/** The lines with the caller's signature. */
const withSign = ({ user, now, services }: Ctx, lines: readonly Inspector[], sign: Checked['sign']): Inspector[] =>
  lines.map((line) =>
    line.user_id === user.userId ? { ...line, sign, sign_time: localTime(now, services.database.timezone) } : line,
  )

/** Somebody other than the inspectors can confirm it. */
async function checkConfirmer(ctx: Ctx, { noun }: Scene, row: Report): Promise<void> {
  const people = await peopleWith(ctx.db, row.dept_id, {
    id: noun.permission,
    operations: [noun.moves.confirm.operation],
  }).execute()
  if (people.every(({ id }) => inspectorsOf(row).some(({ user_id }) => user_id === id)))
    failAt('dept_id', 'checkReport.refused.nobody')
}

type Change = Updateable<DB['security_item']>

async function waitForOthers(ctx: Ctx, { noun }: Scene, row: Report, change: Change): Promise<Submitted> {
  const saved = await updateRow(ctx, noun.table, row.id, change)
  await remind(
    ctx.db,
    {
      code: 'report_sign',
      receivers: inspectorsOf(row).flatMap(({ user_id, sign }) => (sign === null ? [user_id] : [])),
      params: { inspector: ctx.user.name, dept: row.dept_name, period: row.period_key },
      link: linkTo(noun, row.id),
      table: noun.table,
      id: row.id,
      level: 1,
    },
    ctx.now,
  )
  return { ...saved, bill_no: row.bill_no, status: row.status }
}

/** A further inspector signs what its author has signed. */
export const signFurther =
  (scene: Scene) =>
  async (ctx: Ctx, seen: Seen, { sign, fileId }: Checked): Promise<Submitted> => {
    const { noun } = scene
    const row = await toMove(ctx, noun, seen, 'sign')
    if (!awaits(row, ctx.user.userId)) fail('WrongState', { reason: 'checkReport.refused.notAwaited' })
    if (fileId !== null) await attachFile(ctx, fileId, noun.table, row.id)
    const inspectors = withSign(ctx, inspectorsOf(row), sign)
    const change = { inspectors: JSON.stringify(inspectors) }
    const isLast = inspectors.every((line) => line.sign !== null)
    const done = isLast
      ? await file(ctx, scene, row, change)
      : { ...(await updateRow(ctx, noun.table, row.id, change)), bill_no: row.bill_no, status: row.status }
    const { userId, name } = ctx.user
    await settle(
      ctx.db,
      { codes: ['report_sign'], table: noun.table, id: row.id, by: userId, receiver: userId },
      ctx.now,
    )
    ctx.note({
      table: noun.table,
      id: row.id,
      ...(done.bill_no === null ? {} : { billNo: done.bill_no }),
      before: { status: row.status },
      after: { status: done.status, bill_no: done.bill_no, inspector_names: name },
    })
    return done
  }

/** All inspectors have signed: the report has its number, and the checked unit confirms it. */
async function file(ctx: Ctx, { noun }: Scene, row: Report, change: Change): Promise<Submitted> {
  const unit = await unitInScope(ctx, row.dept_id)
  const [first = ''] = row.bill_no === null ? await nextNumber(ctx.db, noun.prefix, row.check_date, unit.dept_code) : []
  const bill_no = row.bill_no ?? first
  const saved = await updateRow(ctx, noun.table, row.id, {
    ...change,
    ...{ bill_no, status: status.waiting, submit_time: ctx.now },
    search_text: searchText(noun, { ...row, bill_no }),
  })
  await settle(ctx.db, { codes: ['report_objected'], table: noun.table, id: row.id, by: ctx.user.userId }, ctx.now)
  await remind(
    ctx.db,
    {
      code: 'report_confirm',
      receivers: unit.leader_user_id === null ? [] : [unit.leader_user_id],
      params: { bill_no, dept: row.dept_name, count: row.abnormal_count },
      link: linkTo(noun, row.id),
      table: noun.table,
      id: row.id,
      level: row.abnormal_count > 0 ? 2 : 1,
    },
    ctx.now,
  )
  return { ...saved, bill_no, status: status.waiting }
}
