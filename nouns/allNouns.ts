import { retainedOf } from '@shouya/server/noun/retained.ts'
import type { AllNouns, Manifest } from './manifest.ts'

/** Joins what several say under keys; a key that two of them say ends the start. */
export function joined<T>(parts: readonly Readonly<Record<string, T>>[]): Readonly<Record<string, T>> {
  const entries = parts.flatMap((part) => Object.entries(part))
  const all = Object.fromEntries(entries)
  const twice = entries.find(([key, value]) => all[key] !== value)
  if (twice) throw new Error(`two manifests say ${twice[0]}`)
  return all
}

/** What all nouns say, in the order of their manifests. */
export function allNouns(manifests: readonly Manifest[]): AllNouns {
  const said = <K extends keyof Manifest>(key: K) =>
    manifests.map((manifest) => manifest[key]).filter((one) => one !== undefined) as NonNullable<Manifest[K]>[]
  const keyed = <
    K extends
      | 'archived'
      | 'archives'
      | 'charts'
      | 'drafts'
      | 'exporters'
      | 'historians'
      | 'jobs'
      | 'left'
      | 'payables'
      | 'recycled'
      | 'retained',
  >(
    key: K,
  ) => joined<unknown>(said(key) as Readonly<Record<string, unknown>>[]) as AllNouns[K]
  const archived = keyed('archived')
  const heard = Map.groupBy(
    said('subscribers').flatMap((own) => Object.entries(own)),
    ([name]) => name,
  )
  return {
    exporters: keyed('exporters'),
    historians: keyed('historians'),
    drafts: keyed('drafts'),
    recycled: keyed('recycled'),
    charts: keyed('charts'),
    archives: keyed('archives'),
    jobs: keyed('jobs'),
    left: keyed('left'),
    archived,
    retained: joined([
      keyed('retained'),
      Object.fromEntries(Object.entries(archived).map(([table, own]) => [table, retainedOf(own)])),
    ]),
    subscribers: Object.fromEntries([...heard].map(([name, own]) => [name, joined(own.map(([, topics]) => topics))])),
    readers: said('readers'),
    publicPictures: said('publicPictures'),
    gateways: said('gateways'),
    counters: said('counters'),
    search: said('search'),
    duties: said('duties'),
    dayFigures: said('dayFigures'),
    settleTasks: said('settleTasks'),
    remindSources: said('remindSources').flat(),
    ledgerChecks: said('ledgerChecks').flat(),
    payables: keyed('payables'),
    routes: said('routes'),
  }
}
