import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeKey } from '../../testing/factories.ts'
import { type TestApp, testApp } from '../../testing/testApp.ts'
import { fetchFile, upload } from '../../testing/upload.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t?.close())

const later = (hours: number) => new Date(t.clock.at.getTime() + hours * 3_600_000)
const send = async (words: string) =>
  (await upload(t, 'outlet_safety', { field: 'file', name: 'a.txt', content: Buffer.from(words) })).Data.id as number
const status = async (id: number) => (await fetchFile(t, 'outlet_safety', id)).statusCode

test('a file that nobody refers to goes after a day, its content when no other file has it', async () => {
  const [alone, twin] = [await send('alone'), await send('shared')]
  const signed = (await upload(t, 'outlet_safety')).Data.id
  const safety = await t.as('outlet_safety')
  const handover = { handover_type: 1, key_ids: [await makeKey(t)], to_user_id: t.world.user.outlet_teller }
  expect(await safety('RoomKey/Save', { ...handover, sign: { method: 1, file_id: signed } })).toMatchObject({ Code: 0 })
  await t.jobs.run('file_cleanup', later(23))
  expect([await status(alone), await status(twin), await status(signed)]).toEqual([200, 200, 200])

  // Days ahead of the machine: the store keeps content put within a day by the machine's clock, which no test moves.
  t.clock.at = later(48)
  const fresh = await send('shared')
  await t.jobs.run('file_cleanup', later(1))
  expect([await status(alone), await status(twin)]).toEqual([404, 404])
  expect([await status(fresh), await status(signed)]).toEqual([200, 200])
  const { rows } = await t.services.database.pool.query('select count(*)::int as n from file_blob')
  expect(rows[0].n).toBe(2)
  // Removed content can be uploaded again like any other.
  expect(await status(await send('alone'))).toBe(200)
})

test('content that comes once more while it is being removed stays', async () => {
  t.clock.at = later(200)
  const old = await send('in a hurry')
  const { rows } = await t.services.database.pool.query('select sha256 from file where id = $1', [old])
  // The store uses the time of the last put, whatever the table says.
  expect(await t.services.files.remove(rows[0].sha256, new Date(Date.now() - 60_000))).toBe(false)
  expect(await status(old)).toBe(200)
})
