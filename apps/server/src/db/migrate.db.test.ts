import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freshDatabase } from '../testing/freshDatabase.ts'
import { migrate } from './migrate.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let client: pg.Client
beforeEach(async () => {
  database = await freshDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
})
afterEach(async () => {
  await client.end()
  await database.drop()
})

test('a second run changes nothing, neither schema nor what administrators changed', async () => {
  await client.query("update dict_data set label_cn = '我们的说法' where dict_code = 'urgency' and value = '1'")
  await client.query("delete from role_grant where permission_id = 'sys_dict'")
  expect(await migrate(database.url)).toEqual({ applied: [] })
  const label = await client.query("select label_cn from dict_data where dict_code = 'urgency' and value = '1'")
  expect(label.rows).toEqual([{ label_cn: '我们的说法' }])
  const grants = await client.query(
    "select role_code from role_grant join role on role.id = role_id where permission_id = 'sys_dict' group by 1",
  )
  expect(grants.rows).toEqual([{ role_code: 'admin' }])
})

test('a file that changed after it ran, and a database that is newer, stop the start with one line', async () => {
  await client.query("update schema_migration set hash = repeat('0', 64) where name like '%base%'")
  await expect(migrate(database.url)).rejects.toThrow(/^Migration \d+_base\.sql was changed after it had run.*$/)
  await client.query("insert into schema_migration (name, hash) values ('299901010000_future.sql', repeat('0', 64))")
  await expect(migrate(database.url)).rejects.toThrow(/^The database is newer than this server.*$/)
})

test('servers that start together migrate once', async () => {
  await expect(Promise.all([1, 2, 3].map(() => migrate(database.url)))).resolves.toHaveLength(3)
})
