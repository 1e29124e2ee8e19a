/** Values of the dictionaries visitor_type and area that rules speak of. */
const visitor = { superior: 1, police: 2, repair: 3, construction: 4 } as const
const area = { hall: 1, cash: 2, vault: 3, devices: 4, machines: 5 } as const

const ID_CARD = 1
export const OTHER_REASON = 7
/** Kinds of permits: 1 visit, 2 vault. */
export type PermitKind = 1 | 2

const guarded: readonly number[] = [area.cash, area.vault, area.devices, area.machines]

type Areas = readonly number[] | undefined
type Type = number | undefined

/** Somebody has to allow it (domain 4.5). */
export const needsApprover = (areas: Areas): boolean => areas?.some((one) => guarded.includes(one)) ?? false
/** Somebody stays with them, but in the hall. */
export const needsCompany = (areas: Areas): boolean => areas?.some((one) => one !== area.hall) ?? false
export const needsLetter = (type: Type): boolean => type === visitor.superior || type === visitor.police
export const needsTools = (type: Type): boolean => type === visitor.repair || type === visitor.construction
/** The request that must have passed. */
export const neededPermit = (type: Type, areas: Areas): PermitKind | undefined => {
  if (type === visitor.construction) return 1
  return areas?.includes(area.vault) ? 2 : undefined
}

/** The last but one digit of an identity number says it; of other certificates nothing does. */
export const genderOf = (certType: number, number: string | undefined): 1 | 2 | undefined =>
  certType === ID_CARD && number?.length === 18 ? (Number(number[16]) % 2 === 1 ? 1 : 2) : undefined
