import { type Calendar, HOUR } from '@shouya/server/demo/calendar.ts'
import type { Person } from '@shouya/server/demo/people.ts'
import { type Random, random } from '@shouya/server/demo/random.ts'
import type { Unit } from '@shouya/server/demo/unitMaker.ts'
import { bankTexts, branchTexts, links, type Text } from './noticeTexts.ts'

/** A planned notice: author, time, receivers, and its later state. */
export type NoticePlan = Text & {
  by: Person
  at: number
  type: 0 | 1 | 2
  url: string
  recv: Unit | null
  end: 'published' | 'draft' | 'withdrawn' | 'expired'
}

type Makers = {
  hq: Person
  home: Unit
  branches: readonly { author: Person; branch: Unit; unit: Unit }[]
  days: Calendar
}
type Kind = Pick<NoticePlan, 'by' | 'type' | 'url' | 'recv'>

/** The later states of the first ones; the others stay published. */
const ends = [
  'draft',
  'draft',
  'withdrawn',
  'expired',
  'draft',
  'withdrawn',
  'expired',
  'draft',
  'expired',
  'withdrawn',
  'draft',
  'expired',
] as const
const EVERY = 5

/** Sixty notices of the last sixty days (domain 16.1): of the whole bank, of the branches, links; newest last. */
export function noticePlans({ hq, home, branches, days }: Makers): NoticePlan[] {
  const draw = random('notices')
  const bank = bankTexts.map((text): Text & Kind => ({ ...text, by: hq, type: 0, url: '', recv: null }))
  // Two for each branch, one for a single unit of it, and one more that alternates.
  const own = branches.flatMap(({ author, branch, unit }, at) =>
    branchTexts.map((text, no): Text & Kind => ({
      ...text,
      by: author,
      type: 1,
      url: '',
      recv: no === 2 || (no === 3 && at % 2 === 0) ? unit : branch,
    })),
  )
  const linked = links.map((link, at): Text & Kind => {
    const [maker] = branches.slice(at % Math.max(1, branches.length))
    const forBranch = at >= links.length - 3 ? maker : undefined
    return { ...link, body: [], by: forBranch?.author ?? hq, type: 2, recv: forBranch?.branch ?? null }
  })
  const [shown, others] = [
    bank.filter(({ confirm }) => confirm).slice(1),
    bank.filter(({ confirm }) => !confirm).slice(1),
  ]
  // The newest ones reach the shown outlet, so that its people have something left to read.
  const newest = [
    ...shown.slice(0, 3),
    ...others.slice(0, 2),
    ...own.filter(({ recv }) => recv === home).slice(0, 2),
    ...linked.slice(0, 1),
  ]
  const rest = [...bank, ...own, ...linked].filter((notice) => !newest.includes(notice))
  const all = [...shuffled(rest, draw), ...shuffled(newest, draw)]
  const first = -Math.floor(all.length * 0.98)
  return all.map((plan, index) => {
    const day = first + Math.floor(index * 0.98)
    const at = Math.min(days.at(day, 8 * 60 + 30 + draw.int(0, 510)), days.present - 2 * HOUR + index)
    const end = index % EVERY === 2 && index < rest.length ? ends[Math.floor(index / EVERY)] : undefined
    return {
      ...plan,
      at,
      end: end ?? 'published',
      title: plan.title.replace('{month}', String(Number(days.day(day).slice(5, 7)))),
    }
  })
}

/** A shuffle with the same result at every load. */
function shuffled<T>(list: readonly T[], draw: Random): T[] {
  return list
    .map((item) => ({ item, place: draw.next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item)
}
