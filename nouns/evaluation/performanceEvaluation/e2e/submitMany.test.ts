import { expect, test } from 'vitest'
import { apiOf } from '../../../../e2e/support/api.ts'
import { PASSWORD, useBrowser } from '../../../../e2e/support/browser.ts'
import { settle } from '../../../../e2e/support/everyPage.ts'
import { dialog, rowOf } from '../../../../e2e/support/form.ts'
import { violations } from '../../../../e2e/support/violations.ts'

const people = useBrowser()
const year = new Date().getFullYear()

type Item = { content: string; source: string | null; weight: number }
type Evaluation = { id: number; version: number; dept_id: number; subject_name: string; items: Item[] }

/** Evaluations of three guards that the system has scored; the first two are kept complete. */
async function threeScored(): Promise<Evaluation[]> {
  const branch = await apiOf('branch_security')
  const { user } = await branch<{ user: { id: number } }>('Login/GetCurrent', {})
  const of = { year, subject_type: 1 }
  const { subjects } = await branch<{ subjects: { id: number }[] }>('PerformanceEvaluation/GetSubjectList', of)
  const chosen = subjects.slice(0, 3).map(({ id }) => id)
  const { ids } = await branch<{ ids: number[] }>('PerformanceEvaluation/Begin', { ...of, ids: chosen })
  await branch('PerformanceEvaluation/Calc', { ids })
  const scored: Evaluation[] = []
  for (const id of ids) scored.push(await branch<Evaluation>('PerformanceEvaluation/Get', { id }))
  for (const { id, version, dept_id, items } of scored.slice(0, 2)) {
    const others = await branch<{ id: number }[]>('PerformanceEvaluation/GetPersonList', { dept_id })
    const other = others.find((person) => person.id !== user.id)
    await branch('PerformanceEvaluation/Save', {
      ...{ id, version, adjust: 0, adjust_reason: null, conclusion: 1, evaluator_ids: [other?.id] },
      items: items.map(({ weight }) => ({ manual: weight })),
    })
  }
  return scored
}

test('several evaluations are submitted with one password, and what is not complete is named with why; a score leads to its records [C-2.4-04]', async () => {
  const [first, second, unfinished] = (await threeScored()) as [Evaluation, Evaluation, Evaluation]
  const page = await people.enter('branch_security', `/taskmeeting/EvaluationList/?period_key=${year}&subject_type=1`)
  for (const { subject_name } of [first, second, unfinished])
    await rowOf(page, subject_name).getByRole('checkbox').check()
  await page.locator('.reg-selection').getByRole('button', { name: '提交', exact: true }).click()
  const form = dialog(page, '提交年度考核')
  for (const { subject_name } of [first, second, unfinished]) await form.getByText(subject_name).waitFor()
  await settle(page)
  expect(await violations(page)).toEqual([])
  await form.getByLabel('密码确认').fill(PASSWORD)
  await form.getByRole('button', { name: '签名并提交' }).click()
  const result = dialog(page, '提交结果')
  await result.getByText('已提交 2 份，未提交 1 份').waitFor()
  await result.getByRole('listitem').filter({ hasText: unfinished.subject_name }).waitFor()
  await settle(page)
  expect(await violations(page)).toEqual([])
  await result.getByRole('button', { name: '关闭' }).last().click()
  await result.waitFor({ state: 'detached' })
  // What was not submitted stays selected.
  await rowOf(page, unfinished.subject_name).getByRole('checkbox', { checked: true }).waitFor()
  await rowOf(page, first.subject_name).getByRole('checkbox', { checked: false }).waitFor()
  const branch = await apiOf('branch_security')
  for (const { id } of [first, second])
    expect(await branch('PerformanceEvaluation/Get', { id })).toMatchObject({ awaits_evaluators: true })

  const certificates = unfinished.items.find(({ source }) => source === 'certificates')?.content
  await rowOf(page, unfinished.subject_name).getByRole('button', { name: /^NK/ }).click()
  await page.getByRole('button', { name: `查看依据：${certificates}` }).click()
  const records = dialog(page, `依据：${certificates}`)
  const record = records.getByRole('link').first()
  await record.waitFor()
  await settle(page)
  expect(await violations(page)).toEqual([])
  await record.click()
  await page.waitForURL('**/escort/**')
})
