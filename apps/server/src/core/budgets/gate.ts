import { Failure } from '../failure.ts'

export type Limits = { readonly each: number; readonly all: number; readonly waiting: number }

/** Leaves the gate; more than once does nothing. */
export type Leave = () => void

export type Gate = {
  /** Waits for its turn; `Busy` where too much of the account waits already, or when `gone` tells first. */
  enter(account: number, gone?: AbortSignal): Promise<Leave>
  underWay(account?: number): number
}

type Lane = { running: number; queue: (() => void)[] }

/**
 * Lets so much of each account through at a time, and so much of all. An account waits behind itself, first come first
 * served; where the process is the limit, the accounts have their turns one after the other.
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
    let left = false
    return () => {
      if (left) return
      left = true
      lane.running--
      running--
      // Behind the others, so that theirs is the next turn.
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
        const turn = () => {
          gone?.removeEventListener('abort', leave)
          resolve(begin(account, lane))
        }
        const leave = () => {
          lane.queue.splice(lane.queue.indexOf(turn), 1)
          if (lane.running === 0 && lane.queue.length === 0) lanes.delete(account)
          reject(refused)
        }
        gone?.addEventListener('abort', leave, { once: true })
        lane.queue.push(turn)
      })
    },
    underWay: (account) => (account === undefined ? running : (lanes.get(account)?.running ?? 0)),
  }
}
