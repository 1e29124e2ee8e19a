import { connect } from '@shouya/server/db/connect.ts'
import { expect, test } from 'vitest'
import { apiOf } from '../../../../e2e/support/api.ts'
import { PASSWORD, useBrowser } from '../../../../e2e/support/browser.ts'
import { settle } from '../../../../e2e/support/everyPage.ts'
import { act, choose, dialog, rowOf, signByHand, signByPassword, toast } from '../../../../e2e/support/form.ts'
import { leaveBy } from '../../../../e2e/support/leaving.ts'
import { misfits } from '../../../../e2e/support/misfits.ts'
import { moveClock } from '../../../../e2e/support/moveClock.ts'
import { newcomer } from '../../../../e2e/support/newcomer.ts'
import { served } from '../../../../e2e/support/served.ts'

const people = useBrowser()
const list = '/form/daily/taskdaily/EscortList'

const box = { box_no: `E2E-${String(Date.now()).slice(-8)}` }

type Blank = {
  last: {
    car: { plate_no: string }
    crew: { staff_id: number; escort_company_id: number; name: string; staff_no: string; duty_type: number }[]
  } | null
}

test('at the door with a phone: vehicle, crew and a box verified, both sides sign, the vehicle leaves [C-1-02 C-2.3-02]', async () => {
  const teller = await people.enter('outlet_teller', list)
  const tellers = await apiOf('outlet_teller')
  const { user: second } = await tellers<{ user: { name: string } }>('Login/GetCurrent', {})
  const ask = await apiOf('outlet_safety')
  const { user: own } = await ask<{ user: { dept_id: number } }>('Login/GetCurrent', {})
  // At any hour, the outlet needs a box that can be collected.
  const admin = await apiOf('admin')
  await admin('Escort/SaveBox', { box_no: box.box_no, box_type: 1, dept_id: own.dept_id })
  const { last } = await ask<Blank>('MoneyBox/GetBlank', { handover_type: 1 })
  if (!last) throw new Error('the demonstration has no crew here')

  const page = await people.enter('outlet_safety', `${list}?new=4`, { width: 360, height: 740 })
  const form = dialog(page, /押运交接/)
  await dialog(page, /临时上缴/).waitFor()
  await form.getByLabel('车牌').fill(last.car.plate_no)
  await form.getByText('证件有效').first().waitFor()
  await form.getByRole('radiogroup', { name: '车辆核验' }).getByText('一致', { exact: true }).click()
  for (const { name, staff_no } of last.crew) {
    const search = form.getByLabel('扫描交接证，或输入工号、姓名')
    await search.fill(staff_no)
    await search.press('Enter')
    await form.getByRole('list', { name: '找到的人员' }).getByRole('button', { name }).first().click()
    await form
      .getByRole('radiogroup', { name: `${name} 与照片比对` })
      .getByText('一致', { exact: true })
      .click()
  }
  const scan = form.getByLabel('扫描或输入款箱号')
  await scan.fill(box.box_no.toLowerCase())
  await scan.press('Enter')
  const seal = form.getByLabel(`扫描 ${box.box_no} 的封签号`)
  await seal.fill(`E${Date.now()}`)
  await seal.press('Enter')
  await form.getByText('已核对 1/1').waitFor()
  // The condition is not preselected.
  expect(await form.getByRole('radio', { name: '完好', checked: true }).count()).toBe(0)
  for (const part of ['封签完好', '锁具完好']) await form.getByText(part, { exact: true }).click()
  await choose(form, '网点交接人2', second.name)
  await form.getByText('在监控区域内交接', { exact: true }).click()
  // After more than an hour the signer gets a warning, and may still sign.
  const tookLong = /^交接已用 7\d 分钟，超过 60 分钟/
  expect(await form.getByText(tookLong).count()).toBe(0)
  const [now, began] = await page.evaluate(() =>
    [Date.now(), Date.now() - 75 * 60_000].map((at) => new Date(at + 8 * 3_600_000).toISOString()),
  )
  // In the first hour of a day it could not have begun an hour earlier on the same day.
  const long = now?.slice(0, 10) === began?.slice(0, 10)
  if (long)
    for (const field of ['到达时间', '开始时间']) {
      await form.getByLabel(field).fill(began?.slice(0, 16).replace('T', ' ') ?? '')
      await form.getByLabel(field).press('Enter')
    }
  await expect.poll(() => form.getByText(tookLong).count()).toBe(Number(long))
  await signByPassword(form)
  await choose(form, '签名的押运人员', last.crew.find(({ duty_type }) => duty_type === 3)?.name ?? '')
  await signByHand(form)
  await settle(page)
  expect(await misfits(page)).toEqual([])
  await leaveBy(form, '核验并签名')
  const [filed] = await ask<{ bill_no: string }[]>('MoneyBox/GetPageList', { sort_field: 'create_time' })
  const bill = filed?.bill_no ?? ''
  expect(bill).toMatch(/^KX\d{16}/)

  await teller.goto(`${list}?mine=1`)
  await act(teller, bill, '签名')
  const sign = dialog(teller, new RegExp(`^签名 · ${bill}`))
  await sign.getByText(box.box_no).waitFor()
  await expect.poll(() => sign.getByText(tookLong).count()).toBe(Number(long))
  await signByPassword(sign)
  await leaveBy(sign, '签名')

  await page.goto(`${list}?keywords=${bill}`)
  const card = page.locator('.reg-card').filter({ hasText: bill })
  await card.getByText('已交接').waitFor()
  await card.getByRole('button', { name: '离开' }).click()
  const leaving = dialog(page, new RegExp(`^离开 · ${bill}`))
  await expect.poll(() => leaving.getByText(tookLong).count()).toBe(Number(long))
  await leaveBy(leaving, '登记离开')
  await card.getByText('已完成').waitFor()
})

