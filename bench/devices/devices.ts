import { randomBytes } from 'node:crypto'
import { openKeys } from '../../apps/server/src/core/keys/keys.ts'
import { keyPurpose } from '../../nouns/trading/device/server/keyPurpose.ts'
import { header, signatureOf } from '../../nouns/trading/deviceGateway/server/sign.ts'
import { load } from '../lib/load.ts'
import { type Line, median } from '../lib/report.ts'
import { startOurs } from '../server/ours.ts'
import { openWorld, type World } from '../server/world.ts'

const DEVICES = 20_000
const SECONDS = 8
const ROUNDS = 3
/** Issue 19: a heartbeat a minute; uses as if a fifth of a day's four came within one hour. */
const HEARTBEATS = DEVICES / 60
const USES = (DEVICES * 4 * 0.2) / 3_600

/** Rows "Devices": what terminals send, each signed with a key of its own, to one process of the product. */
export async function devices(): Promise<Line[]> {
  const world = await openWorld()
  const lines: Line[] = []
  try {
    const keys = await fill(world)
    const ours = await startOurs(world)
    let at = 0
    /** Requests of one device after the other; the headers sign the body that is sent with them. */
    const perSecond = async (name: string, bodyOf: (index: number) => string) => {
      let body = ''
      const path = `/device/v1/${name}`
      const rounds: number[] = []
      for (let round = 0; round < ROUNDS; round++)
        rounds.push(
          await load(
            {
              ...{ url: ours.url + path, token: '', body: () => body },
              headers: () => {
                const index = at++ % DEVICES
                body = bodyOf(index)
                return signed(keys, index, path, body)
              },
            },
            SECONDS,
          ),
        )
      return median(rounds)
    }
    const line = (row: string, measured: number, wanted: number): Line => ({
      ...{ row, ours: `${measured.toFixed(0)}/s`, against: `${wanted.toFixed(0)}/s`, ratio: measured / wanted, bar: 1 },
    })
    const beat = () => '{"lock_state":1}'
    // After a night without power: each takes its new key into use and is online again, which the consoles are told.
    const first = await perSecond('heartbeat', beat)
    lines.push(line(`First heartbeats of ${DEVICES} devices, all within two minutes`, first, DEVICES / 120))
    await world.query('update device set net_state = 1, lock_state = 1; update device_key set used_time = now()')
    await world.query('vacuum analyze device, device_key')
    const beats = await perSecond('heartbeat', beat)
    lines.push(line(`Heartbeats of ${DEVICES} devices, one a minute`, beats, HEARTBEATS))
    let seq = 0
    const uses = await perSecond('use', () => {
      const time = new Date().toISOString()
      const use = { seq: ++seq, start_time: time, end_time: time, use_type: 1, result: 1 }
      return JSON.stringify({ uses: [use] })
    })
    lines.push(line('Uses, each counted, charged and posted in a transaction, in the busiest hour', uses, USES))
    await ours.stop()
  } finally {
    await world.close()
  }
  return lines
}

function signed(keys: readonly string[], index: number, path: string, body: string): Record<string, string> {
  const time = String(Math.floor(Date.now() / 1_000))
  const nonce = randomBytes(12).toString('hex')
  return {
    ...{ [header.device]: numberOf(index), [header.time]: time, [header.nonce]: nonce },
    [header.signature]: signatureOf(keys[index] ?? '', { path, time, nonce, body }).toString('hex'),
  }
}

const numberOf = (index: number) => `BENCH${String(index + 1).padStart(8, '0')}`

/** Devices that run, each with a member: one half pays by packages, the other from its balance. Answers their keys. */
async function fill({ query, keysFile }: World): Promise<string[]> {
  await query(`
    insert into agent (agent_name, agent_level, path, status, contact_name, phone, licence_file_ids, region_codes,
      contract_begin, contract_end, audit_time, create_time)
      values ('agent', 1, null, 2, 'x', '19900000000', '{1}', '{330000}', '2020-01-01', '2099-01-01', now(), now());
    insert into product_category (category_name, create_time) values ('terminals', now());
    insert into product (product_code, product_name, category_id, model, cover_file_id, sale_mode, price, agent_price, has_device_ctrl,
      create_time) values ('T1', 'terminal', 1, 'T1', 1, 1, 100, 100, true, now());
    insert into member (member_type, member_name, contact_name, phone, agent_id, status, identity_hash, licence_file_ids,
      audit_time, create_time)
      select 2, 'member ' || n, 'x', '198' || lpad(n::text, 8, '0'), 1, 2, decode(md5(n::text), 'hex'), '{1}', now(), now()
      from generate_series(1, ${DEVICES}) n;
    insert into device (device_no, sn, product_id, agent_id, member_id, status, activate_time, remain_times, create_time)
      select 'BENCH' || lpad(n::text, 8, '0'), 'SN' || n, 1, 1, n, 3, now(), case n % 2 when 0 then 1000000 else 0 end, now()
      from generate_series(1, ${DEVICES}) n;
    insert into member_device (agent_id, device_id, member_id, bind_type, bind_time, create_time)
      select 1, n, n, 1, now() - interval '1 day', now() from generate_series(1, ${DEVICES}) n;
    insert into ledger_account (owner_type, owner_id, account_type, balance, create_time)
      select 3, n, type, 100000000, now() from generate_series(1, ${DEVICES}) n, unnest(array[21, 22, 23]) type`)
  const sealing = openKeys(keysFile)
  const keys = Array.from({ length: DEVICES }, () => randomBytes(32).toString('base64url'))
  const sealed = keys.map((key, index) => sealing.seal(keyPurpose(index + 1), key))
  await query(
    `insert into device_key (device_id, sealed, create_time) select n, sealed, now()
      from unnest($1::text[]) with ordinality as key (sealed, n)`,
    [sealed],
  )
  await query('analyze')
  return keys
}
