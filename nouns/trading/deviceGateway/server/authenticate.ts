import { timingSafeEqual } from 'node:crypto'
import type { PerMinute } from '@shouya/server/core/budgets/perMinute.ts'
import type { GatewayCall } from '@shouya/server/core/gateways/gateway.ts'
import type { Services } from '@shouya/server/core/services.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import { keyPurpose } from '../../device/server/keyPurpose.ts'
import { Refusal } from './refusals.ts'
import { header, signatureOf } from './sign.ts'

/** Seconds that a terminal's clock may be off. */
const CLOCK_WINDOW = 300

const signed = z.object({
  device: z.string().regex(/^[A-Z0-9]{8,20}$/),
  time: z.string().regex(/^\d{1,11}$/),
  nonce: z.string().regex(/^[A-Za-z0-9_-]{16,40}$/),
  signature: z.string().regex(/^[0-9a-fA-F]{64}$/),
})

/** A device as the gateway knows it. */
export type Heard = {
  readonly id: number
  readonly status: number
  readonly net_state: number
  readonly lock_state: number | null
  /** Of the request that it has signed. */
  readonly nonce: string
}

type Row = Heard & { key_id: number; sealed: string; used_time: Date | null }

/** What was signed wrongly from an address, by device, so that one that is broken keeps no other off; of devices without a key together. */
export type Failures = { readonly byDevice: PerMinute; readonly unknown: PerMinute }

/** Whose request it is, by its signature. A new key and the one before both hold until the terminal has used the new one. */
export async function authenticate(
  { database, keys }: Pick<Services, 'database' | 'keys'>,
  { path, header: of, raw, ip, now }: GatewayCall,
  failures: Failures,
): Promise<Heard> {
  const given = signed.safeParse(Object.fromEntries(Object.entries(header).map(([name, key]) => [name, of(key)])))
  if (!given.success) throw new Refusal('bad_request', { reason: 'headers' })
  const { device, time, nonce, signature } = given.data
  if (Math.abs(Number(time) - now.getTime() / 1_000) > CLOCK_WINDOW) throw new Refusal('clock')
  const { rows } = await sql<Row>`
    select device.id, device.status, net_state, lock_state, key.id as key_id, key.sealed, key.used_time
    from device join device_key key on key.device_id = device.id and key.end_time is null
    where device_no = ${device} order by key.id desc limit 2`.execute(database.kysely)
  // Names that nobody has would be counts without end: they share one.
  const [counts, who] = rows[0] ? [failures.byDevice, `${ip} ${rows[0].id}`] : [failures.unknown, ip]
  const wait = counts.ask(who, now)
  if (wait > 0) throw new Refusal('too_many', { retry_after: wait })
  const row = rows.find(({ id, sealed }) => {
    const key = keys.unseal(keyPurpose(id), sealed)
    return (
      key !== null && timingSafeEqual(signatureOf(key, { path, time, nonce, body: raw }), Buffer.from(signature, 'hex'))
    )
  })
  if (!row) {
    counts.take(who, now)
    throw new Refusal('signature')
  }
  if (row.used_time === null)
    await sql`update device_key set used_time = case when id = ${row.key_id} then ${now}::timestamptz else used_time end,
        end_time = case when id < ${row.key_id} then ${now}::timestamptz end
      where device_id = ${row.id} and end_time is null and id <= ${row.key_id}`.execute(database.kysely)
  const { id, status, net_state, lock_state } = row
  return { id, status, net_state, lock_state, nonce }
}
