import { type Ctx, can } from '@shouya/server/core/context.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Selectable } from 'kysely'
import { reportFile, SECRET } from '../noun.ts'

export type ReportFile = Selectable<DB['report_file']>

export const status = reportFile.states.codes

/** States of a list of destruction, and what became of each thing on it. */
export const destroyStatus = { listed: 1, approved: 2, destroyed: 3, givenUp: 9 } as const
export const outcome = { destroyed: 1, held: 2, changed: 3, referred: 4 } as const

/** The name of a code. */
export const nameOf = <N extends string>(codes: Readonly<Record<N, number>>, code: number | null): N | undefined =>
  (Object.keys(codes) as N[]).find((name) => codes[name] === code)

/** Whether the caller may have the content of a file: of a confidential one by a right of its own (domain 5.8). */
export const mayFetch = ({ user }: Pick<Ctx, 'user'>, { secret_level, status: state }: ReportFile): boolean =>
  state !== status.destroyed &&
  (secret_level === SECRET
    ? can(user, reportFile.permission, 'download_secret')
    : can(user, reportFile.permission, 'download') || can(user, reportFile.permission, 'preview'))
