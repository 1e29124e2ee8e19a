import { makeAccount, makeRole } from '@shouya/server/testing/factories.ts'
import { type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { fetchFile } from '@shouya/server/testing/upload.ts'
import { readSheet } from 'read-excel-file/universal'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeIssue } from '../../../collection/issue/server/testing/makeIssue.ts'
import { makeMaterial } from '../../../library/material/server/testing/makeMaterial.ts'
import { all } from '../../../manifests.gen.ts'
import { makeNotice } from '../../../notices/notice/server/testing/notices.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
  await settle(2)
})
afterAll(() => t?.close())

/** Lists with more rows than `rows` are exported in the background. */
async function settle(rows: number) {
  const { rows: settings } = await t.services.database.pool.query(
    "select version from setting where key = 'export.at_once'",
  )
  const admin = await t.as('admin')
  const answer = await admin('Setting/Save', { key: 'export.at_once', value: rows, version: settings[0]?.version })
  expect(answer).toMatchObject({ Code: 0 })
}

const users = { controller: 'User', columns: ['username', 'phone', 'status'] }
const list = async (who: string) => (await (await t.as(who))('Common/GetExportList')).Data as { id: number }[]
const exportOf = async (who: string, id: number) => (await list(who)).find((row) => row.id === id)
const run = (id: number) => t.jobs.run('export', t.clock.at, { id })
const sheetOf = async (who: string, id: number): Promise<unknown[][]> => {
  const { rawPayload } = await fetchFile(t, who, id)
  return (await readSheet(new Uint8Array(rawPayload).buffer)) as unknown[][]
}
const exporterAccount = async () => {
  const { code } = await makeRole(t, { grants: { sys_user: ['query', 'export'] } })
  return (await makeAccount(t, { unit: 'HQ0000', role: code })).username
}
const logged = async (action: string) =>
  (
    await t.services.database.pool.query(
      'select log_type, message, after from sys_log where action = $1 and result order by create_time desc, id desc',
      [action],
    )
  ).rows[0]

test('many rows are written in the background, for a day, for whoever asked [C-7.2-34]', async () => {
  const admin = await t.as('admin')
  const requested = await admin('Common/Export', users)
  expect(requested).toMatchObject({ Code: 0, Data: { state: 0, rows: 0, file_id: null, url: null, expire_time: null } })
  expect(requested.Data.name).toMatch(/^账号清单_.+_\d{14}\.xlsx$/)
  expect(requested.Data.total).toBeGreaterThan(2)
  expect(await admin('Common/Export', users)).toMatchObject({
    status: 409,
    Code: 1004,
    Message: '您有一个导出正在进行，请等它完成或取消后再试',
  })

  await run(requested.Data.id)
  const done = (await exportOf('admin', requested.Data.id)) as never as typeof requested.Data
  expect(done).toMatchObject({ state: 2, rows: requested.Data.total, total: requested.Data.total })
  expect(done.size).toBeGreaterThan(500)
  const [head, ...rows] = await sheetOf('admin', done.file_id)
  expect(head).toEqual(['登录账号', '手机', '状态'])
  expect(rows).toHaveLength(done.rows)
  expect(rows.map(([name]) => name)).toContain('outlet_teller')
  expect(rows.every(([, phone]) => /^\d{3}\*{4}\d{4}$/.test(String(phone)))).toBe(true)
  expect(await logged('Job/export')).toMatchObject({ log_type: 4, message: `User ${done.rows}` })

  expect(await list('auditor')).toEqual([])
  expect((await fetchFile(t, 'auditor', done.file_id)).statusCode).toBe(403)
  await run(done.id)
  expect(await exportOf('admin', done.id)).toMatchObject({ state: 2, file_id: done.file_id })

  const asleep = t.clock.at
  t.clock.at = new Date(asleep.getTime() + 24 * 3_600_000)
  expect((await fetchFile(t, 'admin', done.file_id)).statusCode).toBe(403)
  await t.jobs.run('export_expire', t.clock.at)
  expect(await exportOf('admin', done.id)).toMatchObject({ state: 5, file_id: null, url: null })
  expect((await fetchFile(t, 'admin', done.file_id)).statusCode).toBe(404)
  await t.jobs.run('export_expire', new Date(asleep.getTime() + 31 * 86_400_000))
  expect(await exportOf('admin', done.id)).toBeUndefined()
  t.clock.at = asleep
})

test('few rows come at once; both ways are in the list', async () => {
  const admin = await t.as('admin')
  const filters = { keywords: 'outlet_teller' }
  const answer = await admin('Common/Export', { ...users, filters })
  expect(answer).toMatchObject({ Code: 0, Data: { state: 2, rows: 1, total: 1 } })
  expect(await sheetOf('admin', answer.Data.file_id)).toHaveLength(2)
  expect((await list('admin'))[0]).toMatchObject({ id: answer.Data.id, state: 2 })
  expect(await logged('Common/Export')).toMatchObject({ log_type: 4, message: 'User 1', after: { filters } })
})

