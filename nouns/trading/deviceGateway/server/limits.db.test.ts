import { granted } from '@shouya/server/testing/factories.ts'
import { type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyOf, toApp } from '../../device/server/testing/terminals.ts'
import { deviceRow, productRow } from '../../server/testing/rows.ts'
import { signedHeaders } from './testing/signedHeaders.ts'

let t: TestApp
let product: number

const params = [
  { key: 'beat', label: '心跳', type: 1, min: 30, max: 600, default: 60, unit: '秒' },
  { key: 'light', label: '灯', type: 4, min: null, max: null, default: true, unit: null },
]

beforeAll(async () => {
  t = await testApp()
  product = await productRow(t, { param_schema: JSON.stringify(params) as never })
})
afterAll(() => t?.close())

const seen = async (id: number) => granted(await (await t.as('trade_admin'))('Device/Get', { id }))
const signed = (device: string, key: string, path: string, body: string) =>
  signedHeaders(t, device, key, { path, body })
const skip = (seconds: number) => {
  t.clock.at = new Date(t.clock.at.getTime() + seconds * 1_000)
}

test('a request of a broken terminal keeps no other behind the same address off; unknown ones share a limit', async () => {
  skip(61)
  const path = '/device/v1/heartbeat'
  const beat = async (device_no: string, key: string) =>
    (await toApp(t)(path, signed(device_no, key, path, '{}'), '{}')).status
  const [broken, sound] = [await keyOf(t, await deviceRow(t, product)), await keyOf(t, await deviceRow(t, product))]
  const answers: number[] = []
  for (let at = 0; at < 62; at++) answers.push(await beat(broken.device_no, sound.key))
  expect([answers[0], answers.at(-1)]).toEqual([401, 429])
  // Its own key does not help it this minute.
  expect(await beat(broken.device_no, broken.key)).toBe(429)
  expect(await beat(sound.device_no, sound.key)).toBe(200)
  let last = 0
  for (let at = 0; at < 602; at++) last = await beat(`NOSUCHDEVICE${at}`, sound.key)
  expect(last).toBe(429)
  expect(await beat(sound.device_no, sound.key)).toBe(200)
  skip(61)
  expect(await beat(broken.device_no, broken.key)).toBe(200)
})

test('what a terminal says of parameters that its product does not have is not kept', async () => {
  const id = await deviceRow(t, product)
  const { device_no, key } = await keyOf(t, id)
  const say = async (name: string, message: object) => {
    const [path, body] = [`/device/v1/${name}`, JSON.stringify(message)]
    return (await toApp(t)(path, signed(device_no, key, path, body), body)).status
  }
  expect(await say('hello', { par: { beat: 90, light: false, junk: 'x' } })).toBe(200)
  expect((await seen(id)).par).toEqual({ beat: 90, light: false })
  expect(await say('heartbeat', {})).toBe(200)
  expect((await seen(id)).par).toEqual({ beat: 90, light: false })
  expect(await say('heartbeat', { par: { junk: 1 } })).toBe(200)
  expect((await seen(id)).par).toEqual({})
})
