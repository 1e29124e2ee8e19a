import { type Ctx, can } from '@shouya/server/core/context.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Selectable } from 'kysely'
import { reportFile, SECRET } from '../noun.ts'

export type ReportFile = Selectable<DB['report_file']>

export const status = reportFile.states.codes

/** Whether the caller may have the content of a file: of a confidential one by a right of its own (domain 5.8). */
export const mayFetch = ({ user }: Pick<Ctx, 'user'>, { secret_level, status: state }: ReportFile): boolean =>
  state !== status.destroyed &&
  (secret_level === SECRET
    ? can(user, reportFile.permission, 'download_secret')
    : can(user, reportFile.permission, 'download') || can(user, reportFile.permission, 'preview'))
