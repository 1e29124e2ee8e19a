import { member } from './noun.ts'

const { unverified, refused, waiting, canceled } = member.states.codes

/** Dictionary member_type: a natural person, whose identity number it has; others have a credit code. */
export const PERSON = 3

/** Whether a member was never approved: all of it may be changed, and it may be deleted. */
export const isNew = ({ status }: { status: number }): boolean => status === unverified || status === refused

/** Whether a member may be changed at all. */
export const isEditable = ({ status }: { status: number }): boolean => status !== waiting && status !== canceled
