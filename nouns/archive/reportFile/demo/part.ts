import { Readable } from 'node:stream'
import { message } from '@shouya/contract/messages'
import { searchText } from '@shouya/noun/searchText'
import { unitPart } from '@shouya/server/core/numbers/nextNumber.ts'
import { inThread } from '@shouya/server/core/pdf/inThread.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { actAs } from '@shouya/server/demo/actAs.ts'
import { HOUR, localText } from '@shouya/server/demo/calendar.ts'
import { insertRows } from '@shouya/server/demo/insertRows.ts'
import type { DemoPart, Ground } from '@shouya/server/demo/part.ts'
import type { Person, Team } from '@shouya/server/demo/people.ts'
import { photoBook } from '@shouya/server/demo/photoBook.ts'
import { SHOWN_OUTLET } from '@shouya/server/demo/posts.ts'
import { type Kysely, sql } from 'kysely'
import { reportFile } from '../noun.ts'
import { archiveNo, categories, expiryOf } from '../rules.ts'
import { hashOf } from '../server/destroyList.ts'
import { storeDrawn, toDraw } from '../server/drawn.ts'
import { fileDrawn } from '../server/fileDrawn.ts'
import { destroyStatus, outcome } from '../server/rules.ts'
import { ofHeadOffice, ofOutlets, type Upload } from './uploads.ts'

const status = reportFile.states.codes

export const part: DemoPart = {
  title: 'archive',
  after: [
    'daily/videoAccess',
    'daily/visitor',
    'notices/notice',
    'approvals',
    'evaluation/performanceEvaluation',
    'reports/fireCheck',
  ],
  tables: ['report_file', 'report_loan', 'destroy_list', 'destroy_item'],
  fill: fillArchive,
}

/** Papers that the server has drawn: the last records of these tables that are final. */
const PAPERS = {
  ...{ security_check: 2, rectification: 2, meeting_log: 2, fire_check: 2, drill_record: 1 },
  ...{ guard_evaluation: 1, performance_evaluation: 1 },
} as const

async function fillArchive(tx: Kysely<DB>, ground: Ground) {
  const lists: Awaited<ReturnType<typeof papersOf>>[] = []
  for (const [table, most] of Object.entries(PAPERS)) lists.push(await papersOf(tx, ground, table, most))
  const drawing = inThread(
    [scan(new Date(ground.days.now)), ...lists.flatMap(({ papers }) => papers)].map((paper) => ({ do: 'draw', paper })),
  )
  // Reported where it is waited for.
  drawing.catch(() => {})
  ground.later(async () => {
    const [scanned, ...outcomes] = (await drawing) ?? []
    const uploads = await fillUploads(tx, ground, scanned?.content)
    let papers = 0
    for (const { ctx, said, kept } of lists)
      for (const paper of await storeDrawn(ctx, said, kept, outcomes.splice(0, kept.length)))
        if (await fileDrawn(ctx, said, paper)) papers++
    return { 'files in the archive': uploads + papers }
  })
  return {}
}

