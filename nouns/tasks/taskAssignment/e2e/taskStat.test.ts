import { expect, test } from 'vitest'
import { useBrowser } from '../../../../e2e/support/browser.ts'
import { settle } from '../../../../e2e/support/everyPage.ts'
import { misfits } from '../../../../e2e/support/misfits.ts'
import { violations } from '../../../../e2e/support/violations.ts'

const people = useBrowser()

test('each type has its columns, a number leads to as many tasks, a rate to what lowers it; the page says as of when [C-2.6-04]', async () => {
  const page = await people.enter('hq_security', '/report/dailytask?view=types')
  await page.getByRole('columnheader', { name: '营业终了安全检查' }).waitFor()
  await page.getByText(/^数据截至 \d{4}-\d\d-\d\d \d\d:\d\d/).waitFor()
  const number = page
    .getByRole('table')
    .getByRole('link', { name: / 应报 \d+$/ })
    .first()
  const count = await number.textContent()
  await settle(page)
  expect(await violations(page)).toEqual([])
  await number.click()
  await page.waitForURL(/tab=tasks.*task_code=D_CHECK1/)
  await page.getByText(new RegExp(`共 ${Number(count).toLocaleString('en')} 条`)).waitFor()

  const rates = await people.enter('hq_security', '/report/dailytask?view=quality')
  await rates
    .getByRole('table')
    .getByRole('link', { name: / 押运准点率 / })
    .first()
    .click()
  await rates.waitForURL(/EscortList\?.*on_time=2/)

  const found = rates
    .getByRole('table')
    .getByRole('link', { name: / 异常数 \d+$/ })
    .first()
  await rates.goBack()
  const items = await found.textContent()
  await found.click()
  await rates.waitForURL(/SecurityItemList\?.*tab=abnormal/)
  await rates.getByText(new RegExp(`共 ${Number(items).toLocaleString('en')} 条`)).waitFor()
  await settle(rates)
  expect(await violations(rates)).toEqual([])

  const phone = await people.enter('hq_security', '/report/dailytask?view=types', { width: 360, height: 740 })
  await phone.locator('.reg-card').first().waitFor()
  await settle(phone)
  expect(await misfits(phone)).toEqual([])
})
