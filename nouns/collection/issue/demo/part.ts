import { createReadStream } from 'node:fs'
import { settle } from '@shouya/server/core/messages/remind.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { localText, MINUTE } from '@shouya/server/demo/calendar.ts'
import { insertRows } from '@shouya/server/demo/insertRows.ts'
import { type Office, openOffice } from '@shouya/server/demo/office.ts'
import type { DemoPart, Ground } from '@shouya/server/demo/part.ts'
import type { Person, Team } from '@shouya/server/demo/people.ts'
import { photoBook } from '@shouya/server/demo/photoBook.ts'
import { SHOWN_OUTLET } from '@shouya/server/demo/posts.ts'
import type { Kysely } from 'kysely'
import { addForm, formCategories, publishForm } from '../../../customForms/server/public.ts'
import { issueItem } from '../../issueItem/noun.ts'
import { itemReminders } from '../../issueItem/server/reminders.ts'
import type { IssueItem } from '../../issueItem/server/types.ts'
import { upload } from '../../issueItem/server/upload.ts'
import { issue, remindRule, targetType } from '../noun.ts'
import { closeWhenDone } from '../server/closeWhenDone.ts'
import { publish } from '../server/publish.ts'
import { save } from '../server/save.ts'
import { withdraw } from '../server/steps.ts'
import { countOf, equipmentForm } from './form.ts'
import { type Plan, plans } from './plans.ts'

const photo = new URL('photo.png', import.meta.url)
const codes = issueItem.states.codes
/** Dictionary dept_type: outlets. */
const OUTLET = 4
const HALF_DAY = 9 * 60

export const part: DemoPart = {
  title: 'collections',
  after: ['approvals/template'],
  tables: ['issue', 'issue_item'],
  fill: fillIssues,
}

type Made = { plan: Plan; id: number; version: number; by: Person; at: number }

/** Collections of domain 6.2 in all states: made and published by the noun's own functions, answered by most receivers. */
async function fillIssues(tx: Kysely<DB>, ground: Ground) {
  const { days, services, people, teams } = ground
  const office = await openOffice(tx, people, services)
  const named = (username: string) => people.find((person) => person.username === username) as Person
  const form_id = await makeForm(office, named('admin'), days.at(-4, HALF_DAY))
  const picture = await services.files.put(createReadStream(photo))
  const book = await photoBook(tx, picture)
  for (const plan of plans) {
    const by = named(plan.by === 'head' ? 'hq_security' : 'branch_security')
    const at = days.at(plan.published ?? -1, HALF_DAY)
    const made = await begin(office, plan, { by, at, form_id: plan.form ? form_id : null }, days.day(plan.deadline))
    if (plan.published === null) continue
    if (plan.end === 'withdrawn') {
      await withdraw(office.as(by, at + 30 * MINUTE), { ...made, reason: '与上月采集重复' })
      continue
    }
    await answer(tx, { office, book, teams, ground }, { plan, by, at, ...made })
  }
  await insertRows(tx, 'file', book.rows())
  await closeWhenDone(tx, new Date(days.now))
  const count = (await tx.selectFrom('issue_item').select('id').execute()).length
  return { collections: plans.length, 'answers to collections': count }
}

async function makeForm(office: Office, admin: Person, at: number): Promise<number> {
  const ctx = office.as(admin, at)
  const [category] = await formCategories.actions.GetCategoryList(ctx)
  const { form_name, remark, document } = equipmentForm
  const { id, version } = await addForm(ctx, {
    ...{ form_name, remark, category_id: category?.id ?? 0, role_ids: [] },
    document: JSON.stringify(document),
  })
  await publishForm(ctx, { id, version, note: null })
  return id
}

async function begin(
  office: Office,
  plan: Plan,
  { by, at, form_id }: { by: Person; at: number; form_id: number | null },
  day: string,
) {
  const { title, category, content, need_audit, late_days = null } = plan
  const draft = await save(office.as(by, at - 40 * MINUTE), {
    ...{ title, category, content: `<p>${content}</p>`, deadline: `${day} 18:00:00`, file_ids: [], form_id },
    ...{ target_type: targetType.types, target_ids: [OUTLET], need_audit, allow_late: late_days !== null, late_days },
    remind_rule: remindRule.rule,
  })
  if (plan.published === null) return draft
  return publish(office.as(by, at), { id: draft.id, version: draft.version })
}

