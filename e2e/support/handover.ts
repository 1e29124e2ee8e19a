import type { Locator, Page } from 'playwright-core'
import { handovers } from './addresses.ts'
import { act, choose, dialog, rowOf, signByPassword } from './form.ts'
import { type OwnKey, staff } from './outlet.ts'

/** The form of a new handover. */
export async function newHandover(page: Page): Promise<Locator> {
  await page.goto(`${handovers}?new=1`)
  const form = dialog(page, '新增钥匙交接')
  await form.waitFor()
  return form
}

/** Fills in what every handover has; the teller receives. */
export async function fillHandover(form: Locator, type: string, key: OwnKey): Promise<void> {
  await choose(form, '交接类型', type)
  await choose(form, '钥匙', key.no)
  await choose(form, '接收人', staff.teller)
  // Required for every handover but a loss.
  if (type !== '遗失报告') await form.getByText('在监控范围内交接', { exact: true }).click()
}

export const sendButton = (form: Locator): Locator => form.getByRole('button', { name: '签名并提交' })

/** Submits a valid form. */
export async function send(form: Locator): Promise<void> {
  await sendButton(form).click()
  await form.waitFor({ state: 'detached' })
}

/** The number of the handover with this key in the list. */
export async function billOf(page: Page, key: OwnKey): Promise<string> {
  const text = await rowOf(page, key.no).getByRole('button').first().innerText()
  return text.trim()
}

/** Starts an action of a handover's row, and returns its form. */
export async function begin(page: Page, move: string, bill: string): Promise<Locator> {
  await act(page, bill, move)
  return dialog(page, `${move} · ${bill}`)
}

/** Enters a handover of the key without a network, to be signed by password once it is back. */
export async function keepForPassword(page: Page, key: OwnKey): Promise<void> {
  await page.context().setOffline(true)
  const form = await newHandover(page)
  await fillHandover(form, '班次交接', key)
  await signByPassword(form)
  await sendButton(form).click()
  await form.waitFor({ state: 'detached' })
  await page.context().setOffline(false)
}
