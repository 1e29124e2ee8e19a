import { expect, test } from 'vitest'
import { useBrowser } from '../../../../e2e/support/browser.ts'
import { settle } from '../../../../e2e/support/everyPage.ts'
import { search } from '../../../../e2e/support/form.ts'
import { misfits } from '../../../../e2e/support/misfits.ts'
import { withTrades } from '../../../../e2e/support/trading.ts'
import { violations } from '../../../../e2e/support/violations.ts'
import { openBooks } from '../../ledger/server/testing/books.ts'

const people = useBrowser()
const MEMBER = 40_001

/** What the nouns of trading post. */
const fillBooks = (): Promise<void> =>
  withTrades(async (t) => {
    const books = openBooks(t)
    await books.open('member', MEMBER)
    const owners = { member: MEMBER }
    await books.post('deposit_paid', { owners, amounts: { amount: 200_000 } })
    await books.post('recharged', { owners, amounts: { paid: 50_000, gift: 5_000 } })
    await books.post('used', { owners, amounts: { gift: 5_000, paid: 1_000 } })
  })

test('finance finds every fen twice: from the statistics to an account, its vouchers and back; what no record says is found [C-1-08]', async () => {
  await fillBooks()
  const page = await people.enter('finance', '/product/tradeStat')
  await page.getByText('充值额').first().waitFor()
  await page.getByText('对账一致').waitFor()
  await page.getByRole('button', { name: '显示表格: 订单、退款与充值' }).click()
  await page.getByRole('columnheader', { name: '押金余额' }).waitFor()
  await settle(page)
  expect(await violations(page)).toEqual([])

  await page.getByRole('tab', { name: '账户' }).click()
  await search(page, String(MEMBER))
  await page.getByRole('button', { name: '会员押金' }).first().click()
  const account = page.getByRole('dialog', { name: new RegExp(`会员押金 ${MEMBER}`) })
  await account.getByRole('cell', { name: '押金缴纳' }).waitFor()
  await settle(page)
  expect(await violations(page)).toEqual([])
  await account.getByRole('link', { name: /^LZ\d{12}$/ }).click()

  const voucher = page.getByRole('dialog', { name: /LZ\d{12}/ })
  await voucher.getByRole('link', { name: `会员押金 ${MEMBER}` }).waitFor()
  expect(await voucher.getByRole('link', { name: '平台收款' }).count()).toBe(1)
  await voucher.getByRole('tab', { name: '同一单据' }).click()
  await voucher.getByText('押金缴纳').last().waitFor()
  await settle(page)
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')

  await page.getByRole('tab', { name: '试算与余额表' }).click()
  const equation = await page.getByText(/^资产 .* = 负债 .* \+ 收入 .* − 费用 .*$/).textContent()
  const [assets = 0, debts = 0, income = 0, costs = 0] = (equation?.match(/-?[\d,]+\.\d\d/g) ?? []).map((yuan) =>
    Math.round(Number(yuan.replaceAll(',', '')) * 100),
  )
  expect(assets).toBeGreaterThan(0)
  expect(debts + income - costs).toBe(assets)
  await settle(page)
  expect(await violations(page)).toEqual([])

  await page.getByRole('tab', { name: '对账' }).click()
  await page.getByRole('button', { name: '立即对账' }).click()
  // The deposit was posted by the test: no record of a deposit says so.
  await page.getByText('对账不一致').waitFor()
  await page.getByText('业务单据与凭证不符').first().waitFor()
  await settle(page)
  expect(await violations(page)).toEqual([])

  const phone = await people.enter('finance', '/product/tradeStat', { width: 360, height: 740 })
  for (const tab of ['统计', '账户', '凭证', '试算与余额表', '对账']) {
    await phone.getByRole('tab', { name: tab, exact: true }).click()
    await settle(phone)
    expect([tab, await misfits(phone)]).toEqual([tab, []])
  }
})
