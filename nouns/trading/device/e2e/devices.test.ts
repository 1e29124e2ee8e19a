import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { PASSWORD, useBrowser } from '../../../../e2e/support/browser.ts'
import { settle } from '../../../../e2e/support/everyPage.ts'
import { act, choose, dialog, rowOf, toast } from '../../../../e2e/support/form.ts'
import { misfits } from '../../../../e2e/support/misfits.ts'
import { served } from '../../../../e2e/support/served.ts'
import { withTrades } from '../../../../e2e/support/trading.ts'
import { overHttp } from '../../deviceGateway/server/simulator/send.ts'
import { Terminal } from '../../deviceGateway/server/simulator/terminal.ts'
import { agentRow, boundDeviceRow, deviceRow, memberRow, productRow } from '../../server/testing/rows.ts'

const people = useBrowser()
const phone = { width: 360, height: 740 }
const RUNS = 'KG24E2E00017'
const FREE = 'KG24E2E00018'

/** An agent with its person, a member, a device that is activated and one that waits with the agent. */
beforeAll(() =>
  withTrades(async (t) => {
    const agentId = await agentRow(t, { agent_name: '松湾某科技服务部', phone: '19912345678' })
    await t.services.database.kysely
      .updateTable('sys_user')
      .set({ user_type: 4, party_id: agentId })
      .where('username', '=', 'agent_user')
      .execute()
    const params = [{ key: 'beat', label: '心跳间隔', type: 1, min: 30, max: 600, default: 60, unit: '秒' }]
    const productId = await productRow(t, {
      ...{ product_code: 'KG-24-E2E', product_name: '智能钥匙柜', param_schema: JSON.stringify(params) as never },
    })
    const memberId = await memberRow(t, agentId, { member_name: '青禾粮油商行' })
    const place = { city_code: '330100', install_address: '青梧路 1 号' }
    await boundDeviceRow(
      t,
      { productId, agentId, memberId, deposit: 200_000 },
      { device_no: RUNS, remain_times: 412, ...place },
    )
    await deviceRow(t, productId, { device_no: FREE, agent_id: agentId, status: 1, ...place })
  }),
)

/** What the page of the device shows in the list, without being loaded again. */
const shows = (page: Page, text: string) => rowOf(page, RUNS).getByText(text).first().waitFor()

test('a device gets its key, is started from the console and used; the page follows the terminal [C-2.8-08 C-2.8-10]', async () => {
  const page = await people.enter('trade_admin', '/product/device')
  await page.getByRole('tab', { name: /^已激活/ }).click()
  await act(page, RUNS, '发放密钥')
  await page.getByRole('button', { name: /确\s*定/ }).click()
  const issued = dialog(page, `设备 ${RUNS} 的密钥`)
  const key = await issued.locator('code').innerText()
  await issued.getByRole('button', { name: '已写入' }).click()
  const terminal = new Terminal({
    ...{ deviceNo: RUNS, key: key.trim(), send: overHttp(served().address) },
    clock: () => Date.now(),
  })
  expect(await terminal.reboot()).toBe(true)
  await shows(page, '在线')

  await act(page, RUNS, '启动')
  const form = dialog(page, /^启动/)
  await form.getByLabel('原因').fill('开业启用')
  await form.getByRole('button', { name: '启动' }).click()
  await shows(page, '启动 待下发')
  await terminal.beat()
  expect(terminal.running).toBe(true)
  await page.getByRole('tab', { name: /^运行中/ }).click()
  await rowOf(page, RUNS).getByRole('button').first().click()
  const record = dialog(page, new RegExp(RUNS))
  await record.getByRole('tab', { name: '生命周期' }).click()
  await record.locator('.ui-note').getByText('开业启用').waitFor()
  await record.getByRole('tab', { name: '指令' }).click()
  await record.getByText('成功', { exact: true }).waitFor()

  terminal.use({ use_type: 1, qty: 1, result: 1, minutes: 1 })
  await terminal.report()
  await page.goto('/product/useLog')
  await rowOf(page, RUNS).getByText('成功').waitFor()
})

test('an agent binds a device to its member, on a phone [C-2.8-04]', async () => {
  const page = await people.enter('agent_user', '/product/memberDevice?new=1', phone)
  const form = dialog(page, '绑定设备到会员')
  await choose(form, '设备编号', FREE)
  await form.getByText('押金 2,000.00').waitFor()
  await choose(form, '会员', '青禾粮油商行')
  await form.getByText('销售', { exact: true }).click()
  await settle(page)
  expect(await misfits(page)).toEqual([])
  await form.getByRole('button', { name: '保存', exact: true }).click()
  await toast(page, '保存成功').waitFor()
  await page.goto('/product/memberDevice')
  await page.locator('.reg-card').filter({ hasText: FREE }).waitFor()
  await settle(page)
  expect(await misfits(page)).toEqual([])
  await page.goto('/product/device')
  await page.locator('.reg-card').filter({ hasText: RUNS }).waitFor()
  await settle(page)
  expect(await misfits(page)).toEqual([])
})

test('the simulator plays the devices of the list with keys that it issues', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'shouya-simulator-'))
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [
      ...['scripts/device-simulator.ts', '--url', served().address, '--devices', '2', '--every', '1', '--seconds', '6'],
      ...['--user', 'trade_admin', '--password', PASSWORD, '--keys', join(folder, 'keys.json')],
    ])
    expect(stdout).toMatch(/^2 terminals, \d running · [1-9]\d* heartbeats, 0 without an answer/)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
