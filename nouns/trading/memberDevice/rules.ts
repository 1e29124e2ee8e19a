import { bindType } from './noun.ts'

type Lease = { bind_type: number; lease_begin: string | null; lease_end: string | null }

/** The faults of a binding that can be found without the database: a lease has its days, a sale none. */
export const leaseIssues = ({ bind_type, lease_begin, lease_end }: Lease) =>
  [
    bind_type === bindType.lease &&
      lease_begin === null &&
      ({ path: 'lease_begin', reason: 'input.required' } as const),
    bind_type === bindType.lease && lease_end === null && ({ path: 'lease_end', reason: 'input.required' } as const),
    lease_begin !== null &&
      lease_end !== null &&
      lease_end <= lease_begin &&
      ({ path: 'lease_end', reason: 'memberDevice.refused.leaseOrder' } as const),
  ].filter((issue) => issue !== false)
