import type { Locator, Page } from 'playwright-core'
import { approval, examinePage, type FlowOf, publishFlow, startRequest, userOf } from './approval.ts'
import { type People, type Screen, signIn } from './browser.ts'
import { dropped, must } from './customForm.ts'
import { roles } from './escort.ts'
import { open, settle } from './everyPage.ts'
import { dialog } from './form.ts'

export const actions = (page: Page): Locator => page.locator('.examine-foot')
export const press = (page: Page, name: string) => actions(page).getByRole('button', { name, exact: true }).click()
export const progress = (page: Page): Locator => page.getByRole('complementary', { name: '审批进度' })
export const title = (page: Page): Locator => page.locator('.examine-title')

/** Opens a request's dialog for a move as a person; its button submits it. */
export async function ask(page: Page, move: string): Promise<Locator> {
  await press(page, move)
  const form = dialog(page, new RegExp(`^${move} · `))
  await form.waitFor()
  // Something that is still growing could give the click to its neighbour.
  await settle(page)
  return form
}
const sendButton = (form: Locator, move: string) =>
  form.locator('.ui-form-footer').getByRole('button', { name: move, exact: true })
export const send = (form: Locator, move: string) => sendButton(form, move).click()

/** A person who has opened a request. */
export async function enterRequest(people: People, who: string, request: number, screen?: Screen): Promise<Page> {
  const page = await people.signedIn(who, screen)
  await open(page, examinePage(request))
  await title(page).waitFor()
  return page
}

const bareFlow = [
  dropped('input', 'title', {}, { label: '标题', ...must() }),
  dropped('number', 'cost', {}, { label: '费用' }),
]

/** Without the server's events: the page's data are outdated. */
export async function deaf(people: People, who: string, request: number): Promise<Page> {
  const page = await people.visit()
  await page.route('**/api/Event/Stream', (route) => route.abort())
  await signIn(page, who)
  await open(page, examinePage(request))
  return page
}

/** A flow in which the outlet's head and the branch are asked at once: one of them decides, or both do. */
export async function pair(
  kind: 'any' | 'all',
): Promise<{ flow: FlowOf; request: (data?: object) => Promise<{ id: number; bill_no: string }> }> {
  const [teller, leader, branch] = await Promise.all([roles.initiator, roles.leader, roles.branch].map(userOf))
  if (!teller || !leader || !branch) throw new Error('nobody is there')
  const flow = await publishFlow(kind === 'any' ? '二选一' : '两人会签', bareFlow, [
    approval('n1', '任一人', [leader.id, branch.id], {
      mode: kind === 'any' ? { kind, anyRefuse: 'first' } : { kind },
      fields: { cost: 'write' },
      require: { freshForm: true },
    }),
    approval('n2', '复核', [leader.id]),
  ])
  return { flow, request: (data = { title: '采购' }) => startRequest(teller.call, flow, data) }
}
