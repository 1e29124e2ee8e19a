/** Dictionary visitor_type, those that rules speak of. */
export const kind = { superior: 1, police: 2, repair: 3, construction: 4, staff: 6 } as const

/** Dictionary area. */
export const area = { hall: 1, cash: 2, vault: 3, devices: 4, machines: 5 } as const

/** Dictionary cert_type: the identity card, whose number has a check digit. */
export const ID_CARD = 1
/** Dictionary visit_reason: what has to be said in words. */
export const OTHER_REASON = 7

/** Kinds of entry_permit. */
export const permit = { visit: 1, vault: 2 } as const
export type PermitKind = (typeof permit)[keyof typeof permit]

const guarded: readonly number[] = [area.cash, area.vault, area.devices, area.machines]

/** A visit as far as it is known: in a form perhaps nothing of it yet. */
type Visit = { person_type?: number | null | undefined; areas?: readonly number[] | undefined }

/** Somebody has to allow it (areas 2 to 5, domain 4.5). */
export const needsApprover = ({ areas = [] }: Visit): boolean => areas.some((area) => guarded.includes(area))
/** Somebody stays with them, but in the hall. */
export const needsCompany = ({ areas = [] }: Visit): boolean => areas.some((one) => one !== area.hall)
/** A letter of introduction or a notice of inspection. */
export const needsLetter = ({ person_type }: Visit): boolean =>
  person_type === kind.superior || person_type === kind.police
export const needsTools = ({ person_type }: Visit): boolean =>
  person_type === kind.repair || person_type === kind.construction
/** The request that must have passed: builders come with a visit permit, into the vault goes nobody without one. */
export const neededPermit = ({ person_type, areas = [] }: Visit): PermitKind | null =>
  person_type === kind.construction ? permit.visit : areas.includes(area.vault) ? permit.vault : null

/** 1 man, 2 woman: the last but one digit of an identity number says it; of other certificates nothing does. */
export const genderOf = (certType: number | null | undefined, number: string | undefined): 1 | 2 | undefined =>
  certType === ID_CARD && number?.length === 18 ? (Number(number[16]) % 2 === 1 ? 1 : 2) : undefined
