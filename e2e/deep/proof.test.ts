import { expect, test } from 'vitest'
import { connect } from '../../apps/server/src/db/connect.ts'
import { PASSWORD, useBrowser } from '../support/browser.ts'
import { open } from '../support/everyPage.ts'
import { act, choose, dialog, rowOf, search } from '../support/form.ts'
import { newcomer } from '../support/newcomer.ts'
import { staff } from '../support/outlet.ts'
import { served } from '../support/served.ts'

const people = useBrowser()

/** The last password check of every user is long ago. */
async function later(): Promise<void> {
  const database = await connect(served().url, 1)
  await database.pool.query('update session set proved_time = null')
  await database.close()
}

const QUESTION = '确认身份'

test.each([1440, 360])('at %i px a second step is begun once the password was said', async (width) => {
  const { username } = await newcomer('outlet_teller')
  const page = await people.enter(username, '/dashboard/password', { width, height: 760 })
  const begin = page.getByRole('button', { name: '设置两步验证' })
  await begin.waitFor()
  await later()
  await begin.click()
  const question = dialog(page, QUESTION)
  const password = question.getByLabel('登录密码')
  await expect.poll(() => password.evaluate((field) => field === document.activeElement)).toBe(true)

  await question.getByRole('button', { name: '取消' }).click()
  await question.waitFor({ state: 'detached' })
  await page.getByText('请再次输入密码以确认身份，本次操作未执行').waitFor()
  expect(await page.getByRole('img', { name: '两步验证二维码' }).count()).toBe(0)

  await begin.click()
  await password.fill('not this one')
  await password.press('Enter')
  await question.getByText('密码错误').waitFor()
  const box = await question.boundingBox()
  expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true)
  await password.fill(PASSWORD)
  await password.press('Enter')
  await page.getByRole('img', { name: '两步验证二维码' }).waitFor()
  await question.waitFor({ state: 'detached' })
})

test('a form that gives roles away waits for the password and saves what was entered', async () => {
  const { username } = await newcomer('outlet_teller')
  const page = await people.signedIn('admin')
  await open(page, '/exception/user')
  await search(page, username)
  await rowOf(page, username).getByRole('button', { name: '编辑' }).click()
  const form = dialog(page, /编辑/)
  await form.getByLabel('角色').click()
  await page.getByTitle('网点安全员').last().click()
  await later()
  await form.getByRole('button', { name: '保存' }).click()
  const question = dialog(page, QUESTION)
  await question.getByLabel('登录密码').fill(PASSWORD)
  await question.getByRole('button', { name: '确认' }).click()
  await form.waitFor({ state: 'detached' })
  await rowOf(page, username).getByText('网点安全员').first().waitFor()
})

test('so does one that gives an outlet another head, who decides on its requests from then on', async () => {
  const page = await people.signedIn('admin')
  await open(page, '/exception/dept')
  await search(page, '青梧路支行营业室')
  await act(page, '青梧路支行营业室', '编辑')
  const form = dialog(page, /编辑机构/)
  await choose(form, '负责人', staff.teller)
  await later()
  await form.getByRole('button', { name: '保存', exact: true }).click()
  const question = dialog(page, QUESTION)
  await question.getByLabel('登录密码').fill(PASSWORD)
  await question.getByRole('button', { name: '确认' }).click()
  await form.waitFor({ state: 'detached' })
  await rowOf(page, '青梧路支行营业室').getByText(staff.teller).first().waitFor()
})