/** An account of a rider whose signature a handover waits for: the demonstration has one only at some hours. */
async function riderWaitedFor(): Promise<string> {
  const [safety, teller, admin] = await Promise.all([apiOf('outlet_safety'), apiOf('outlet_teller'), apiOf('admin')])
  const { user: own } = await safety<{ user: { dept_id: number } }>('Login/GetCurrent', {})
  const { user: second } = await teller<{ user: { id: number } }>('Login/GetCurrent', {})
  const { last } = await safety<Blank>('MoneyBox/GetBlank', { handover_type: 1 })
  const courier = last?.crew.find(({ duty_type }) => duty_type === 3)
  if (!last || !courier) throw new Error('the demonstration has no crew here')
  const account = await newcomer('escort_staff', 2, {
    party_id: courier.escort_company_id,
    expire_date: '2099-12-31',
  })
  const database = await connect(served().url, 1)
  await database.pool.query('update escort_staff set user_id = $1 where id = $2', [account.id, courier.staff_id])
  await database.close()

  const box_no = `E2E-R${String(Date.now()).slice(-7)}`
  await admin('Escort/SaveBox', { box_no, box_type: 1, dept_id: own.dept_id })
  const now = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
  await safety('MoneyBox/Verify', {
    handover_type: 4,
    plate_no: last.car.plate_no,
    vehicle_ok: 1,
    place_ok: true,
    arrive_time: now,
    begin_time: now,
    bank_user2_id: second.id,
    crew: last.crew.map(({ staff_id }) => ({ staff_id })),
    items: [{ box_no, direction: 2, seal_no: box_no, seal_ok: 1, lock_ok: 1, scan_method: 1 }],
    sign: { method: 2, password: PASSWORD },
    escort_signs: [],
  })
  return account.username
}

test('whoever rides signs with an account of their own, and reads what comes of it and that it took long', async () => {
  const page = await people.enter(await riderWaitedFor(), '/dashboard/workplace', { width: 360, height: 740 })
  // Opens the page more than an hour later.
  await page.addInitScript(moveClock, 75 * 60_000)
  await page.goto(`${list}?mine=1`)
  const waits = page.locator('.reg-card').getByRole('button', { name: '押运签名' })
  await waits.first().waitFor()
  const before = await waits.count()
  await waits.first().click()
  const sign = dialog(page, /^押运签名 · KX/)
  await sign.getByText('请核对款箱号和封签号，无误后签名；双方签齐（须有解款员）后交接完成。').waitFor()
  await sign.getByText(/^交接已用 \d+ 分钟，超过 60 分钟/).waitFor()
  await signByPassword(sign)
  await leaveBy(sign, '签名')
  await expect.poll(() => waits.count()).toBe(before - 1)
})

test('the vault confirms what has come to it: beside its box, or several at once; then nobody does again', async () => {
  const admin = await apiOf('admin')
  const units = await admin<{ id: number; dept_type: number }[]>('AdminDept/DEPTLIST', {})
  const { user: own } = await (await apiOf('outlet_safety'))<{ user: { dept_id: number } }>('Login/GetCurrent', {})
  const vault = units.find(({ dept_type }) => dept_type === 6)?.id
  const reach = { dept_id: vault, data_scope: 2, scope_dept_ids: [vault, own.dept_id] }
  const keeper = await newcomer('outlet_teller', 1, reach)
  const page = await people.enter(keeper.username, `/exception/escort/PlanList?tab=box&keywords=${box.box_no}`)
  const row = rowOf(page, box.box_no)
  await row.getByText('途中').waitFor()
  await act(page, box.box_no, '确认入库')
  const question = page.getByRole('dialog').filter({ hasText: `确认这些款箱已入库吗？${box.box_no}` })
  await settle(page)
  await question.getByRole('button', { name: /取\s*消/ }).click()
  await question.waitFor({ state: 'detached' })

  await row.getByRole('checkbox').click()
  const batch = page.locator('.reg-selection').getByRole('button', { name: '确认入库' })
  await batch.click()
  await settle(page)
  await question.getByRole('button', { name: /确\s*定/ }).click()
  await toast(page, '1 个款箱已入库').waitFor()
  await row.getByText('库房', { exact: true }).waitFor()
  await settle(page)
  expect(await page.getByRole('button', { name: '确认入库' }).count()).toBe(0)
})

test('the paper has boxes with their seals, both sides’ signatures and a code that leads to the record', async () => {
  const page = await people.enter('outlet_safety', list)
  const ask = await apiOf('outlet_safety')
  const [done] = await ask<{ bill_no: string; plate_no: string; crew_names: string }[]>('MoneyBox/GetPageList', {
    status: [3],
    handover_type: [1, 2],
  })
  if (!done) throw new Error('the demonstration has no handover here')
  await page.goto(`${list}?keywords=${done.bill_no}`)
  await page.evaluate(() => Object.assign(window, { print: () => undefined }))
  await rowOf(page, done.bill_no).getByRole('button', { name: done.bill_no }).click()
  const detail = dialog(page, new RegExp(done.bill_no))
  await detail.getByText('已完成').first().waitFor()
  await detail.getByRole('button', { name: '打印' }).click()
  const sheet = page.locator('#print-sheet')
  await sheet.getByText(done.plate_no).first().waitFor({ state: 'attached' })
  const text = (await sheet.textContent()) ?? ''
  for (const part of ['款箱(尾箱)交接登记簿', '箱号/封签号', '网点交接人', '扫码核对', ...done.crew_names.split('、')])
    expect(text).toContain(part)
  expect(await sheet.locator('.ant-qrcode svg').count()).toBe(1)
})