type Tools = { office: Office; book: Awaited<ReturnType<typeof photoBook>>; teams: readonly Team[]; ground: Ground }

/** Most receivers hand in within the days that they have: files all at once, forms by the noun's own function. */
async function answer(tx: Kysely<DB>, tools: Tools, { plan, id, by, at }: Made): Promise<void> {
  const { office, book, teams, ground } = tools
  const { days } = ground
  const items = await tx.selectFrom('issue_item').selectAll().where('issue_id', '=', id).orderBy('id').execute()
  const safeties = new Map(teams.map((team) => [team.unit.id, team.safety]))
  const isOver = plan.deadline < 0
  const end = Math.min(days.at(plan.deadline, 18 * 60), days.present)
  const rows: object[] = []
  for (const [index, item] of items.entries()) {
    const safety = safeties.get(item.dept_id)
    // The shown outlet still has a form to fill in.
    const waits = plan.form && safety?.unit.dept_code === SHOWN_OUTLET
    const answers = !waits && ((index * 37) % 100) + 1 <= plan.share
    const sent = Math.min(at + 20 * MINUTE + Math.floor(((end - at - 40 * MINUTE) * ((index * 29) % 97)) / 97), end)
    if (!safety || !answers) {
      if (isOver) rows.push({ ...item, status: codes.missing })
      continue
    }
    if (plan.form) {
      const data = countOf(localText(sent).slice(0, 10), index)
      await upload(office.as(safety, sent), {
        ...{ id: item.id, version: item.version, file_ids: [], note: null, data, filed_at: null },
      })
      continue
    }
    rows.push(
      answered(item, { plan, index, isOver, safety, by, sent, files: filesOf(book, item, safety, sent, index) }),
    )
  }
  await store(tx, rows)
  const settled = rows.filter((row) => (row as IssueItem).submit_time !== null).map((row) => (row as IssueItem).id)
  const db = tx as unknown as Kysely<Unscoped>
  if (settled.length > 0)
    await settle(db, { codes: itemReminders, table: issueItem.table, id: settled, by: by.id }, new Date(end))
  if (isOver) await tx.updateTable('issue').set({ status: issue.states.codes.ended }).where('id', '=', id).execute()
}

const filesOf = (book: Tools['book'], { id }: IssueItem, safety: Person, sent: number, index: number): number[] =>
  Array.from({ length: 1 + (index % 3) }, () => book.add(safety, sent, { table: issueItem.table, id }))

type Sent = {
  plan: Plan
  index: number
  isOver: boolean
  safety: Person
  by: Person
  sent: number
  files: number[]
}

/** A receiver's row with what was handed in; what is over was reviewed, of the others some wait or were returned. */
function answered(item: IssueItem, { plan, index, isOver, safety, by, sent, files }: Sent): object {
  const returned = !isOver && plan.need_audit && (index % 9 === 4 || safety.unit.dept_code === SHOWN_OUTLET)
  const passed = !plan.need_audit || isOver || index % 2 === 0
  const status = returned ? codes.returned : passed ? codes.passed : codes.review
  const reviewed = plan.need_audit && status !== codes.review
  return {
    ...item,
    ...{ file_ids: files, status, submit_user_id: safety.id, submit_user_name: safety.real_name },
    submit_time: localText(sent),
    ...(reviewed && {
      ...{ audit_user_id: by.id, audit_user_name: by.real_name, audit_time: localText(sent + 20 * MINUTE) },
      audit_opinion: returned ? '照片不清晰，请重新拍摄' : null,
      reject_count: returned ? 1 : 0,
    }),
  }
}

/** The columns that an answer changes. */
async function store(tx: Kysely<DB>, rows: readonly object[]): Promise<void> {
  const ids = rows.map((row) => (row as IssueItem).id)
  if (ids.length === 0) return
  await tx.deleteFrom('issue_item').where('id', 'in', ids).execute()
  await insertRows(tx, 'issue_item', rows)
}