test('rows that somebody chose are taken alone, of every list and only of what the query finds', async () => {
  const admin = await t.as('admin')
  const { outlet_teller, auditor } = t.world.user
  const body = { ...users, filters: { keywords: 'outlet_' }, ids: [outlet_teller, auditor] }
  const { Data } = await admin('Common/Export', body)
  expect(Data).toMatchObject({ state: 2, rows: 1, total: 1 })
  expect((await sheetOf('admin', Data.file_id))[1]?.[0]).toBe('outlet_teller')
  expect(await logged('Common/Export')).toMatchObject({ after: { ids: body.ids } })

  const { code } = await makeRole(t, { grants: { sys_user: ['query', 'export'] } })
  const near = await makeAccount(t, { unit: 'BA0011', role: code, scope: 3 })
  expect((await near.post('Common/Export', { ...users, ids: [near.id, auditor] })).Data).toMatchObject({ rows: 1 })

  const { id } = await makeNotice(t, await t.as('hq_security'))
  const issue = await makeIssue(t, await t.as('branch_security'))
  const material = await makeMaterial(t, await t.as('hq_security'))
  const day = { begin_date: '2026-03-02', end_date: '2026-03-02' }
  const filters: Readonly<Record<string, object>> = {
    AgentStat: day,
    DrillStat: { year: 2026 },
    IssueItem: { issue_id: issue.id },
    LedgerEntry: { account_id: 9_000_009_100, ...day },
    LedgerSheet: day,
    MaterialReceipt: { id: material.id },
    Monitor: { period_key: '2026' },
    NoticeReceipt: { id },
    TaskStat: day,
    TradeStat: day,
    UseStat: day,
  }
  for (const [controller, { columns }] of Object.entries(all.exporters)) {
    const [column] = Object.keys(columns)
    const request = { controller, filters: filters[controller] ?? {}, columns: [column], ids: [outlet_teller] }
    expect(await admin('Common/Export', request), controller).toMatchObject({ Code: 0, Data: { state: 2 } })
  }
})

test('a cancelled export ends, and another may begin', async () => {
  const admin = await t.as('admin')
  const { id } = (await admin('Common/Export', users)).Data
  expect(await (await t.as('auditor'))('Common/CancelExport', { id })).toMatchObject({ Code: 1002 })
  expect(await admin('Common/CancelExport', { id })).toMatchObject({ Code: 0 })
  expect(await admin('Common/CancelExport', { id })).toMatchObject({ Code: 1004 })
  await run(id)
  expect(await exportOf('admin', id)).toMatchObject({ state: 4, file_id: null })

  // An export that was cancelled, or taken over by a second run, while its rows were written.
  const next = (await admin('Common/Export', users)).Data.id
  const { files } = t.services
  const put = files.put
  files.put = async (source, inspect) => {
    files.put = put
    expect(await admin('Common/CancelExport', { id: next })).toMatchObject({ Code: 0 })
    return put(source, inspect)
  }
  await run(next)
  expect(await exportOf('admin', next)).toMatchObject({ state: 4, rows: 0, file_id: null })
})

test('what a killed server left running begins anew', async () => {
  const admin = await t.as('admin')
  const { id } = (await admin('Common/Export', users)).Data
  await t.services.database.pool.query('update export_job set state = 1, run = 1, rows = 7 where id = $1', [id])
  await run(id)
  expect(await exportOf('admin', id)).toMatchObject({ state: 2 })
})

test('rights and scope are those of the moment when it runs', async () => {
  const name = await exporterAccount()
  const person = await t.as(name)
  const { id } = (await person('Common/Export', users)).Data
  await t.services.database.pool.query(
    "delete from role_grant where operation = 'export' and role_id in (select role_id from user_role join sys_user on sys_user.id = user_id where username = $1)",
    [name],
  )
  await run(id)
  expect(await exportOf(name, id)).toMatchObject({ state: 3, message: '无此权限', file_id: null })
})

test('sensitive columns come plain with the right and a reason, and the log says so', async () => {
  const admin = await t.as('admin')
  const filters = { keywords: 'outlet_teller' }
  const reason = '年度通讯录核对'
  const answer = await admin('Common/Export', { ...users, filters, reason })
  const [, row] = await sheetOf('admin', answer.Data.file_id)
  expect(row?.[1]).toMatch(/^\d{11}$/)
  expect(await logged('Common/Export')).toMatchObject({ log_type: 4, after: { reason }, message: `User 1 ${reason}` })
  expect(await admin('Common/Export', { ...users, columns: ['username'], reason })).toMatchObject({
    Code: 1001,
    Data: [{ path: 'reason', message: '所选的列没有敏感信息，不需要原因' }],
  })
  const name = await exporterAccount()
  expect(await (await t.as(name))('Common/Export', { ...users, filters, reason })).toMatchObject({ Code: 401 })
})
