import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { interleave, ROUNDS } from '../lib/interleave.ts'
import type { Line } from '../lib/report.ts'
import { type Running, run, startOurs } from '../server/ours.ts'
import type { World } from '../server/world.ts'
import type { Bank } from './bank.ts'

const recorder = new URL('./recordStatements.ts', import.meta.url).href
const peer = fileURLToPath(new URL('./peer.ts', import.meta.url))
const AT_ONCE = 10
const AUDIT = '/api/OaExamine/Audit'
/** Per round; each side does one more round to warm up. */
const COMMANDS = 250

/**
 * Agreements per second through the real route, ten concurrent, against a route that knows the statements beforehand
 * and only sends them. Each side has its own database with the same requests, made by the product.
 */
export async function commandLine(world: World, ours: Running, bank: Bank): Promise<Line[]> {
  const commandCount = COMMANDS * (ROUNDS + 1)
  await atOnce(commandCount, () => add(ours, bank))
  await ours.stop()
  const tasks = await world.query<{ id: string }>('select id from appr_task where status = 1 order by id')
  const ids = tasks.map(({ id }) => Number(id))
  for (const name of ['record', 'hand']) await world.query(`create database ${name} template shouya`)
  const withDatabase = (name: string) => ({ ...world, url: world.url.replace(/\/shouya(\?|$)/, `/${name}$1`) })
  const file = join(world.dataDir, 'recording')
  const agree = (url: string, task_id: number) => post(url, bank.token, { task_id, command: 'agree', opinion: '同意' })
  const recorded = await startOurs(withDatabase('record'), { RECORDING: file, NODE_OPTIONS: `--import ${recorder}` })
  for (const id of ids) await agree(`${recorded.url}${AUDIT}`, id)
  await recorded.stop()
  const restarted = await startOurs(world)
  const hand = await run(peer, withDatabase('hand'), '/', { RECORDING: file })
  const queue = [...ids]
  const product = () => perSecond(() => agree(`${restarted.url}${AUDIT}`, queue.shift() ?? 0))
  const byHand = () => perSecond(() => agree(`${hand.url}/agree`, 1))
  const [a, b] = await interleave(product, byHand)
  await hand.stop()
  await restarted.stop()
  return [
    {
      row: 'Agreeing, ten at once',
      ours: `${a.toFixed(0)}/s`,
      against: `${b.toFixed(0)}/s the same statements by hand`,
      ratio: a / b,
      bar: 0.6,
    },
  ]
}

const add = ({ url }: Running, { starter, short }: Bank): Promise<void> =>
  post(`${url}/api/OaExamine/Add`, starter, {
    flow_id: short.id,
    version_id: short.version_id,
    data: { title: 'bench' },
    submit: true,
  })

async function post(url: string, token: string, body: object): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  if (response.status !== 200) throw new Error(`${url}: ${text}`)
}

async function atOnce(count: number, command: () => Promise<void>): Promise<void> {
  let remaining = count
  const work = async () => {
    while (remaining-- > 0) await command()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

async function perSecond(work: () => Promise<void>): Promise<number> {
  const began = performance.now()
  await atOnce(COMMANDS, work)
  return (COMMANDS * 1000) / (performance.now() - began)
}
