import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser } from '../../../../e2e/support/browser.ts'
import { settle } from '../../../../e2e/support/everyPage.ts'
import { search } from '../../../../e2e/support/form.ts'
import { withTrades } from '../../../../e2e/support/trading.ts'
import { violations } from '../../../../e2e/support/violations.ts'
import { openBooks } from '../server/testing/books.ts'

const people = useBrowser()
const MEMBER = 40_019

/** The voucher of the member's deposit, by way of its account. */
async function openVoucher(page: Page) {
  await search(page, String(MEMBER))
  await page.getByRole('button', { name: '会员押金' }).first().click()
  await page.getByRole('link', { name: /^LZ\d{12}$/ }).click()
  const voucher = page.getByRole('dialog', { name: /^LZ\d{12}/ })
  await voucher.waitFor()
  return voucher
}

test('a voucher is taken back by two of finance: whoever asks does not decide, a second one refuses, then confirms [C-1-08]', async () => {
  await withTrades(async (t) => {
    const books = openBooks(t)
    await books.open('member', MEMBER)
    await books.post('deposit_paid', { owners: { member: MEMBER }, amounts: { amount: 30_000 } })
  })
  const accounts = '/product/tradeStat?tab=accounts'
  const [asking, deciding] = [await people.enter('finance', accounts), await people.enter('finance2', accounts)]
  const ask = async (reason: string) => {
    await asking.getByRole('button', { name: '申请冲正' }).click()
    const form = asking.getByRole('dialog', { name: /^申请冲正/ })
    await form.getByLabel('冲正理由').fill(reason)
    await form.getByRole('button', { name: '申请冲正' }).click()
    await form.waitFor({ state: 'hidden' })
  }
  const voucher = await openVoucher(asking)
  await ask('这笔押金登记在错误的会员名下')
  await voucher.getByText('冲正待确认').waitFor()
  expect(await asking.getByRole('button', { name: '确认冲正' }).count()).toBe(0)
  await settle(asking)
  expect(await violations(asking)).toEqual([])

  const seen = await openVoucher(deciding)
  await deciding.getByRole('button', { name: '不予冲正' }).click()
  const refusal = deciding.getByRole('dialog', { name: /^不予冲正/ })
  await refusal.getByText('这笔押金登记在错误的会员名下').waitFor()
  await refusal.getByRole('textbox').fill('会员没有登记错误')
  await refusal.getByRole('button', { name: '不予冲正' }).click()
  await refusal.waitFor({ state: 'hidden' })
  await seen.getByText('会员没有登记错误').waitFor()

  await asking.reload()
  await voucher.getByText('会员没有登记错误').waitFor()
  await ask('押金协议载明的会员编号是另一个')
  await deciding.reload()
  await deciding.getByRole('button', { name: '确认冲正' }).click()
  const confirmation = deciding.getByRole('dialog', { name: /^确认冲正/ })
  await confirmation.getByRole('button', { name: '确认冲正' }).click()
  await seen.getByText('已冲正').first().waitFor()
  await settle(deciding)
  expect(await violations(deciding)).toEqual([])
})
