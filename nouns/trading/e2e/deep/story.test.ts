import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { useBrowser } from '../../../../e2e/support/browser.ts'
import { act, choose, dialog, rowOf } from '../../../../e2e/support/form.ts'
import { leaveBy } from '../../../../e2e/support/leaving.ts'
import { photo } from '../../../../e2e/support/photo.ts'
import { served } from '../../../../e2e/support/served.ts'
import { withTrades } from '../../../../e2e/support/trading.ts'
import { overHttp } from '../../deviceGateway/server/simulator/send.ts'
import { Terminal } from '../../deviceGateway/server/simulator/terminal.ts'
import ledgerAccount from '../../ledgerAccount/texts/CN.ts'
import { memberRow } from '../../server/testing/rows.ts'
import { type Cast, castOf, postedByClock } from '../../server/testing/storyCast.ts'

const people = useBrowser()
const MEMBER = '松湾长桥粮油商行'
const [CABINET, SEALS, BATTERY] = ['智能钥匙柜KG-24', '一次性封签', '电子锁电池'] as const
const [PACKAGE, USES] = ['500次套餐', 1_000] as const
/** Milliseconds: seven people do forty steps. */
const LONG = 600_000
/** Fen. */
const [DEPOSIT, PACKAGE_PRICE] = [200_000, 50_000] as const

/** The types of accounts by their codes. */
const accounts = ledgerAccount.choice.account_type

let cast: Cast

beforeAll(() =>
  withTrades(async (t) => {
    cast = await castOf(t, CABINET)
    await memberRow(t, cast.agentId, { member_name: MEMBER })
  }),
)

const yuan = (fen: number) => (fen / 100).toLocaleString('en', { minimumFractionDigits: 2 })
const fen = (text: string) => (text === '-' ? 0 : Math.round(Number(text.replaceAll(',', '')) * 100))

/** Takes the only step that a row needs now: opens its form, fills it in, and sends it. */
async function move(page: Page, row: string, step: string, fill: (form: ReturnType<typeof dialog>) => Promise<void>) {
  await act(page, row, step)
  const form = dialog(page, new RegExp(`^${step}`))
  await fill(form)
  await leaveBy(form, step)
}
const asItIs = async () => {}

/** The closing balances of the trial balance, by account, as finance sees them. */
async function sheet(page: Page): Promise<Map<string, number>> {
  await page.goto('/product/tradeStat?tab=sheet')
  const table = page.getByRole('table').first()
  await table.getByRole('row').filter({ hasText: '平台收入' }).waitFor()
  const rows = await table.locator('tbody tr').all()
  const lines = await Promise.all(rows.map((row) => row.locator('td, th').allInnerTexts()))
  return new Map(lines.map(([name = '', ...rest]) => [name.trim(), fen(rest.at(-1) ?? '-') - fen(rest.at(-2) ?? '-')]))
}

