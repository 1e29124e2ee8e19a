import { Failure } from '../failure.ts'

export type Limits = { readonly each: number; readonly all: number; readonly waiting: number }

/** Leaves the gate; further calls do nothing. */
export type Leave = () => void

export type Gate = {
  /** Waits for a turn; rejects with `Busy` when the account's queue is full or `gone` aborts first. */
  enter(account: number, gone?: AbortSignal): Promise<Leave>
  underWay(account?: number): number
}

type Lane = { running: number; queue: (() => void)[] }

/**
 * Limits running calls per account and in total. An account's calls queue in order; where the total is the limit, the
 * accounts take turns.
 */
export function openGate({ each, all, waiting }: Limits): Gate {
  const lanes = new Map<number, Lane>()
  let running = 0

  const laneOf = (account: number): Lane => {
    const lane = lanes.get(account) ?? { running: 0, queue: [] }
    lanes.set(account, lane)
    return lane
  }
  const begin = (account: number, lane: Lane): Leave => {
    lane.running++
    running++
    let hasLeft = false
    return () => {
      if (hasLeft) return
      hasLeft = true
      lane.running--
      running--
      // Moved to the end, so that other accounts come next.
      lanes.delete(account)
      if (lane.running > 0 || lane.queue.length > 0) lanes.set(account, lane)
      next()
    }
  }
  const next = () => {
    while (running < all) {
      const ready = lanes.values().find((lane) => lane.queue.length > 0 && lane.running < each)
      if (!ready) return
      ready.queue.shift()?.()
    }
  }

  return {
    enter(account, gone) {
      const lane = laneOf(account)
      if (lane.running < each && running < all && lane.queue.length === 0) return Promise.resolve(begin(account, lane))
      const refused = new Failure('Busy')
      if (lane.queue.length >= waiting || gone?.aborted) return Promise.reject(refused)
      return new Promise((resolve, reject) => {
        const start = () => {
          gone?.removeEventListener('abort', leave)
          resolve(begin(account, lane))
        }
        const leave = () => {
          lane.queue.splice(lane.queue.indexOf(start), 1)
          if (lane.running === 0 && lane.queue.length === 0) lanes.delete(account)
          reject(refused)
        }
        gone?.addEventListener('abort', leave, { once: true })
        lane.queue.push(start)
      })
    },
    underWay: (account) => (account === undefined ? running : (lanes.get(account)?.running ?? 0)),
  }
}