/** What the job of the night draws. */
async function papersOf(tx: Kysely<DB>, { admin, all, services, days }: Ground, table: string, most: number) {
  const said = all.archived[table]
  if (!said) throw new Error(`${table} is not archived`)
  const acting = actAs(tx, admin, days.at(0, 2 * 60), { services, scope: { kind: 'all' } })
  const ctx = { ...acting, user: { ...acting.user, userId: 0, name: message('CN', 'paper.system') } }
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(table)} where status = any(${said.final}::int[])
    and ${sql.ref(said.ended)} < ${new Date(days.at(-said.rests, 0))}::timestamptz
    order by ${sql.ref(said.ended)} desc, id desc limit ${most}`.execute(tx)
  const records = await said.read(
    ctx,
    rows.map(({ id }) => id),
  )
  return { ctx, said, ...(await toDraw(ctx, said, records)) }
}

/** Scanned papers of two outlets and of head office, in every state. */
async function fillUploads(
  tx: Kysely<DB>,
  { teams, people, services, days }: Ground,
  content: Uint8Array | undefined,
): Promise<number> {
  const shown = teams.find(({ unit }) => unit.dept_code === SHOWN_OUTLET)
  const other = teams.find((team) => team !== shown)
  const head = people.find(({ role }) => role === 'hq_security')
  if (!shown || !other || !head) throw new Error('nobody to upload files')
  if (!content) throw new Error('the scan was not drawn')
  const stored = await services.files.put(Readable.from([Buffer.from(content)]))
  const pdf = { sha256: stored.sha256, size: stored.size, mime: 'application/pdf', create_time: new Date(0) }
  await tx
    .insertInto('file_blob')
    .values(pdf)
    .onConflict((c) => c.doNothing())
    .execute()
  const book = await photoBook(tx, stored)
  const years = await services.settings.get('archive.retention_years')
  const serials = new Map<string, Serial>()
  const plans = [
    ...ofOutlets.flatMap((upload) => [shown, other].map(({ safety }: Team) => ({ upload, by: safety }))),
    ...ofHeadOffice.map((upload) => ({ upload, by: head })),
  ]
  const rows = plans.map(({ upload, by }, index) => {
    const number = (prefix: string, year: string, unit: string) => {
      const place = { prefix, day: `${year}-01-01`, unit }
      const key = Object.values(place).join(' ')
      const last = (serials.get(key)?.last ?? 0) + 1
      serials.set(key, { ...place, last })
      return last
    }
    const kept = years[categories[upload.category].years] ?? 0
    return rowOf({ upload, by, head, id: index + 1, stored, kept, number, now: days.now, file: book.add })
  })
  await insertRows(
    tx,
    'file',
    book.rows().map((row) => ({ ...row, name: 'scan.pdf', folder: 'archive' })),
  )
  await insertRows(tx, 'report_file', rows)
  await insertRows(tx, 'serial', [...serials.values()])
  await insertRows(
    tx,
    'report_loan',
    rows.flatMap((row) => (row.status === status.lent ? [loanOf(row.id, head, days.now)] : [])),
  )
  await fillLists(tx, head)
  return rows.length
}

/** The lists of destruction on which uploads stand. */
async function fillLists(tx: Kysely<DB>, head: Person): Promise<void> {
  const { listed, destroyed } = destroyStatus
  await sql`insert into destroy_list (destroy_no, dept_id, table_name, before_day, total, first_no, last_no, first_day, last_day,
      status, destroy_bill_no, approve_time, approved_by, destroyed, left_out, destroy_time, create_user_id, create_user_name,
      create_time)
    select destroy_no, ${head.unit.id}, 'report_file', max(expire_date) + 1, count(*), min(archive_no), max(archive_no),
      min(archive_time)::date, max(archive_time)::date,
      case when max(destroy_time) is null then ${listed}::int else ${destroyed}::int end, max(destroy_bill_no), max(destroy_time),
      case when max(destroy_time) is not null then '总行保卫部负责人' end,
      case when max(destroy_time) is not null then count(*) end, case when max(destroy_time) is not null then 0 end,
      max(destroy_time), ${head.id}, ${head.real_name}, coalesce(max(destroy_time), max(archive_time)) - interval '1 day'
    from report_file where destroy_no is not null group by destroy_no`.execute(tx)
  await sql`insert into destroy_item (list_id, record_id, bill_no, dept_id, dept_name, ended, record_version, outcome)
    select list.id, file.id, archive_no, file.dept_id, dept_name, archive_time::date, version,
      case when list.destroy_time is not null then ${outcome.destroyed}::int end
    from report_file file join destroy_list list using (destroy_no)`.execute(tx)
  await sql`update destroy_list set hash = ${hashOf(sql`destroy_list.id`)}`.execute(tx)
}

type Serial = { prefix: string; day: string; unit: string; last: number }

type Making = {
  upload: Upload
  by: Person
  head: Person
  id: number
  stored: { sha256: string; size: number }
  kept: number
  number: (prefix: string, year: string, unit: string) => number
  now: number
  file: Awaited<ReturnType<typeof photoBook>>['add']
}

function rowOf({ upload, by, head, id, stored, kept, number, now, file }: Making) {
  const { title, category, ago, rest, secret, fate } = upload
  const year = String(Number(localText(now).slice(0, 4)) - ago)
  const day = ago === 0 ? localText(now - 24 * HOUR).slice(0, 10) : `${year}-12-20`
  const at = `${day} 10:00:00+08`
  const isFiled = fate !== 'waiting'
  const isGone = fate === 'destroyed'
  const unit = unitPart(by.unit.dept_code)
  const names = {
    archive_no: isFiled
      ? archiveNo(year, category, unit, number(`DA${categories[category].letters}`, year, unit))
      : null,
    title,
    dept_name: by.unit.dept_name,
    source_no: null,
  }
  return {
    id,
    ...names,
    ...{ category, period_key: `${year}${rest}`, dept_id: by.unit.id },
    file_id: isGone ? null : file(by, Date.parse(at), { table: reportFile.table, id }, stored),
    ...{
      file_name: `${title}.pdf`,
      file_size: stored.size,
      file_hash: stored.sha256,
      page_count: 1,
      secret_level: secret,
    },
    ...{ archive_time: isFiled ? at : null, archive_user_id: isFiled ? head.id : null },
    archive_user_name: isFiled ? head.real_name : null,
    retention_years: isFiled ? kept : null,
    expire_date: isFiled ? expiryOf(day, kept) : null,
    status: { waiting: 1, archived: 2, held: 2, lent: 3, listed: 4, destroyed: 5 }[fate],
    ...(fate === 'held'
      ? { hold_reason: '案件调查保全', hold_user_id: head.id, hold_user_name: head.real_name, hold_time: at }
      : { hold_reason: null, hold_user_id: null, hold_user_name: null, hold_time: null }),
    destroy_no: fate === 'listed' ? 'XH2026110200000001' : isGone ? 'XH2026010500000001' : null,
    destroy_bill_no: isGone ? 'SP2026010500000001' : null,
    destroy_time: isGone ? `${localText(now).slice(0, 4)}-01-06 09:30:00+08` : null,
    search_text: searchText(reportFile, names),
    ...{ create_user_id: by.id, create_user_name: by.real_name, create_time: at, version: 1, pdf_generated: false },
  }
}

const loanOf = (report_file_id: number, head: Person, now: number) => ({
  ...{ id: 1, report_file_id, borrower_user_id: head.id, borrower_user_name: head.real_name, purpose: '专项检查调阅' },
  ...{ due_date: localText(now + 14 * 24 * HOUR).slice(0, 10), lend_time: new Date(now - 2 * HOUR).toISOString() },
  ...{ lend_user_id: head.id, lend_user_name: head.real_name },
})

/** What stands in for a scan. */
const scan = (madeAt: Date) => ({
  ...{ title: '签字扫描件', head: ['示例文件'], code: 'archive', codeWords: '扫码核对', mark: null },
  facts: [['说明', '本页为演示数据，代替纸质文件的签字扫描件。']] as const,
  ...{ tables: [], signs: [], foot: '演示数据', pageOf: '第 {page} 页 / 共 {pages} 页', madeAt },
})
