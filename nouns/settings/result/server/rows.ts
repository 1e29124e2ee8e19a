import { message } from '@shouya/contract/messages'
import { type Ctx, can } from '@shouya/server/core/context.ts'
import { fileUrl } from '@shouya/server/core/files/files.ts'
import { type Reason, resultKind } from '@shouya/server/core/results/keepResult.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Selectable } from 'kysely'
import type { resultKinds, resultStates } from '../contract.ts'

type Kind = (typeof resultKinds)[number]
type State = (typeof resultStates)[number]

const kindOf = (code: number): Kind =>
  (Object.keys(resultKind) as (keyof typeof resultKind)[]).find((name) => resultKind[name] === code) ?? 'job'

/** Whether the caller sees what the server does by itself: for the whole bank, by whoever may set what units owe. */
const seesJobs = ({ user }: Pick<Ctx, 'user'>): boolean =>
  user.scope.kind === 'all' && can(user, 'sys_remind', 'enable')

/** The results that the caller may see. */
export const results = (ctx: Pick<Ctx, 'db' | 'user'>) =>
  ctx.db
    .selectFrom('operation_result')
    .where((eb) =>
      eb.or([
        eb('operation_result.user_id', '=', ctx.user.userId),
        ...(seesJobs(ctx) ? [eb('operation_result.user_id', 'is', null)] : []),
      ]),
    )

export const exportsOf = ({ db, user }: Pick<Ctx, 'db' | 'user'>) =>
  db.selectFrom('export_job').where('export_job.user_id', '=', user.userId)

type Kept = Selectable<DB['operation_result']>
type Exported = Selectable<DB['export_job']>

const stateOf = ({ done, failed }: Kept): State => (failed === 0 ? 'done' : done === 0 ? 'failed' : 'partly')

export const resultOf = (row: Kept) => ({
  ...row,
  kind: kindOf(row.kind),
  name: null,
  state: stateOf(row),
})

/** Of its states: 0 waiting, 1 running, 2 done, 3 failed, 4 cancelled, 5 expired. */
const exportStates = ['running', 'running', 'done', 'failed', 'cancelled', 'expired'] as const

export function exportOf({ id, controller, name, state, rows, total, create_time }: Exported) {
  const all = Math.max(total ?? 0, rows)
  const isFailed = state === 3
  return {
    ...{ id, name, create_time, total: all, done: rows, failed: isFailed ? all - rows : 0 },
    kind: 'export' as const,
    action: `${controller}/Export`,
    state: exportStates[state] ?? 'failed',
  }
}

/** What of an export is not in its row of the list. */
export const detailOfExport = ({ message, name, file_id }: Exported) => ({
  reasons: message === null ? [] : [{ row: null, name: '', message }],
  link: null,
  file: file_id === null ? null : { name, url: fileUrl(file_id) },
})

/**
 * Why something was not done. What made a job fail, or leave out a record, is in the program's words, which only whoever runs the
 * system reads.
 */
export const reasonsOf = ({ lang, user }: Pick<Ctx, 'lang' | 'user'>, { kind, reasons }: Kept): Reason[] => {
  const all = reasons as unknown as Reason[]
  if (kind !== resultKind.job) return all
  const runsTheSystem = can(user, 'sys_setting', 'edit')
  return all.map(({ message: error, ...reason }) => {
    const of = reason.name === '' ? 'job' : 'record'
    return {
      ...reason,
      message: runsTheSystem ? message(lang, `result.${of}Error`, { error }) : message(lang, `result.${of}Failed`),
    }
  })
}
