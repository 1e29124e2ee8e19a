import { granted } from '@shouya/server/testing/factories.ts'
import type { Post, TestApp } from '@shouya/server/testing/testApp.ts'
import type { Send } from '../../../deviceGateway/server/simulator/send.ts'
import { Terminal } from '../../../deviceGateway/server/simulator/terminal.ts'

/** Carries a terminal's requests to the application without a network. */
export const toApp =
  (t: TestApp): Send =>
  async (path, headers, body) => {
    const response = await t.app.inject({
      ...{ method: 'POST', url: path, payload: body },
      headers: { 'content-type': 'application/json', ...headers },
    })
    return { status: response.statusCode, body: response.json() }
  }

/** A new key of a device, issued by the platform. */
export async function keyOf(t: TestApp, id: number): Promise<{ device_no: string; key: string }> {
  const admin = await t.as('trade_admin')
  const { version } = granted(await admin('Device/Get', { id }))
  return granted(await admin('Device/IssueKey', { id, version }))
}

/** A device as its terminal, with a key of its own. */
export async function terminalOf(
  t: TestApp,
  id: number,
  { send = toApp(t), clockOff = 0 }: { send?: Send; clockOff?: number } = {},
): Promise<Terminal> {
  const { device_no, key } = await keyOf(t, id)
  return new Terminal({ deviceNo: device_no, key, send, clock: () => t.clock.at.getTime(), clockOff })
}

/** A move of a row in the version that it has now. */
export const moved = async (post: Post, path: string, id: number, more: object = {}) => {
  const get = path.startsWith('MemberDevice') ? 'MemberDevice/Get' : 'Device/Get'
  const { Data } = await post(get, { id })
  return post(path, { id, version: Data?.version ?? 1, ...more })
}
