import { dualControl } from '../keyLedger/rules.ts'

/** Dictionary key_handover_type (domain 4.7). */
export const type = { shift: 1, temporary: 2, leave: 3, unseal: 4, giveBack: 5, newLock: 6, loss: 7 } as const

/** A type of handover; undefined in a form before it is chosen. */
type Kind = number | undefined

const grave: readonly Kind[] = [type.leave, type.unseal, type.newLock, type.loss]

/** 监交: for leave, opened seals, new locks and losses, and always for keys of vaults and safes. */
export const needsSupervisor = (kind: Kind, keyTypes: readonly number[]): boolean =>
  grave.includes(kind) || keyTypes.some(dualControl)

/** All types except the change of shift and giving back: the paper register requires it. */
export const needsReason = (kind: Kind): boolean => kind === type.temporary || grave.includes(kind)

export const needsReturnTime = (kind: Kind): boolean => kind === type.temporary

/** A sealed key can only be opened with an approved request. */
export const needsPermit = (kind: Kind): boolean => kind === type.unseal

/** Whoever leaves knows the password, so it must be changed. */
export const needsPasswordChange = (kind: Kind, keys: readonly { has_password: boolean }[]): boolean =>
  kind === type.leave && keys.some(({ has_password }) => has_password)

/** A loss is reported wherever it is noticed; every other handover happens within camera range. */
export const needsCamera = (kind: Kind): boolean => kind !== type.loss

/** The signers of a handover: three different people. */
export const parties = ['from', 'to', 'supervisor'] as const
export type Party = (typeof parties)[number]

/** The role in which a person signs a handover; nobody else may enter it. */
export const partyOf = (
  userId: number,
  people: Readonly<Record<Party, number | null | undefined>>,
): Party | undefined => parties.find((party) => people[party] === userId)
