import { member } from './noun.ts'

const { unverified, refused, waiting, normal, canceled } = member.states.codes

/** Dictionary member_type: a natural person, whose identity number it has; others have a credit code. */
export const PERSON = 3

/** Whether a member deals: it starts devices, orders, is bound to devices and authorized to use consumables (domain 11.11). */
export const mayDeal = ({ status }: { status: number }): boolean => status === normal

/** Whether a member pays: also one that only the clock has frozen, since that is how it goes on. Whom a person has frozen does not. */
export const mayPay = ({ status, auto_frozen }: { status: number; auto_frozen: boolean }): boolean =>
  status === normal || auto_frozen

/** Whether a member was never approved: all of it may be changed, and it may be deleted. */
export const isNew = ({ status }: { status: number }): boolean => status === unverified || status === refused

/** Whether a member may be changed at all. */
export const isEditable = ({ status }: { status: number }): boolean => status !== waiting && status !== canceled
