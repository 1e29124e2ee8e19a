import type { MoveName } from '@shouya/noun/noun'
import { staff } from './noun.ts'

const { waiting, left, blacklisted, refused } = staff.states.codes

/** Dictionary staff_duty, those with rules of their own (domain 3.3). */
export const duty = { driver: 1, guard: 2, cashier: 3 } as const

/** The company enters that somebody left; everything else is the bank's. */
export const isCompanyMove = (move: MoveName<typeof staff>): boolean => move === 'leave'

/** Who may be changed, and who was never approved and may be taken out. */
export const isOpen = ({ status }: { status: number }): boolean => status !== left && status !== blacklisted
export const isNew = ({ status, pass_card_no }: { status: number; pass_card_no: string | null }): boolean =>
  pass_card_no === null && (status === waiting || status === refused)