test(
  'an agent orders cabinets and seals; one is leased, started, used a thousand times, repaired and returned; its deposit goes back, and every fen is found twice [C-2.8-13]',
  async () => {
    const [device = '', other = ''] = cast.devices
    const consumables = 20 * 8_000 + 5 * 1_450
    const discount = Math.floor(consumables * 0.05)
    const total = 2 * cast.price + consumables - discount

    const finance = await people.enter('finance', '/product/tradeStat')
    const before = await sheet(finance)

    const agent = await people.enter('agent_user', '/product/orderList?new=1')
    const form = dialog(agent, '新订单')
    await choose(form, '买方', cast.buyer)
    await choose(form, '名称 1', CABINET)
    await form.getByLabel('数量 1').fill('2')
    await form.getByRole('button', { name: '添加商品' }).click()
    await choose(form, '名称 2', SEALS)
    await form.getByLabel('数量 2').fill('20')
    await form.getByRole('button', { name: '添加商品' }).click()
    await choose(form, '名称 3', BATTERY)
    await form.getByLabel('数量 3').fill('5')
    await form.getByText(`优惠 ${yuan(discount)} 元，运费 0.00 元，合计 ${yuan(total)} 元`).waitFor()
    await leaveBy(form, '保存')
    const bill = await rowOf(agent, '已下单')
      .first()
      .getByText(/^DD\d+$/)
      .innerText()

    await move(agent, bill, '付款', async (pay) => {
      await pay.getByText('对公转账', { exact: true }).click()
      await pay.locator('input[type=file]').setInputFiles(photo)
      await pay.getByRole('img', { name: /第 1 张/ }).waitFor()
    })
    await finance.goto(`/product/orderList?keywords=${bill}`)
    await move(finance, bill, '确认收款', (paid) => paid.getByLabel('交易号').fill('BANK-STORY-1'))
    const approver = await people.enter('trade_admin', `/product/orderList?keywords=${bill}`)
    await move(approver, bill, '审核通过', asItIs)
    const sender = await people.enter(cast.trader, `/product/orderList?keywords=${bill}`)
    await move(sender, bill, '发货', async (send) => {
      const scanner = send.getByLabel(new RegExp(`${CABINET}.*设备编号`))
      // As a scanner types.
      for (const number of [device, other]) {
        await scanner.pressSequentially(number)
        await scanner.press('Enter')
      }
      await send.getByText('已录入 2 台，还需 0 台').waitFor()
      await choose(send, '快递公司', '顺丰速运')
      await send.getByLabel('快递单号').fill('SF10000001')
    })
    await agent.goto(`/product/orderList?keywords=${bill}`)
    await move(agent, bill, '收货', asItIs)

    await agent.goto('/product/memberDevice?new=1')
    const lease = dialog(agent, '绑定设备到会员')
    await choose(lease, '设备编号', device)
    await lease.getByText(`押金 ${yuan(DEPOSIT)}`).waitFor()
    await choose(lease, '会员', MEMBER)
    for (const [label, day] of [
      ['租赁开始', '2026-01-01'],
      ['租赁结束', '2099-01-01'],
    ] as const) {
      await lease.getByLabel(label).fill(day)
      await lease.getByLabel(label).press('Enter')
    }
    await leaveBy(lease, '保存')
    await rowOf(agent, device).getByText('待缴').waitFor()

    const service = await people.enter('member_service', `/product/memberList2?keywords=${MEMBER}`)
    await move(service, MEMBER, '缴纳登记', async (pay) => {
      await choose(pay, '支付方式', '对公转账')
      await pay.getByLabel('流水号').fill('BANK-STORY-2')
    })
    await rowOf(service, MEMBER).getByText('已缴').waitFor()
    await agent.reload()
    await move(agent, device, '激活', asItIs)

    for (const trade of ['BANK-STORY-3', 'BANK-STORY-4']) {
      await service.goto('/product/recharge?new=1')
      const sale = dialog(service, '为会员充值')
      await choose(sale, '会员', MEMBER)
      await choose(sale, '套餐', PACKAGE)
      await choose(sale, '设备', device)
      await sale.getByText('对公转账', { exact: true }).click()
      await sale.locator('input[type=file]').setInputFiles(photo)
      await sale.getByRole('img', { name: /第 1 张/ }).waitFor()
      await leaveBy(sale, '保存')
      await finance.goto(`/product/recharge?keywords=${device}&status=1`)
      await move(finance, device, '确认收款', (paid) => paid.getByLabel('交易号').fill(trade))
    }

    await agent.goto(`/product/balance?keywords=${BATTERY}&owner_type=1`)
    await move(agent, cast.buyer, '划拨', async (pass) => {
      await choose(pass, '名称', device)
      await pass.getByLabel('数量（件）').fill('5')
    })

    await sender.goto(`/product/device?keywords=${device}`)
    await act(sender, device, '发放密钥')
    await sender.getByRole('button', { name: /确\s*定/ }).click()
    const issued = dialog(sender, `设备 ${device} 的密钥`)
    const key = await issued.locator('code').innerText()
    await issued.getByRole('button', { name: '已写入' }).click()
    const terminal = new Terminal({
      ...{ deviceNo: device, key: key.trim(), send: overHttp(served().address) },
      // This process has the clock of the server, too (`e2e/support/own.ts`).
      clock: Date.now,
    })
    expect(await terminal.reboot()).toBe(true)
    await agent.goto(`/product/device?keywords=${device}`)
    await act(agent, device, '启动')
    const start = dialog(agent, /^启动/)
    await start.getByLabel('原因').fill('开业启用')
    await start.getByRole('button', { name: '启动' }).click()
    await rowOf(agent, device).getByText('启动 待下发').waitFor()
    await terminal.beat()
    // Nobody loads the page again.
    await rowOf(agent, device).getByText('运行中').first().waitFor()
    for (let nth = USES; nth > 0; nth--) terminal.use({ use_type: 1, qty: 1, result: 1, minutes: 0, ago: nth })
    await terminal.report()
    expect(terminal.waiting).toBe(0)
    await agent.reload()
    await rowOf(agent, device).getByRole('cell', { name: '40', exact: true }).waitFor()
    await rowOf(agent, device).getByRole('button').first().click()
    const record = dialog(agent, new RegExp(device))
    await record.getByText(/^1,?000$/).waitFor()

    await service.goto('/product/repair?new=1')
    const report = dialog(service, '终端报修')
    await choose(report, '终端', device)
    await choose(report, '故障类型', '门锁故障')
    await report.getByLabel('故障描述').fill('柜门锁不上，钥匙取不出')
    await report.getByLabel('联系电话').fill('19900001234')
    await leaveBy(report, '报修')
    await sender.goto(`/product/repair?keywords=${device}`)
    await move(sender, device, '派单', async (send) => {
      await send.getByLabel('维修单位').fill('平台维修部')
      await send.getByLabel('工程师', { exact: true }).fill('石敬亭')
    })
    await act(sender, device, '开始维修')
    await dialog(sender, /开始维修吗/)
      .getByRole('button', { name: /确\s?定/ })
      .click()
    await rowOf(sender, device).getByText('维修中').waitFor()
    await move(sender, device, '修复', async (fix) => {
      await choose(fix, '处理方式', '现场')
      await fix.getByLabel('故障原因').fill('锁舌卡死')
      await fix.getByLabel('处理情况').fill('更换锁舌并重新校准')
      await fix.locator('input[type=file]').setInputFiles(photo)
      await fix.getByRole('img', { name: '第 1 张照片' }).waitFor()
    })
    await service.goto(`/product/repair?keywords=${device}`)
    await move(service, device, '确认', (confirm) => confirm.getByText('已修好', { exact: true }).click())

    await agent.goto(`/product/memberDevice?keywords=${device}`)
    await move(agent, device, '解除绑定', (unbind) => unbind.getByLabel('原因').fill('合同到期'))
    await sender.goto(`/product/device?keywords=${device}`)
    await move(sender, device, '检验入库', (inspect) => inspect.getByLabel('检验情况').fill('外观完好'))

    await service.goto(`/product/memberList2?keywords=${MEMBER}`)
    await move(service, MEMBER, '退还申请', asItIs)
    const auditor = await people.enter(cast.auditor, `/product/memberList2?keywords=${MEMBER}`)
    await move(auditor, MEMBER, '审核', (audit) => audit.getByText('通过', { exact: true }).click())
    await finance.goto(`/product/memberList2?keywords=${MEMBER}`)
    await move(finance, MEMBER, '打款', async (pay) => {
      await pay.getByText('已打款', { exact: true }).click()
      await pay.getByLabel('打款流水号').fill('BANK-STORY-5')
    })
    await rowOf(finance, MEMBER).getByText('已退还').waitFor()

    const after = await sheet(finance)
    const clock = await withTrades((t) => postedByClock(t, cast))
    const changed = Object.entries(accounts).map(([type, name]) => [
      name,
      (after.get(name) ?? 0) - (before.get(name) ?? 0) - (clock.get(Number(type)) ?? 0),
    ])
    const commission = Math.floor((total * cast.commission) / 10_000)
    expect(Object.fromEntries(changed)).toEqual({
      ...{ 代理商货款余额: 0, 代理商佣金: commission, 会员充值余额: 2 * PACKAGE_PRICE, 会员赠送余额: 0, 会员押金: 0 },
      ...{ 平台收款: -(total + 2 * PACKAGE_PRICE), 平台收入: total - commission },
      ...{ 平台应付押金: 0, 平台赠送费用: 0, 平台退款在途: 0, 押金备查对应: 0 },
    })

    await finance.getByRole('tab', { name: '对账' }).click()
    await finance.getByRole('button', { name: '立即对账' }).click()
    await finance.getByText('对账一致').first().waitFor()
  },
  LONG,
)
