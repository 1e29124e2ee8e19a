/** The pages of repair orders as far as the ledger speaks of them: orders import the ledger, not the other way. */
export const REPAIR_PAGES = {
  request: { permission: 'repair_req', route: '/list/repairList' },
  manage: { permission: 'repair_mgr', route: '/list/manage' },
} as const
