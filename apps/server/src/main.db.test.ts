import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from './testing/freshDatabase.ts'

const main = fileURLToPath(new URL('main.ts', import.meta.url))
const dataDir = mkdtempSync(join(tmpdir(), 'shouya-main-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

test('a process on an empty database fills it, serves, and ends in order when it is asked, also when nobody reads what it says', async () => {
  const database = await freshDatabase()
  const own = { DATABASE_URL: database.url, DATA_DIR: dataDir, PORT: '0', DEMO: '0', ADMIN_PASSWORD: 'First@2026' }
  const server = spawn(process.execPath, [main], {
    env: { ...process.env, ...own },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(server, 'exit')
  let said = ''
  const address = await new Promise<string>((resolve, reject) => {
    server.stdout.setEncoding('utf8').on('data', (part) => {
      said += part
      const [, serves] = /Shouya serves (\S+)\n/.exec(said) ?? []
      if (serves) resolve(serves)
    })
    ended.then(([code]) => reject(new Error(`it ended with ${code}`)))
  })
  expect((await fetch(`${address}/readyz`)).status).toBe(200)
  const signIn = { username: 'admin', password: 'First@2026', loginOs: 1, jscode: '' }
  const response = await fetch(`${address}/api/Login/GetJwtToken`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(signIn),
  })
  expect(await response.json()).toMatchObject({ Code: 0 })
  // The flows that registers need exist from the first day.
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const { rows } = await client.query(`select flow_name from appr_flow flow join custom_form form on form.id = form_id
    where flow.status = 1 and flow.current_version_id is not null and form.current_version_id is not null`)
  await client.end()
  const names = ['备用钥匙启封', '守押人员解除黑名单', '押运交接人员特批', '登记簿补录审批']
  expect(rows.map(({ flow_name }) => flow_name).toSorted()).toEqual(names.toSorted())
  for (const name of names) expect(said).toContain(name)
  // Its reader has ended, as with a pipe or a closed terminal.
  server.stdout.destroy()
  server.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  await database.drop()
})
