import type { MessageKey } from '@shouya/contract/messages'

/** Dictionary escort_company_status. */
export const companyStatus = { working: 1, suspended: 2, ended: 3, blacklisted: 4 } as const

/** Dictionary escort_service: armed escort needs its own approval (domain 3.1). */
const ARMED = 1

type Fields = {
  service_types: readonly number[]
  armed_approved: boolean
  licence_begin: string
  licence_end: string
  contract_begin: string
  contract_end: string
}

/** Everything that is wrong with the fields of a company by themselves (domain 3.1). */
export function companyIssues(company: Fields): { path: string; reason: MessageKey }[] {
  const found: ({ path: string; reason: MessageKey } | false)[] = [
    company.licence_end <= company.licence_begin && { path: 'licence_end', reason: 'escort.endAfterBegin' },
    company.contract_end <= company.contract_begin && { path: 'contract_end', reason: 'escort.endAfterBegin' },
    company.service_types.includes(ARMED) &&
      !company.armed_approved && { path: 'armed_approved', reason: 'escort.armed' },
    new Set(company.service_types).size !== company.service_types.length && {
      path: 'service_types',
      reason: 'input.value',
    },
  ]
  return found.filter((issue) => issue !== false)
}

const { working, suspended, ended, blacklisted } = companyStatus

/** Command → the states that it begins in, and the one that it leads to (domain 3.1). */
export const companyMoves = {
  suspend: { from: [working], to: suspended },
  resume: { from: [suspended], to: working },
  terminate: { from: [working, suspended], to: ended },
  blacklist: { from: [working, suspended, ended], to: blacklisted },
} as const satisfies Record<string, { from: readonly number[]; to: number }>

/** The contract is still one that can be ended. */
export const mayEnd = (status: number): boolean => (companyMoves.terminate.from as readonly number[]).includes(status)

type Standing = { status: number; valid_end: string; plans_until: string | null }

/** What may follow the state of a company now. One whose papers have ended does not resume, one with plans ahead does not end. */
export const movesOf = ({ status, valid_end, plans_until }: Standing, today: string) =>
  (Object.keys(companyMoves) as (keyof typeof companyMoves)[]).filter(
    (move) =>
      (companyMoves[move].from as readonly number[]).includes(status) &&
      (move !== 'resume' || valid_end >= today) &&
      (move !== 'terminate' || plans_until === null),
  )
