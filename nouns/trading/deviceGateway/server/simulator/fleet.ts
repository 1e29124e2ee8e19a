import { setMaxListeners } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { useResult, useType } from '../../../useLog/rules.ts'
import type { Terminal } from './terminal.ts'

type Plan = {
  /** Milliseconds between two heartbeats of a terminal. */
  readonly every: number
  readonly usesPerDay: number
  /** Part of the heartbeats at which a terminal loses its power. */
  readonly reboots: number
  readonly random: () => number
  readonly stopped: AbortSignal
}

export type Tally = { beats: number; failed: number; uses: number; reboots: number }

const DAY = 86_400_000

/** Plays terminals until it is stopped: each beats at its own moment of the interval, and is used now and then. */
export async function playFleet(terminals: readonly Terminal[], plan: Plan, tally: Tally): Promise<void> {
  const { every, usesPerDay, reboots, random, stopped } = plan
  setMaxListeners(0, stopped)
  const play = async (terminal: Terminal, begin: number) => {
    await pause(begin, stopped)
    await terminal.reboot()
    while (!stopped.aborted) {
      if (random() < (usesPerDay * every) / DAY && terminal.running) {
        terminal.use({ use_type: useType.byUse, qty: 1, result: useResult.done, minutes: 1 })
        tally.uses++
      }
      if (random() < reboots) {
        tally.reboots++
        await terminal.reboot()
      }
      const isHeard = await terminal.beat()
      await terminal.report()
      tally.beats++
      if (!isHeard) tally.failed++
      await pause(every * (0.9 + 0.2 * random()), stopped)
    }
  }
  await Promise.all(terminals.map((terminal) => play(terminal, random() * every)))
}

const pause = (ms: number, signal: AbortSignal) => wait(ms, undefined, { signal }).catch(() => undefined)
