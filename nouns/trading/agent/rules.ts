type Fields = {
  contact_name: string | null
  phone: string | null
  licence_file_ids: readonly number[]
  region_codes: readonly string[]
  contract_begin: string | null
  contract_end: string | null
}

const needed = [
  'contact_name',
  'phone',
  'licence_file_ids',
  'region_codes',
  'contract_begin',
  'contract_end',
] as const satisfies readonly (keyof Fields)[]

/** What an agent cannot be submitted or approved without (domain 20), by field. */
export const missingOf = (agent: Fields) =>
  needed
    .filter((path) => agent[path] === null || agent[path]?.length === 0)
    .map((path) => ({ path, reason: 'input.required' }) as const)

/** The faults of an agent's fields that can be found without the database, of a draft as well. */
export const agentIssues = ({ contract_begin, contract_end }: Fields) =>
  contract_begin !== null && contract_end !== null && contract_end <= contract_begin
    ? [{ path: 'contract_end', reason: 'agent.refused.endAfterBegin' } as const]
    : []

/** What is agreed with an agent, and where its money goes: once it is approved, nobody changes it who entered or submitted it. */
export const terms = ['discount_rate', 'commission_rate', 'credit_limit', 'bank_name'] as const

/** Of chosen regions those that no other of them contains. */
export const widest = (codes: readonly string[], stemOf: (code: string) => string): string[] =>
  [...new Set(codes)].filter((code) => !codes.some((other) => other !== code && code.startsWith(stemOf(other))))
