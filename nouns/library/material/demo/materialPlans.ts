import { type Calendar, HOUR } from '@shouya/server/demo/calendar.ts'
import type { Person } from '@shouya/server/demo/people.ts'
import type { Unit } from '@shouya/server/demo/unitMaker.ts'
import { materialType, visible } from '../rules.ts'
import { status } from '../server/rules.ts'
import { buildingTexts, built, learningTexts } from './materialTexts.ts'

/** A document to make. */
export type MaterialPlan = {
  title: string
  type: 1 | 2
  category: string
  by: Person
  /** The unit that publishes it. */
  unit: Unit
  /** When it was published, or written. */
  at: number
  status: number
  visible_type: 1 | 2
  /** Until when it must be read. */
  deadline?: number
  top?: boolean
  file?: boolean
  asks?: boolean
  build?: { outlet: Unit; stage: number }
}

type Branch = { branch: Unit; author: Person; outlets: readonly Unit[] }
type Ground = { hq: Person; bank: Unit; branches: readonly Branch[]; days: Calendar }

/** Days after its publication until which a must is to be read. */
const TIME = 14
/** Places in the list of the learning corner with another state than published. */
const others: Readonly<Record<number, number>> = {
  ...{ 6: status.draft, 13: status.draft, 20: status.unpublished, 27: status.pending, 34: status.unpublished },
  ...{ 41: status.draft, 48: status.pending, 55: status.deleted },
}
/** Places of what must be read, and since how many days. */
const musts: Readonly<Record<number, number>> = { 14: 30, 21: 24, 15: 12, 28: 9, 35: 5, 43: 2 }

/** Eighty documents of both types in all states (domain 16.1), the newest of each list first. */
export function materialPlans({ hq, bank, branches, days }: Ground): MaterialPlan[] {
  const learning = learningTexts
    .flatMap(([category, titles]) => titles.map((title) => ({ category, title })))
    .map(({ category, title }, index): MaterialPlan => {
      const branch = branches[index % branches.length]
      const isOfBranch = index % 4 === 3 && branch !== undefined && musts[index] === undefined
      const since = musts[index] ?? 20 + index * 6
      return {
        ...{ title, type: materialType.learning, category },
        by: isOfBranch ? branch.author : hq,
        unit: isOfBranch ? branch.branch : bank,
        at: days.at(-since, 9 * 60 + index),
        status: others[index] ?? status.published,
        visible_type: isOfBranch ? visible.below : visible.bank,
        ...(musts[index] !== undefined && { deadline: days.at(TIME - since, 18 * 60) }),
        ...(index === 14 && { top: true, file: true, asks: true }),
        ...(index % 9 === 5 && { file: true }),
      }
    })
  const building = branches.slice(0, built.length).flatMap(({ branch, author, outlets }, place) => {
    const [outlet] = outlets
    if (!outlet) return []
    return buildingTexts.slice(0, built[place]).map(
      ([words, category, stage], index): MaterialPlan => ({
        ...{ title: `${outlet.dept_name} ${words}`, type: materialType.building, category, by: author, unit: branch },
        at: days.at(-200 + place * 9 + index * 20, 10 * 60) + place * HOUR,
        status: place === 5 && index === 3 ? status.unpublished : status.published,
        // Half of them are for the whole bank, so that head office reads of every branch.
        visible_type: index % 2 === 0 ? visible.bank : visible.below,
        ...(index < 2 && { file: true }),
        build: { outlet, stage },
      }),
    )
  })
  return [...learning, ...building]
}
