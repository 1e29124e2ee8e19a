import { randomUUID } from 'node:crypto'
import { interleave } from '../lib/interleave.ts'
import { load } from '../lib/load.ts'
import type { Line } from '../lib/report.ts'
import type { Running } from './ours.ts'
import type { World } from './world.ts'

const SECONDS = 3
let serial = 0

/** UUID version 7, as the console makes its keys. */
function key(): string {
  const time = Date.now().toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`
}

/**
 * Row "Create": one row with idempotency key and audit against the same statements by hand, and against a bare insert.
 */
export async function create({ token }: World, ours: Running, peer: Running): Promise<Line[]> {
  const target = (url: string) => ({
    url,
    token: token.all,
    body: () => JSON.stringify({ dict_code: `bench_${++serial}`, dict_name: 'bench' }),
    headers: () => ({ 'idempotency-key': key() }),
  })
  const save = () => load(target(`${ours.url}/api/Dict/SaveType`), SECONDS)
  const [a, b] = await interleave(save, () => load(target(`${peer.url}/create`), SECONDS))
  const [c, bare] = await interleave(save, () => load(target(`${peer.url}/insert`), SECONDS))
  return [
    {
      row: 'Create with key and audit',
      ours: `${a.toFixed(0)}/s`,
      against: `${b.toFixed(0)}/s by hand`,
      ratio: a / b,
      bar: 0.8,
    },
    {
      row: 'Create against a bare insert (for information)',
      ours: `${c.toFixed(0)}/s`,
      against: `${bare.toFixed(0)}/s`,
      ratio: c / bare,
      bar: 0,
    },
  ]
}
