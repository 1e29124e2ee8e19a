import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAccount } from '../../testing/factories.ts'
import { cell, inSheet, row, titles, workbookOf } from '../../testing/hostileWorkbooks.ts'
import { type TestApp, testApp } from '../../testing/testApp.ts'
import { addFile } from '../files/files.ts'
import { XLSX } from '../files/workbookFile.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t?.close())

async function uploaded(content: Buffer, owner = t.world.user.sys_admin): Promise<number> {
  const { database, files } = t.services
  const file = { name: 'rows.xlsx', folder: 'file', mime: XLSX, userId: owner, now: t.clock.at }
  return addFile(database.kysely as never, { ...(await files.put(Readable.from([content]))), ...file })
}

const far = workbookOf({ sheet: inSheet(titles + row(9_000, cell('XFD9000'))) })
/** Takes long, and then more memory than the limit. */
const styles = `<styleSheet><cellXfs>${'<xf/>'.repeat(5_000_000)}</cellXfs></styleSheet>`
const heavy = workbookOf({ sheet: inSheet(titles), styles })

test.for([
  ['CN', '最多 100 列，请删除多余的列'],
  ['US', 'At most 100 columns: remove the others'],
])('a cell at the far end is an answer in %s that says which limit it crossed', async ([lang, message]) => {
  expect(far.length).toBeLessThan(2_000)
  const admin = await t.as('sys_admin')
  const answer = await admin(
    'AdminDept/Import',
    { file_id: await uploaded(far) },
    { 'accept-language': lang === 'US' ? 'en' : 'zh-CN' },
  )
  expect(answer).toMatchObject({ status: 400, Code: 1001, Data: [{ path: 'file_id', message }] })
})

test('many readings wait their turn, and the server answers meanwhile', async () => {
  const people = await Promise.all(
    Array.from({ length: 4 }, async () => makeAccount(t, { role: 'sys_admin', unit: 'HQ0000' })),
  )
  const calls = await Promise.all(people.map(async ({ id, post }) => ({ post, file_id: await uploaded(heavy, id) })))
  let open = calls.length
  const readings = calls.map(({ post, file_id }) => post('AdminDept/Import', { file_id }).finally(() => open--))
  let answered = 0
  while (open > 0) {
    const { statusCode } = await t.app.inject({ method: 'GET', url: '/readyz' })
    expect(statusCode).toBe(200)
    answered++
    expect(t.services.gates.workbook.underWay()).toBeLessThanOrEqual(2)
  }
  expect(answered).toBeGreaterThan(10)
  for (const answer of await Promise.all(readings))
    expect(answer).toMatchObject({ Code: 1001, Data: [{ message: '读取该文件需要超过 256 MB 内存，请拆成几个文件' }] })
})
