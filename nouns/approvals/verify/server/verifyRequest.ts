import { canonical } from '@shouya/approvals/canonical'
import { anchorOf, brokenAt } from '@shouya/approvals/chain'
import type { Recorded } from '@shouya/approvals/event'
import type { Flow } from '@shouya/approvals/flow'
import { requestStates } from '../../request/noun.ts'
import { sha256, waitsAt } from '../../run/server/persist.ts'
import { expectedOf, type Made } from './expected.ts'
import type { Kept, KeptRequest } from './kept.ts'

/** A difference from the events; `seq`: the event from which on it differs, 0 if there is none. */
export type Finding = { readonly instance: number; readonly seq: number; readonly what: string }

/** Compares a request and all its rows with its own events; returns the first difference, null if there is none. */
export function verifyRequest(request: KeptRequest, kept: Kept, flow: Flow): Finding | null {
  const { id } = request
  const finding = (seq: number, difference: string): Finding => ({ instance: id, seq, what: difference })
  const events = (kept.events.get(id) ?? []).map(({ instance_id: _, ...event }) => event)
  const broken = brokenAt(anchorOf(id, sha256), events, sha256)
  if (broken !== undefined) return finding(broken, 'the chain of events is broken')
  const records: Recorded[] = events.map(({ prevHash: _, hash: __, ...record }) => record)
  const last = records.length
  const { state, finished, ...rows } = expectedOf(flow, records)
  const head = events.at(-1)?.hash ?? null
  if (last > 0 && canonical(request.state) !== canonical(state))
    return finding(last, 'the state is not what its events make')
  const own = {
    head,
    status: requestStates[state.status],
    submitted: records[0]?.at ?? null,
    finished,
    ...(last > 0 && { title: state.title, waits_at: waitsAt(flow, state) }),
  }
  for (const [column, value] of Object.entries(own))
    if (request[column as keyof typeof own] !== value) return finding(last, `appr_instance: ${column}`)
  const without = <T extends { instance_id: number }>(all: readonly T[] = []) =>
    all.map(({ instance_id: _, ...row }) => row)
  const wrong =
    compare('appr_task', rows.tasks, without(kept.tasks.get(id)), ({ no }) => `${no}`) ??
    compare('appr_pool', rows.pools, without(kept.pools.get(id)), ({ no, user_id }) => `${no} ${user_id}`) ??
    compare('appr_part', rows.parts, without(kept.parts.get(id)), ({ user_id }) => `${user_id}`) ??
    compare('appr_cc', rows.copies, without(kept.copies.get(id)), ({ user_id }) => `${user_id}`) ??
    compare(
      'appr_effect',
      rows.effects,
      without(kept.effects.get(id)),
      ({ topic, node_id }) => `${topic} ${node_id}`,
    ) ??
    compareTimers(rows.timers, kept.timers.get(id) ?? [])
  return wrong ? finding(wrong.seq || last, wrong.what) : null
}

type Wrong = { seq: number; what: string }

/** The first row that is missing, wrong, or unexpected. */
function compare<T extends object>(
  table: string,
  expected: Made<object>,
  kept: readonly T[],
  keyOf: (row: T) => string,
): Wrong | null {
  const byKey = new Map(kept.map((row) => [keyOf(row), row]))
  const all = [...expected].toSorted(([, a], [, b]) => a.seq - b.seq)
  for (const [key, { row, seq }] of all) {
    const stored = byKey.get(key)
    if (!stored) return { seq, what: `${table}: ${key} is missing` }
    if (canonical(stored) !== canonical(row)) return { seq, what: `${table}: ${key} is not what its events make` }
  }
  for (const key of byKey.keys())
    if (!expected.has(key)) return { seq: 0, what: `${table}: ${key} comes from no event` }
  return null
}

/**
 * Every running deadline has its timer. A timer that fired without effect (nobody was found) is done, but was due; a
 * waiting one must match the events.
 */
function compareTimers(
  expected: Made<{ due: number }>,
  kept: readonly { place: string; due: number; done: number | null }[],
): Wrong | null {
  for (const [key, { row, seq }] of expected)
    if (!kept.some(({ place, due, done }) => place === key && due === row.due && (done === null || done >= due)))
      return { seq, what: `appr_timer: ${key} is missing` }
  const waiting = kept.filter(({ done }) => done === null)
  for (const { place, due } of waiting)
    if (expected.get(place)?.row.due !== due) return { seq: 0, what: `appr_timer: ${place} comes from no event` }
  return new Set(waiting.map(({ place }) => place)).size < waiting.length
    ? { seq: 0, what: 'appr_timer: one limit twice' }
    : null
}
