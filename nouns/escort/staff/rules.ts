import type { MoveName } from '@shouya/noun/noun'
import { staff } from './noun.ts'

const { waiting, left, blacklisted, refused } = staff.states.codes

/** The values of the dictionary staff_duty that have rules of their own (domain 3.3). */
export const duty = { driver: 1, guard: 2, cashier: 3 } as const

/** Whether a move is made by the company; all others are made by the bank. */
export const isCompanyMove = (move: MoveName<typeof staff>): boolean => move === 'leave'

/** Whether a person may be changed. */
export const isOpen = ({ status }: { status: number }): boolean => status !== left && status !== blacklisted
/** Whether a person was never approved, and may therefore be deleted. */
export const isNew = ({ status, pass_card_no }: { status: number; pass_card_no: string | null }): boolean =>
  pass_card_no === null && (status === waiting || status === refused)
