/** The register of faults as far as this area speaks of it: it does not import the area that has it. */
export const FAULTS = {
  permission: 'daily_fault',
  route: '/form/daily/taskdaily/RepairList',
  /** The state of a fault that was entered by mistake. */
  VOID: 9,
} as const
