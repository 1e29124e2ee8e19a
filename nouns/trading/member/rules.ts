import { member } from './noun.ts'

const { unverified, refused, waiting, normal, frozen, canceled } = member.states.codes

/** Dictionary member_type: a natural person, whose identity number it has; others have a credit code. */
export const PERSON = 3

/** The state of members that deal: they start devices, order, are bound to devices and authorized to use consumables (domain 11.11). */
export const dealing = normal
export const mayDeal = ({ status }: { status: number }): boolean => status === dealing

type Standing = { readonly status: number; readonly auto_frozen: boolean }

/**
 * Whether a member recharges and pays deposits online: also one that only the clock has frozen, since that is how it goes on. Whom a
 * person has frozen does not, and no payment undoes that.
 */
export const mayPay = ({ status, auto_frozen }: Standing): boolean => status === dealing || auto_frozen

export const isFrozenByPerson = ({ status, auto_frozen }: Standing): boolean => status === frozen && !auto_frozen

/** Whether a member was never approved: all of it may be changed, and it may be deleted. */
export const isNew = ({ status }: { status: number }): boolean => status === unverified || status === refused

/** Whether a member may be changed at all. */
export const isEditable = ({ status }: { status: number }): boolean => status !== waiting && status !== canceled
