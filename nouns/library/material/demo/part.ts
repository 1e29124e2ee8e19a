import { inThread } from '@shouya/server/core/pdf/inThread.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { insertRows } from '@shouya/server/demo/insertRows.ts'
import { openOffice } from '@shouya/server/demo/office.ts'
import type { DemoPart, Ground } from '@shouya/server/demo/part.ts'
import type { Person } from '@shouya/server/demo/people.ts'
import { type Kysely, sql } from 'kysely'
import { addForm, formCategories, publishForm } from '../../../customForms/server/public.ts'
import { status } from '../server/rules.ts'
import { isReceiver } from '../server/visible.ts'
import { fillReadings, type Published, type Reader } from './fillReadings.ts'
import { type MaterialPlan, materialPlans } from './materialPlans.ts'
import { type Form, materialRows } from './materialRows.ts'
import { quiz } from './materialTexts.ts'
import { rulePaper, storePdf } from './rulePdf.ts'

export const part: DemoPart = {
  title: 'documents',
  after: ['approvals/template', 'notices/notice'],
  tables: ['material', 'material_read', 'file_text'],
  fill: fillMaterials,
}

async function fillMaterials(tx: Kysely<DB>, ground: Ground) {
  const { people, units, days } = ground
  // In a thread of its own, while the database works.
  const drawing = inThread([{ do: 'draw', paper: rulePaper(new Date(days.now)) }])
  const hq = people.find(({ username }) => username === 'hq_security')
  const [bank] = units
  if (!hq || !bank) throw new Error('nobody who writes documents')
  const form = await makeQuiz(tx, ground, hq)
  const plans = materialPlans({ hq, bank, branches: branchesOf(ground), days })
  const pdf = await storePdf(tx, ground, hq, plans, (await drawing)?.[0]?.content)
  await insertRows(tx, 'material', await materialRows(tx, plans, form, pdf))
  const published = await countReaders(tx, plans, new Date(days.now))
  // The accounts named like their roles have something to read.
  const shown = new Set(people.flatMap(({ id, username, role }) => (username === role ? [id] : [])))
  await fillReadings(tx, days, published, shown)
  return { documents: plans.length }
}

/** Branches with the author of their documents, and the outlets below. */
const branchesOf = ({ units, people }: Ground) =>
  units
    .filter(({ dept_type }) => dept_type === 2)
    .map((branch) => {
      const below = units.filter(({ path }) => path.startsWith(`${branch.path}.`))
      const author = people.find(({ role, unit }) => role === 'branch_security' && below.includes(unit))
      if (!author) throw new Error(`${branch.dept_code} lacks a section`)
      return { branch, author, outlets: below.filter(({ dept_type }) => dept_type === 4) }
    })

/** The questions of the first must, a published form. */
async function makeQuiz(tx: Kysely<DB>, { people, services, days }: Ground, hq: Person): Promise<Form> {
  const office = await openOffice(tx, people, services)
  const ctx = office.as(hq, days.at(-31, 9 * 60))
  const category = await formCategories.actions.SaveCategory(ctx, { category_name: '学习测验', sort: 200, status: 1 })
  const { id, version } = await addForm(ctx, {
    ...{ form_name: quiz.name, category_id: category.id, role_ids: [], remark: null, document: quiz.document },
  })
  await publishForm(ctx, { id, version, note: null })
  const { current_version_id } = await tx
    .selectFrom('custom_form')
    .select('current_version_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { form_id: id, form_version_id: current_version_id ?? 0 }
}

/** Counts for whom each published document is: by the same condition as everywhere, once for each audience. */
async function countReaders(tx: Kysely<DB>, plans: readonly MaterialPlan[], now: Date): Promise<Published[]> {
  const audiences = new Map<string, readonly Reader[]>()
  const published: Published[] = []
  for (const [index, plan] of plans.entries()) {
    if (plan.status !== status.published && plan.status !== status.unpublished) continue
    const id = index + 1
    const audience = `${plan.type} ${plan.visible_type} ${plan.unit.id}`
    const readers =
      audiences.get(audience) ??
      (await tx
        .selectFrom('sys_user')
        .innerJoin('dept', 'dept.id', 'sys_user.dept_id')
        .innerJoin('material', (join) => join.on('material.id', '=', id))
        .select(['sys_user.id', 'sys_user.dept_id', 'dept.dept_name'])
        .where(isReceiver(now))
        .orderBy('sys_user.id')
        .execute())
    audiences.set(audience, readers)
    if (plan.status === status.published)
      published.push({ id, at: plan.at, isMust: plan.deadline !== undefined, asks: plan.asks ?? false, readers })
  }
  const counts = published.map(({ id, readers }) => sql`(${id}::bigint, ${readers.length}::int)`)
  await sql`update material set receiver_count = counted.readers from (values ${sql.join(counts)}) as counted (id, readers)
    where material.id = counted.id`.execute(tx)
  return published
}
