import type { Refusal, RefusalCode } from '@shouya/approvals/refusal'
import type { ErrorName } from '@shouya/contract/errors'
import type { MessageKey } from '@shouya/contract/messages'
import { everything } from '@shouya/server/core/access/everything.ts'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import { localTime } from '@shouya/server/core/time/local.ts'
import { sql } from 'kysely'
import { taskStates } from '../../request/noun.ts'
import type { Runner } from '../../request/server/runner.ts'

/** The parts of the body to which some refusals belong. */
const places: Partial<Record<RefusalCode, string>> = {
  REASON_REQUIRED: 'opinion',
  SIGNATURE_REQUIRED: 'sign',
  TARGET_NOT_ALLOWED: 'target',
  TARGET_NOT_DECIDED: 'target',
  CANNOT_ACT: 'user_ids',
  IS_INITIATOR: 'user_ids',
  ALREADY_ON_NODE: 'user_ids',
  TOO_MANY: 'user_ids',
  NOBODY_NAMED: 'user_ids',
  TEXT_REQUIRED: 'text',
  MENTION_NOT_PARTICIPANT: 'mentions',
}

const names: Partial<Record<RefusalCode, ErrorName>> = {
  NO_TASK: 'NotFound',
  NOT_YOURS: 'OutOfScope',
  NOT_INITIATOR: 'OutOfScope',
  NOT_ADMIN: 'OutOfScope',
  NOT_PARTICIPANT: 'OutOfScope',
  NOT_IN_POOL: 'OutOfScope',
}

/** Throws the API's failure for a refusal of the engine. */
export async function failRefused(runner: Runner, instance: number, refusal: Refusal): Promise<never> {
  const { code, node, model } = refusal
  const reason = `request.refused.${code}` as MessageKey
  if (code === 'TASK_CLOSED') return failClosed(runner, instance, refusal)
  if (code.startsWith('PICK_')) {
    const { min = 1, max = 1 } = refusal
    return failAt(`picks.${node}`, reason, { min, max })
  }
  if (code === 'FIELD_NOT_WRITABLE') return failAt(`data.${model}`, reason)
  // The failure has its own text.
  if (code === 'FORM_CHANGED') return fail('FormChanged')
  if (code === 'URGE_TOO_SOON') {
    const minutes = Math.max(1, Math.ceil(((refusal.at ?? 0) - runner.now.getTime()) / 60_000))
    return fail('WrongState', { reason, params: { minutes } })
  }
  // The refusal is about a named person, or else about the caller.
  const place = code === 'STANDS_IN' && refusal.user !== undefined ? 'user_ids' : places[code]
  if (place) return failAt(place, reason)
  return fail(names[code] ?? 'WrongState', { reason })
}

/** Somebody else decided first: throws their name, the time, and the recorded decision. */
export async function failClosed(
  { db, services }: Pick<Runner, 'db' | 'services'>,
  instance: number,
  { by, at, status }: Pick<Refusal, 'by' | 'at' | 'status'>,
): Promise<never> {
  const decided =
    by && at
      ? await db
          .selectFrom('appr_event')
          .select(sql<string>`event->>'reason'`.as('reason'))
          .where('instance_id', '=', instance)
          .where('actor_id', '=', by)
          .where('at', '=', new Date(at) as never)
          .where(sql<boolean>`event->>'type' = 'decided'`)
          .executeTakeFirst()
      : undefined
  const who = by
    ? await everything(db).selectFrom('sys_user').select('real_name').where('id', '=', by).executeTakeFirst()
    : undefined
  return fail('TaskClosed', {
    data: {
      by: by ?? null,
      name: who?.real_name ?? null,
      at: at ? localTime(new Date(at), services.database.timezone) : null,
      status: status ? taskStates[status] : null,
      opinion: decided?.reason ?? '',
    },
  })
}
