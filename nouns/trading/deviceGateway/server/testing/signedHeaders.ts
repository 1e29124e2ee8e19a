import type { TestApp } from '@shouya/server/testing/testApp.ts'
import { header, signatureOf } from '../sign.ts'

let serial = 0

type Request = { readonly path: string; readonly body: string; readonly time?: number; readonly nonce?: string }

/** The headers of a request that a device signs with a key, by the test's clock and with a number of its own unless said otherwise. */
export function signedHeaders(t: TestApp, device: string, key: string, { path, body, ...more }: Request) {
  const time = String(more.time ?? Math.floor(t.clock.at.getTime() / 1_000))
  const nonce = more.nonce ?? `nonce-of-the-test-${++serial}`
  return {
    ...{ [header.device]: device, [header.time]: time, [header.nonce]: nonce },
    [header.signature]: signatureOf(key, { path, time, nonce, body }).toString('hex'),
  }
}
