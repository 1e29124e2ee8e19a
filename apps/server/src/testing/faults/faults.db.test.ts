import { setTimeout as sleep } from 'node:timers/promises'
import { verifyApprovals } from '@shouya/nouns/approvals/verify/server/verifyApprovals.ts'
import type { Kysely } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect } from '../../db/connect.ts'
import type { Unscoped } from '../../db/scope.ts'
import { type Actor, granted, openBank } from './bank.ts'
import { startCrowd } from './crowd.ts'
import { type Flow, publishFlows } from './flows.ts'
import { type Product, startProduct } from './product.ts'

/** For some minutes in `npm run test:deep`. */
const size = process.env.DEEP
  ? { actors: 200, requests: 50, serverKills: 20, postgresKills: 5, pause: 4_000 }
  : { actors: 12, requests: 4, serverKills: 2, postgresKills: 1, pause: 1_500 }
const LONG = 1_800_000

let product: Product
let actors: Actor[]
let flows: { story: Flow; crowd: Flow[] }
beforeAll(async () => {
  product = await startProduct()
  const bank = await openBank(product, size.actors)
  actors = bank.actors
  flows = await publishFlows(bank.admin, actors)
}, LONG)
afterAll(() => product?.close(), LONG)

// biome-ignore lint/suspicious/noExplicitAny: rows of any query
async function rows(sql: string): Promise<any[]> {
  const owner = new pg.Client({ connectionString: product.url() })
  await owner.connect()
  try {
    return (await owner.query(sql)).rows
  } finally {
    await owner.end()
  }
}

/** Verifies chains, states and all rows, and that nothing took effect twice. */
async function verified() {
  await product.ready()
  const database = await connect(product.url(), 1)
  try {
    const { findings, ...counts } = await verifyApprovals(database.kysely as unknown as Kysely<Unscoped>)
    expect(findings).toEqual([])
    const twice = `select instance_id from appr_event where event ->> 'type' = 'emitted' group by 1, event having count(*) > 1`
    expect(await rows(twice)).toEqual([])
    const passed = `select i.id, count(e.id)::int as n from appr_instance i left join appr_effect e on e.instance_id = i.id
      group by i.id having count(e.id) <> (case when i.status = 2 then 1 else 0 end)`
    expect(await rows(passed)).toEqual([])
    return counts
  } finally {
    await database.close()
  }
}

test(
  'a request goes its whole way while the server is killed in the middle of its steps',
  async () => {
    const [initiator, first, second, third] = actors as [Actor, Actor, Actor, Actor]
    const { id: flow_id, version_id } = flows.story
    const data = { title: '临时下发', amount: 80 }
    const { id } = await granted(initiator.call, 'OaExamine/Add', { flow_id, version_id, data, submit: true })
    const decide = async (by: Actor, command: string, more: object = {}) => {
      const waiting = (await granted(by.call, 'OaExamine/GetAuditList', {})) as { id: number; task_id: number }[]
      const task = waiting.find((candidate) => candidate.id === id)
      return by.call('OaExamine/Audit', { task_id: task?.task_id, command, opinion: `${by.name} ${command}`, ...more })
    }
    /** The server is killed during the call, or just after its response. */
    const killedMeanwhile = async (step: Promise<{ Code: number }>, after: number) => {
      await sleep(after)
      await product.killServer()
      expect(await step).toMatchObject({ Code: 0 })
    }
    await killedMeanwhile(decide(first, 'agree'), 15)
    await killedMeanwhile(decide(second, 'agree'), 25)
    expect(await decide(third, 'return', { target: 'initiator' })).toMatchObject({ Code: 0 })
    const { version } = await granted(initiator.call, 'OaExamine/Get', { id })
    const again = { id, version, data: { amount: 90 }, submit: true }
    await killedMeanwhile(initiator.call('OaExamine/Edit', again), 20)
    for (const by of [first, second, third]) expect(await decide(by, 'agree')).toMatchObject({ Code: 0 })
    expect(await granted(initiator.call, 'OaExamine/Get', { id })).toMatchObject({ status: 2, data: { amount: 90 } })
    const decided = await rows(`select event ->> 'result' as result from appr_event
      where instance_id = ${id} and event ->> 'type' = 'decided' order by seq`)
    expect(decided.map(({ result }) => result)).toEqual(['agreed', 'agreed', 'returned', 'agreed', 'agreed', 'agreed'])
    await verified()
  },
  LONG,
)

test(
  'many at work at once while server and database are killed: what was acknowledged is there once, and nothing else',
  async () => {
    const crowd = startCrowd(actors, flows.crowd, size.requests)
    const kills = { server: 0, postgres: 0 }
    const every = Math.ceil(size.serverKills / size.postgresKills)
    while (kills.server < size.serverKills) {
      await sleep(size.pause * (0.25 + 0.75 * Math.random()))
      await product.killServer()
      kills.server++
      await product.ready()
      if (kills.server % every > 0 && kills.server < size.serverKills) continue
      await sleep(500 + Math.random() * 1_500)
      product.killPostgres()
      kills.postgres++
      await sleep(500)
      await product.ready()
    }
    await sleep(1_000)
    await crowd.end()
    const counts = await verified()

    // The title is derived from the form and contains its values again.
    const stored = await rows(`select (event - 'title')::text as event from appr_event`)
    const times = new Map<string, number>()
    for (const { event } of stored)
      for (const text of event.match(/mark-\d+;/g) ?? []) times.set(text, (times.get(text) ?? 0) + 1)
    const wrong = crowd.marks.filter(({ text, done }) => (times.get(text) ?? 0) !== (done ? 1 : 0))
    expect(wrong).toEqual([])
    const done = crowd.marks.filter((mark) => mark.done).length
    process.stdout.write(
      `${kills.server} kills of the server, ${kills.postgres} of PostgreSQL, ${done} commands acknowledged, ${crowd.marks.length - done} refused; ${counts.requests} requests, ${counts.events} events\n`,
    )
    expect(kills.postgres).toBeGreaterThanOrEqual(size.postgresKills)
    expect(done).toBeGreaterThan(size.actors)
    expect(times.size).toBe(done)
  },
  LONG,
)
