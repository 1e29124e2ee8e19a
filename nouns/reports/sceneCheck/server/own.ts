import type { Input } from '@shouya/contract/action'
import { enteredOf } from '@shouya/noun/values'
import type { Ctx } from '@shouya/server/core/context.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import { fileUrl } from '@shouya/server/core/files/files.ts'
import { quotable, tieFiles } from '@shouya/server/core/files/tieFiles.ts'
import { localTime } from '@shouya/server/core/time/local.ts'
import type { Content, Report, Unit } from '../../checkReport/server/scene.ts'
import type { Save, Submit } from '../contract.ts'
import { sceneCheck } from '../noun.ts'
import { LEAST_QUESTIONS } from '../rules.ts'
import { guardsAt } from './guardsAt.ts'

type Own = Input<typeof Save>

/** The guards belong to the unit's door; each kind of equipment stands there once, and no more is in order than there is. */
export async function own(ctx: Ctx, input: Content, unit: Unit) {
  const { guards, equipment, questions, guard_staff_id } = input as Content & Own
  const known = guards.length > 0 || guard_staff_id !== null ? await guardsAt(ctx, unit.id) : []
  const named = guards.map((guard, seq) => {
    const person = known.find(({ staff_id }) => staff_id === guard.staff_id)
    if (!person || guards.findIndex(({ staff_id }) => staff_id === guard.staff_id) < seq)
      failAt(`guards.${seq}.staff_id`, 'input.person')
    return { seq, name: person.name, ...guard }
  })
  for (const [index, { kind, present, intact }] of equipment.entries()) {
    if (equipment.findIndex((other) => other.kind === kind) < index)
      failAt(`equipment.${index}.kind`, 'sceneCheck.refused.kindTwice')
    if (intact > present) failAt(`equipment.${index}.intact`, 'sceneCheck.refused.intact')
  }
  const signer = guard_staff_id === null ? null : known.find(({ staff_id }) => staff_id === guard_staff_id)
  if (signer === undefined) failAt('guard_staff_id', 'input.person')
  return {
    ...enteredOf(sceneCheck, input as Content & Own),
    guard_staff_name: signer?.name ?? null,
    guards: named,
    equipment,
    questions: questions.map((question, seq) => ({ seq, ...question })),
  }
}

/** What a report of the guards on post may not lack (domain 5.6). */
export function checkComplete(input: Content): void {
  const { guards, questions, alarm_test, alarm_seconds, duty_log, guard_staff_id } = input as Content & Own
  if (guards.length === 0) failAt('guards', 'input.required')
  if (questions.length < LEAST_QUESTIONS) failAt('questions', 'sceneCheck.refused.questions', { min: LEAST_QUESTIONS })
  if (duty_log === null) failAt('duty_log', 'input.required')
  if (alarm_test === null) failAt('alarm_test', 'input.required')
  if (alarm_test === SUCCEEDED && alarm_seconds === null) failAt('alarm_seconds', 'input.required')
  if (guard_staff_id === null) failAt('guard_staff_id', 'input.required')
}

const SUCCEEDED = 1

/** A guard has drawn a signature on the inspector's device. */
export async function signedToo(ctx: Ctx, input: Content, row: Report) {
  const { guard_sign_file_id: fileId } = input as Content & Input<typeof Submit>
  if (fileId === undefined) failAt('guard_sign_file_id', 'input.required')
  const drawn = await quotable(ctx, [fileId], [])
  if (drawn.get(fileId)?.mime !== 'image/png') failAt('guard_sign_file_id', 'input.file')
  await tieFiles(ctx, [fileId], { table: sceneCheck.table, id: row.id })
  const { user, now, ip, services } = ctx
  const sign = {
    user_id: user.userId,
    name: row.guard_staff_name ?? '',
    time: localTime(now, services.database.timezone),
  }
  return { guard_sign: JSON.stringify({ ...sign, ip, method: 1, img_url: fileUrl(fileId) }) }
}
