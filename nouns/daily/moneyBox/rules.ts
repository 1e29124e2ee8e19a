import { moneyBox } from './noun.ts'

/** Dictionary handover_type. */
export const type = { morning: 1, evening: 2, adHocOut: 3, adHocIn: 4, atm: 5, vouchers: 6 } as const

/** 1 to the outlet, 2 to the vault. */
export const direction = { delivered: 1, collected: 2 } as const
export type Direction = (typeof direction)[keyof typeof direction]

/** Dictionary match_result. */
export const match = { matched: 1, extra: 2, missing: 3, unknown: 4 } as const

/** Dictionary on_time. */
export const onTime = { punctual: 1, early: 2, late: 3 } as const

/** Dictionary staff_duty. */
const duty = { guard: 2, cashier: 3 } as const

/** In order: vehicle, photo, seal, lock. */
export const GOOD = 1
export const BAD = 2

/** A type that occurs once a day, with expected boxes: a plan has a stop for each. */
export const isFixed = (of: number): boolean => of === type.morning || of === type.evening

/** The directions of boxes in a type; cash for machines and vouchers go both ways. */
export function directionsOf(of: number): readonly [Direction, ...Direction[]] {
  if (of === type.morning || of === type.adHocOut) return [direction.delivered]
  if (of === type.evening || of === type.adHocIn) return [direction.collected]
  return [direction.delivered, direction.collected]
}

const { draft, verified } = moneyBox.states.codes

/** Entered, but not signed by both sides: its author may change it, and then it must be verified and signed again. */
export const isOpen = ({ status }: { status: number }): boolean => status === draft || status === verified

/** A crew member who signs for the company. */
export const isCourier = ({ duty_type }: { duty_type: number }): boolean => duty_type === duty.cashier

type Member = { duty_type: number; photo_match?: number | undefined }
type Flaw = {
  path: string
  reason: 'moneyBox.refused.guards' | 'moneyBox.refused.cashier' | 'moneyBox.refused.compare'
}

/** What a crew lacks, in order: guards, a courier, confirmed photos. Papers are checked elsewhere. */
export function crewFlaws(crew: readonly Member[], minGuards: number): Flaw[] {
  const guards = crew.filter(({ duty_type }) => duty_type === duty.guard).length
  return [
    ...(guards < minGuards ? [{ path: 'crew', reason: 'moneyBox.refused.guards' as const }] : []),
    ...(crew.some(isCourier) ? [] : [{ path: 'crew', reason: 'moneyBox.refused.cashier' as const }]),
    ...crew.flatMap(({ photo_match }, index) =>
      photo_match === GOOD ? [] : [{ path: `crew.${index}.photo_match`, reason: 'moneyBox.refused.compare' as const }],
    ),
  ]
}

/** The answers needed for each box that is there. */
const answers = ['seal_no', 'seal_ok', 'lock_ok'] as const
type Box = { readonly [K in (typeof answers)[number]]?: string | number | null }

/** The missing answers for a box that is there. */
export const unsaid = (box: Box): (typeof answers)[number][] => answers.filter((field) => !box[field])
