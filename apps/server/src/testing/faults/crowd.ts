import { setTimeout as sleep } from 'node:timers/promises'
import type { Actor } from './bank.ts'
import type { Flow } from './flows.ts'

/** What somebody wrote into a command, and whether they were told that it is done. */
export type Mark = { readonly text: string; readonly done: boolean }

export type Crowd = {
  readonly marks: readonly Mark[]
  /** Lets everybody finish what they are at. */
  end(): Promise<void>
}

type Task = { id: number; task_id: number; kind: string; to_claim: boolean }

const chance = (probability: number) => Math.random() < probability
const any = <T>(list: readonly T[]): T | undefined => list[Math.floor(Math.random() * list.length)]

let serial = 0
const newMark = () => `mark-${String(++serial).padStart(6, '0')};`

/** Lets people work on requests, `requests` of them at a time, all at once, until it ends. */
export function startCrowd(actors: readonly Actor[], flows: readonly Flow[], requests: number): Crowd {
  const marks: Mark[] = []
  let over = false
  const initiators = new Set(actors.filter((_, index) => index < requests))

  async function write(actor: Actor, path: string, make: (mark: string) => object) {
    const text = newMark()
    const answer = await actor.call(path, make(text))
    marks.push({ text, done: answer.Code === 0 })
    return answer
  }

  /** Keeps one request of theirs under way. */
  async function begin(actor: Actor, own: number | null): Promise<number | null> {
    if (own !== null) {
      const { Data } = await actor.call('OaExamine/Get', { id: own })
      if (Data.status === 1 || Data.status === 6) return own
    }
    const flow = any(flows)
    const { Data } = await write(actor, 'OaExamine/Add', (title) => ({
      flow_id: flow?.id,
      version_id: flow?.version_id,
      data: { title },
      submit: true,
    }))
    return Data?.id ?? null
  }

  async function decide(actor: Actor, { id, task_id, kind, to_claim }: Task): Promise<void> {
    if (to_claim) {
      await actor.call('OaExamine/Audit', { task_id, command: 'claim' })
      return
    }
    if (kind === 'resubmit') {
      const { Data } = await actor.call('OaExamine/Get', { id })
      await write(actor, 'OaExamine/Edit', (title) => ({ id, version: Data.version, data: { title }, submit: true }))
      return
    }
    const other = any(actors)?.id
    await write(actor, 'OaExamine/Audit', (opinion) => {
      if (chance(0.12)) return { task_id, command: 'return', target: 'initiator', opinion }
      if (chance(0.06)) return { task_id, command: 'transfer', user_ids: [other], opinion }
      return { task_id, command: chance(0.03) ? 'refuse' : 'agree', opinion }
    })
  }

  async function work(actor: Actor): Promise<void> {
    let own: number | null = null
    const seen: number[] = []
    while (!over) {
      if (initiators.has(actor)) own = await begin(actor, own)
      const { Data } = await actor.call('OaExamine/GetAuditList', { pagesize: 10 })
      const task = any(Data as Task[])
      if (task && chance(0.8)) {
        seen.push(task.id)
        await decide(actor, task)
      }
      const known = any(seen)
      if (known && chance(0.3)) await write(actor, 'OaExamine/Comment', (text) => ({ id: known, text }))
      await sleep(100 + Math.random() * 900)
    }
  }

  const working = Promise.all(actors.map(work))
  // Whoever waits hears of it at the end.
  working.catch(() => {
    over = true
  })
  return {
    marks,
    async end() {
      over = true
      await working
    },
  }
}
