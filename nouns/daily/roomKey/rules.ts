import { dualControl } from '../keyLedger/rules.ts'

/** Dictionary key_handover_type (domain 4.7). */
export const type = { shift: 1, temporary: 2, leave: 3, unseal: 4, giveBack: 5, newLock: 6, loss: 7 } as const

/** A kind of handover: in a form perhaps not chosen yet. */
type Kind = number | undefined

const grave: readonly Kind[] = [type.leave, type.unseal, type.newLock, type.loss]

/** 监交: for leave, opened seals, new locks and losses, and always for vaults and safes. */
export const needsSupervisor = (kind: Kind, keyTypes: readonly number[]): boolean =>
  grave.includes(kind) || keyTypes.some(dualControl)

/** All but the change of shift and giving back: the ledger on paper asks for it. */
export const needsReason = (kind: Kind): boolean => kind === type.temporary || grave.includes(kind)

export const needsReturnTime = (kind: Kind): boolean => kind === type.temporary

/** A sealed key is opened by an approved request only. */
export const needsPermit = (kind: Kind): boolean => kind === type.unseal

/** Whoever leaves takes the password along in memory: it has to be changed. */
export const needsPasswordChange = (kind: Kind, keys: readonly { has_password: boolean }[]): boolean =>
  kind === type.leave && keys.some(({ has_password }) => has_password)

/** A loss is reported where it is noticed; everything else changes hands in camera range. */
export const needsCamera = (kind: Kind): boolean => kind !== type.loss

/** Who signs a handover: three different people. */
export const parties = ['from', 'to', 'supervisor'] as const
export type Party = (typeof parties)[number]

/** As whom somebody signs a handover; nobody else may file it. */
export const partyOf = (
  userId: number,
  people: Readonly<Record<Party, number | null | undefined>>,
): Party | undefined => parties.find((party) => people[party] === userId)
