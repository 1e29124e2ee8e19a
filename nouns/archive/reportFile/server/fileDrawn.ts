import { searchText } from '@shouya/noun/searchText'
import type { Ctx } from '@shouya/server/core/context.ts'
import { addFile } from '@shouya/server/core/files/files.ts'
import { tieFiles } from '@shouya/server/core/files/tieFiles.ts'
import type { Archivable } from '@shouya/server/noun/paper/archivable.ts'
import { reportFile } from '../noun.ts'
import { categories, expiryOf } from '../rules.ts'
import { codeOf } from './archive.ts'
import type { Drawn } from './drawn.ts'
import { nextArchiveNo } from './nextArchiveNo.ts'
import { status } from './rules.ts'
import { yearsOf } from './yearsOf.ts'

const { table } = reportFile
const MOST = 180

type Filed = { id: number; version: number; archive_no: string }

/** Files the paper of a record in the archive, in a transaction; null where somebody has done that meanwhile. */
export async function fileDrawn(
  ctx: Ctx,
  { noun, ended }: Archivable,
  { record, category, title, period, file }: Drawn,
): Promise<Filed | null> {
  const { db, now, user, services } = ctx
  const years = await yearsOf(services, categories[category].years)
  const deptCode = await codeOf(ctx, record.dept_id)
  // Locks the serial, so that nobody files the same record at the same time.
  const archive_no = await nextArchiveNo(db, { year: period.slice(0, 4), category, deptCode })
  const before = await ctx.scoped
    .rows(table)
    .select('id')
    .where('source_table', '=', noun.table)
    .where('source_id', '=', record.id)
    .executeTakeFirst()
  if (before) return null
  const name = `${[...`${title} ${record.bill_no ?? ''}`.trim().replaceAll(/[\\/:*?"<>|]/g, '_')].slice(0, MOST).join('')}.pdf`
  const file_id = await addFile(db, {
    ...{ sha256: file.sha256, size: file.size, name, folder: 'archive', mime: 'application/pdf' },
    ...{ userId: record.create_user_id, now },
  })
  const isJob = user.userId === 0
  const row = {
    ...{ archive_no, category, title: [...title].slice(0, 200).join(''), period_key: period },
    ...{ dept_id: record.dept_id, dept_name: record.dept_name },
    ...{ source_table: noun.table, source_id: record.id, source_no: record.bill_no },
    ...{ file_id, file_name: name, file_size: file.size, file_hash: file.sha256, page_count: file.pages },
    ...{ pdf_generated: true, retention_years: years, status: status.archived },
    expire_date: expiryOf(String(record[ended]).slice(0, 10), years),
    ...{ archive_user_id: isJob ? null : user.userId, archive_user_name: user.name },
  }
  const saved = await ctx.scoped
    .insert(table)
    .values({
      ...row,
      archive_time: now as never,
      ...{ create_user_id: isJob ? null : user.userId, create_user_name: user.name, create_time: now as never },
      search_text: searchText(reportFile, row),
    })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
  await tieFiles({ db }, [file_id], { table, id: saved.id })
  ctx.note({ table, id: saved.id, billNo: archive_no, after: row })
  return { ...saved, archive_no }
}
