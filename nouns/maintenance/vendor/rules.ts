type Level = { urgency: number; respond_hours: number; arrive_hours: number; repair_hours: number }
export type ServiceLevels = readonly Level[]

/** Dictionary urgency. */
export const urgencies = [1, 2, 3] as const

/**
 * The levels that a new vendor begins with: repaired within the hours of the setting `repair.sla_hours`, answered in a twelfth
 * and on the spot in a third of them, in whole hours.
 */
export const levelsFrom = (hours: Readonly<Record<string, number>>): Level[] =>
  urgencies.map((urgency) => {
    const repair_hours = hours[urgency] ?? 1
    return {
      urgency,
      respond_hours: Math.max(1, Math.round(repair_hours / 12)),
      arrive_hours: Math.max(1, Math.round(repair_hours / 3)),
      repair_hours,
    }
  })

type Fields = {
  service_types: readonly number[]
  contract_begin: string
  contract_end: string
  sla?: ServiceLevels | undefined
}

/** The faults of a vendor's fields that can be found without the database (domain 8.2). */
export const vendorIssues = ({ service_types, contract_begin, contract_end, sla = [] }: Fields) =>
  [
    contract_end <= contract_begin && ({ path: 'contract_end', reason: 'vendor.refused.endAfterBegin' } as const),
    new Set(service_types).size !== service_types.length && ({ path: 'service_types', reason: 'input.value' } as const),
    ...sla.flatMap((level, at) => [
      level.arrive_hours < level.respond_hours &&
        ({ path: `sla.${at}.arrive_hours`, reason: 'vendor.refused.slaOrder' } as const),
      level.repair_hours < level.arrive_hours &&
        ({ path: `sla.${at}.repair_hours`, reason: 'vendor.refused.slaOrder' } as const),
    ]),
  ].filter((issue) => issue !== false)
