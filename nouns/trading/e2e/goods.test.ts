import { pngOf } from '@shouya/server/demo/pngOf.ts'
import { expect, test } from 'vitest'
import { useBrowser } from '../../../e2e/support/browser.ts'
import { settle } from '../../../e2e/support/everyPage.ts'
import { act, choose, chooseUnit, dialog, rowOf, search } from '../../../e2e/support/form.ts'
import { leaveBy } from '../../../e2e/support/leaving.ts'
import { misfits } from '../../../e2e/support/misfits.ts'
import { violations } from '../../../e2e/support/violations.ts'

const people = useBrowser()
const phone = { width: 360, height: 740 }
const products = '/product/productList'
const picture = { name: 'cover.png', mimeType: 'image/png', buffer: pngOf(120, 120, (x) => [40, 80 + (x % 90), 140]) }

test('a product with a parameter and its consumable goes on sale, and only then an agent sees it, on a phone [C-2.8-05]', async () => {
  const code = `ZD-${Date.now() % 100_000}`
  const trader = await people.enter('trade_admin', products)
  await trader.getByRole('button', { name: '新增产品' }).click()
  const form = dialog(trader, '新增产品')
  await form.getByLabel('产品编码').fill(code)
  await form.getByLabel('产品名称').fill('驻点巡更终端')
  await chooseUnit(form, '分类', '智能钥匙柜')
  await form.getByLabel('型号').fill('XG-1')
  await form.locator('input[type="file"]').first().setInputFiles(picture)
  await form.getByRole('img', { name: /第 1 张/ }).waitFor()
  await choose(form, '销售方式', '租售')
  await form.getByLabel('售价（元）').fill('1280')
  await form.getByLabel('代理价（元）').fill('1380')
  await form.getByText('代理价不能高于售价').waitFor()
  await form.getByLabel('代理价（元）').fill('1080.50')
  await form.getByLabel('月租（元）').fill('60')
  await form.getByLabel('押金（元）').fill('300')
  await form.getByLabel('支持远程控制').check()
  await form.getByRole('button', { name: '新增参数' }).click()
  await form.getByLabel('参数名称').fill('巡更间隔')
  await form.getByLabel('标识').fill('interval')
  await form.getByLabel('最大值').fill('120')
  await form.getByLabel('默认值').fill('150')
  await form.getByText('默认值不符合类型或范围').waitFor()
  await form.getByLabel('默认值').fill('30')
  await form.getByText('默认值不符合类型或范围').waitFor({ state: 'detached' })
  await settle(trader)
  expect(await violations(trader)).toEqual([])
  await leaveBy(form, '保存')
  await search(trader, code)
  await rowOf(trader, code).getByText('1,080.50').waitFor()

  const agent = await people.enter('agent_user', `${products}?keywords=${code}`, phone)
  await agent.getByText('没有符合条件的数据').waitFor()

  await rowOf(trader, code).getByRole('button', { name: code }).click()
  const record = dialog(trader, new RegExp(code))
  await record.getByRole('tab', { name: '所需耗材' }).click()
  await record.getByRole('button', { name: '关联耗材' }).click()
  const needs = dialog(trader, /^关联耗材/)
  await needs.getByRole('button', { name: '添加耗材' }).click()
  await choose(needs, '耗材', 'DC-CR2')
  await needs.getByLabel('每次用量（件）').fill('2')
  // The record stays open behind it.
  await needs.getByRole('button', { name: '保存', exact: true }).click()
  await needs.waitFor({ state: 'detached' })
  await record.getByRole('cell', { name: /DC-CR2 电子锁电池/ }).waitFor()
  await record.getByRole('tab', { name: '可设置的参数' }).click()
  await record.getByRole('cell', { name: '巡更间隔' }).waitFor()
  await settle(trader)
  expect(await violations(trader)).toEqual([])
  await trader.keyboard.press('Escape')
  await record.waitFor({ state: 'detached' })
  await act(trader, code, '上架')
  await dialog(trader, /^上架/)
    .getByRole('button', { name: /确\s*定/ })
    .click()
  await rowOf(trader, code).getByText('上架', { exact: true }).first().waitFor()

  await agent.reload()
  const card = agent.locator('.reg-card').filter({ hasText: code })
  await card.waitFor()
  expect(await agent.getByRole('button', { name: '新增产品' }).count()).toBe(0)
  await settle(agent)
  expect(await misfits(agent)).toEqual([])
  await card.getByRole('button').first().click()
  await dialog(agent, new RegExp(code)).getByText('1,280.00').waitFor()
  await settle(agent)
  expect(await misfits(agent)).toEqual([])
})

test('a consumable that runs short is marked and counted; categories and needs have their places [C-2.8-06 C-2.8-07]', async () => {
  const trader = await people.enter('trade_admin', '/dashboard/workplace')
  // Others are more urgent: it is one of those behind them.
  await trader.locator('summary').filter({ hasText: '项' }).first().click()
  await trader.getByRole('link', { name: /耗材库存预警/ }).click()
  await rowOf(trader, 'DC-CR2').getByTitle('库存低于 150').waitFor()
  expect(await trader.locator('.ant-table-row').count()).toBe(2)
  await trader.getByRole('button', { name: '分类管理' }).click()
  const categories = dialog(trader, '分类管理')
  await categories.getByRole('cell', { name: '打印耗材' }).waitFor()
  await settle(trader)
  expect(await violations(trader)).toEqual([])

  await trader.goto('/product/productConsume')
  await trader.getByRole('button', { name: '新增产品耗材' }).click()
  const form = dialog(trader, '新增产品耗材')
  await choose(form, '产品', 'CD-4')
  await choose(form, '耗材', 'BM-5')
  await leaveBy(form, '保存')
  await search(trader, 'CD-4')
  await rowOf(trader, 'BM-5').waitFor()
  await act(trader, 'BM-5', '删除')
  await dialog(trader, /^删除/)
    .getByRole('button', { name: /确\s*定/ })
    .click()
  await rowOf(trader, 'BM-5').waitFor({ state: 'detached' })
})
