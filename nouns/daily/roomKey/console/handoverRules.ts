/** Values of the dictionary key_handover_type that rules speak of. */
export const handover = { temporary: 2, leave: 3, sealed: 4, lock: 6, lost: 7 } as const

const types: readonly number[] = [handover.leave, handover.sealed, handover.lock, handover.lost]

type ChosenKey = { supervised: boolean; has_password: boolean }

/** Somebody has to watch: by the kind of handover or because a chosen key needs it (domain 4.7). */
export const needsSupervisor = (type: number | undefined, keys: readonly ChosenKey[]): boolean =>
  (type !== undefined && types.includes(type)) || keys.some((key) => key.supervised)

export const needsReturnTime = (type: number | undefined): boolean => type === handover.temporary

/** A sealed key is opened by an approved request only. */
export const needsPermit = (type: number | undefined): boolean => type === handover.sealed

/** Whoever leaves takes the password along in memory: it has to be changed. */
export const needsPasswordChange = (type: number | undefined, keys: readonly ChosenKey[]): boolean =>
  type === handover.leave && keys.some((key) => key.has_password)

/** Everything but the daily change of shift and the return says why. */
export const needsReason = (type: number | undefined): boolean =>
  type === handover.temporary || (type !== undefined && types.includes(type))

/** A loss is reported where it is noticed; everything else changes hands in camera range. */
export const needsCamera = (type: number | undefined): boolean => type !== handover.lost

/** A record of a day that has passed (both `YYYY-MM-DD...`). */
export const isBackfill = (time: string | undefined, today: string): boolean =>
  time !== undefined && time.slice(0, 10) < today.slice(0, 10)

export type Party = 'from' | 'to' | 'supervisor'

/** As whom somebody signs a handover; nobody else may file it. */
export function partyOf(
  userId: number,
  parties: Readonly<Record<Party, number | null | undefined>>,
): Party | undefined {
  const all: readonly Party[] = ['from', 'to', 'supervisor']
  return all.find((party) => parties[party] === userId)
}

/** People who may stand in one place when the others are chosen: giver, receiver and supervisor are three. */
export const others = <P extends { id: number }>(
  people: readonly P[],
  taken: readonly (number | null | undefined)[],
): P[] => people.filter((person) => !taken.includes(person.id))
