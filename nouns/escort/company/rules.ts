import type { MoveName } from '@shouya/noun/noun'
import type { company } from './noun.ts'

/** Dictionary escort_service: armed escort needs an approval of its own (domain 3.1). */
export const ARMED = 1

type Fields = {
  service_types: readonly number[]
  armed_approved: boolean
  licence_begin: string
  licence_end: string
  contract_begin: string
  contract_end: string
}

/** The faults of a company's fields that can be found without the database (domain 3.1). */
export const companyIssues = (company: Fields) =>
  [
    company.licence_end <= company.licence_begin &&
      ({ path: 'licence_end', reason: 'company.refused.endAfterBegin' } as const),
    company.contract_end <= company.contract_begin &&
      ({ path: 'contract_end', reason: 'company.refused.endAfterBegin' } as const),
    company.service_types.includes(ARMED) &&
      !company.armed_approved &&
      ({ path: 'armed_approved', reason: 'company.refused.armed' } as const),
    new Set(company.service_types).size !== company.service_types.length &&
      ({ path: 'service_types', reason: 'input.value' } as const),
  ].filter((issue) => issue !== false)

type Standing = { valid_end: string; plans_until: string | null }

/** A company with expired papers does not resume, and a company with future plans does not end. */
export const mayFollow = (move: MoveName<typeof company>, { valid_end, plans_until }: Standing, today: string) =>
  (move !== 'resume' || valid_end >= today) && (move !== 'terminate' || plans_until === null)
