import type { Kysely } from 'kysely'
import type { Unscoped } from '../../db/scope.ts'
import type { AuditNote, Call, Principal } from '../context.ts'

type Outcome = {
  action: string
  user: Principal | null
  ok: boolean
  code?: number
  message?: string
  startedAt: number
}

/** Never written to a log, at any depth. */
const secret = /password|token|secret|hash|sign$|_sign$|search_text/
const masked = /^phone$|id_card|bank_account/
/** Fields that say nothing about the action. */
const noise = new Set(['version', 'update_time', 'update_user_id'])

function visible(field: string, value: unknown): unknown {
  if (masked.test(field) && typeof value === 'string') return `${value.slice(0, 3)}****${value.slice(-4)}`
  return value
}

/** The fields that differ, with the values before and after, as far as they may be shown. */
function changes({ before, after }: AuditNote): { before: string | null; after: string | null } {
  const old: Record<string, unknown> = { ...before }
  const now: Record<string, unknown> = { ...after }
  const fields = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter(
    (field) =>
      !secret.test(field) &&
      !noise.has(field) &&
      (now[field] !== undefined || !after) &&
      JSON.stringify(old[field] ?? null) !== JSON.stringify(now[field] ?? null),
  )
  const pick = (row: Record<string, unknown>) =>
    JSON.stringify(Object.fromEntries(fields.map((field) => [field, visible(field, row[field] ?? null)])))
  return { before: before ? pick(old) : null, after: after ? pick(now) : null }
}

/** One row of the audit log, as values for an insert. */
export function auditRow(call: Call, note: AuditNote, outcome: Outcome) {
  const user = note.by ?? outcome.user
  return {
    log_type: note.type ?? 2,
    user_id: user?.userId ?? null,
    user_name: user?.name ?? null,
    dept_id: user?.deptId ?? null,
    dept_name: user?.deptName ?? null,
    action: outcome.action,
    bill_no: note.billNo ?? null,
    target_table: note.table ?? null,
    target_id: note.id ?? null,
    ...changes(note),
    result: outcome.ok,
    forced: note.forced ?? false,
    code: outcome.code ?? null,
    message: (outcome.message ?? note.message)?.slice(0, 500) ?? null,
    ip: call.ip,
    user_agent: call.userAgent.slice(0, 300),
    cost_ms: Math.round(performance.now() - outcome.startedAt),
    request_id: call.requestId,
    create_time: call.now,
  }
}

/** Writes a row outside of any transaction: the failed change was rolled back, but the attempt is recorded. */
export async function auditFailure(db: Kysely<Unscoped>, call: Call, note: AuditNote, outcome: Outcome): Promise<void> {
  await db
    .insertInto('sys_log')
    .values(auditRow(call, note, outcome))
    .execute()
}
