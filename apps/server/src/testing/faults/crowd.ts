import { setTimeout as sleep } from 'node:timers/promises'
import type { Actor } from './bank.ts'
import type { Flow } from './flows.ts'

/** The text in a command, and whether the client was told of success. */
export type Mark = { readonly text: string; readonly done: boolean }

export type Crowd = {
  readonly marks: readonly Mark[]
  /** Lets everybody finish their current call. */
  end(): Promise<void>
}

type Task = { id: number; task_id: number; kind: string; to_claim: boolean }

const chance = (probability: number) => Math.random() < probability
const randomItem = <T>(list: readonly T[]): T | undefined => list[Math.floor(Math.random() * list.length)]

let serial = 0
const newMark = () => `mark-${String(++serial).padStart(6, '0')};`

/** Lets people work on requests concurrently, `requests` of them at a time, until it is ended. */
export function startCrowd(actors: readonly Actor[], flows: readonly Flow[], requests: number): Crowd {
  const marks: Mark[] = []
  let isOver = false
  const initiators = new Set(actors.filter((_, index) => index < requests))

  async function write(actor: Actor, path: string, make: (mark: string) => object) {
    const text = newMark()
    const response = await actor.call(path, make(text))
    marks.push({ text, done: response.Code === 0 })
    return response
  }

  /** Keeps one of the actor's requests running. */
  async function begin(actor: Actor, current: number | null): Promise<number | null> {
    if (current !== null) {
      const { Data } = await actor.call('OaExamine/Get', { id: current })
      if (Data.status === 1 || Data.status === 6) return current
    }
    const flow = randomItem(flows)
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
    const colleague = randomItem(actors)?.id
    await write(actor, 'OaExamine/Audit', (opinion) => {
      if (chance(0.12)) return { task_id, command: 'return', target: 'initiator', opinion }
      if (chance(0.06)) return { task_id, command: 'transfer', user_ids: [colleague], opinion }
      return { task_id, command: chance(0.03) ? 'refuse' : 'agree', opinion }
    })
  }

  async function work(actor: Actor): Promise<void> {
    let ownRequest: number | null = null
    const seenRequests: number[] = []
    while (!isOver) {
      if (initiators.has(actor)) ownRequest = await begin(actor, ownRequest)
      const { Data } = await actor.call('OaExamine/GetAuditList', { pagesize: 10 })
      const task = randomItem(Data as Task[])
      if (task && chance(0.8)) {
        seenRequests.push(task.id)
        await decide(actor, task)
      }
      const request = randomItem(seenRequests)
      if (request && chance(0.3)) await write(actor, 'OaExamine/Comment', (text) => ({ id: request, text }))
      await sleep(100 + Math.random() * 900)
    }
  }

  const working = Promise.all(actors.map(work))
  // `end` reports the failure.
  working.catch(() => {
    isOver = true
  })
  return {
    marks,
    async end() {
      isOver = true
      await working
    },
  }
}
