import type { Services } from '@shouya/server/core/services.ts'
import { sql } from 'kysely'

const AT_ONCE = 500
const JOB = 'form_retention'

type Removed = { secrets: number; files: number }

/**
 * Removes sensitive values and their files so many years after a submission was filed or last corrected (parameter
 * `form.secret_years`). The entry keeps its hashes and all values that are not sensitive (design section 6). The log
 * records the numbers of removed values.
 */
export async function forgetSecrets({ database, settings }: Pick<Services, 'database' | 'settings'>, now: Date) {
  const years = await settings.get('form.secret_years')
  const all: Removed = { secrets: 0, files: 0 }
  for (let more = true; more; ) {
    const { secrets, files } = await forgetSome(database, now, years)
    all.secrets += secrets
    all.files += files
    more = secrets > 0
  }
  return all
}

/** Processes submissions in small batches, so that their rows are not locked for long. */
const forgetSome = (database: Services['database'], now: Date, years: number): Promise<Removed> =>
  database.keeping(async (tx) => {
    const { rows } = await sql<Removed>`
      with old as (
        select id from form_submission
        where coalesce(update_time, create_time) < ${now}::timestamptz - make_interval(years => ${years})
          and exists (select from form_secret where submission_id = form_submission.id)
        order by id limit ${AT_ONCE}),
      secret as (delete from form_secret where submission_id in (select id from old) returning submission_id),
      loose as (delete from file where ref_table = 'form_secret' and ref_id in (select id from old) returning id)
      select (select count(*) from secret)::int as secrets, (select count(*) from loose)::int as files`.execute(tx)
    const removed = rows[0] ?? { secrets: 0, files: 0 }
    if (removed.secrets > 0) {
      const message = `form_secret ${removed.secrets}, file ${removed.files}`
      const row = {
        log_type: 2,
        action: `Job/${JOB}`,
        target_table: 'form_secret',
        result: true,
        message,
        create_time: now,
      }
      await tx.insertInto('sys_log').values(row).execute()
    }
    return removed
  })
