/** Dictionary visitor_type, the values used by rules. */
export const kind = { superior: 1, police: 2, repair: 3, construction: 4, staff: 6 } as const

/** Dictionary area. */
export const area = { hall: 1, cash: 2, vault: 3, devices: 4, machines: 5 } as const

/** Dictionary cert_type: the identity card, whose number has a check digit. */
export const ID_CARD = 1
/** Dictionary visit_reason: the value that needs an explanation. */
export const OTHER_REASON = 7

/** Kinds of entry_permit. */
export const permit = { visit: 1, vault: 2 } as const
export type PermitKind = (typeof permit)[keyof typeof permit]

const guarded: readonly number[] = [area.cash, area.vault, area.devices, area.machines]

/** The visit so far: in a form perhaps still empty. */
type Visit = { person_type?: number | null | undefined; areas?: readonly number[] | undefined }

/** Somebody must approve it (areas 2 to 5, domain 4.5). */
export const needsApprover = ({ areas = [] }: Visit): boolean => areas.some((area) => guarded.includes(area))
/** The visitor must be accompanied, except in the hall. */
export const needsCompany = ({ areas = [] }: Visit): boolean => areas.some((areaCode) => areaCode !== area.hall)
/** A letter of introduction or a notice of inspection. */
export const needsLetter = ({ person_type }: Visit): boolean =>
  person_type === kind.superior || person_type === kind.police
export const needsTools = ({ person_type }: Visit): boolean =>
  person_type === kind.repair || person_type === kind.construction
/** The kind of permit that is needed: builders need a visit permit, and everybody needs one for the vault. */
export const neededPermit = ({ person_type, areas = [] }: Visit): PermitKind | null =>
  person_type === kind.construction ? permit.visit : areas.includes(area.vault) ? permit.vault : null

/** 1 man, 2 woman, from the last but one digit of an identity number; undefined for other certificates. */
export const genderOf = (certType: number | null | undefined, number: string | undefined): 1 | 2 | undefined =>
  certType === ID_CARD && number?.length === 18 ? (Number(number[16]) % 2 === 1 ? 1 : 2) : undefined
