/** Dictionary dept_type. */
export const unitType = { head: 1, branch: 2, subBranch: 3, outlet: 4, department: 5, vault: 6, monitor: 7 } as const

/** Which kinds of units may stand directly below a kind (domain 1.1), the likeliest first. */
const below: Readonly<Record<number, readonly number[]>> = {
  [unitType.head]: [unitType.branch, unitType.department, unitType.vault, unitType.monitor],
  [unitType.branch]: [unitType.subBranch, unitType.outlet, unitType.department, unitType.vault, unitType.monitor],
  [unitType.subBranch]: [unitType.outlet, unitType.department],
  [unitType.outlet]: [unitType.department],
}

export const typesBelow = (type: number | undefined): readonly number[] => below[type ?? 0] ?? []

/** Two times of the day as one text; null when neither is known. */
export const span = (begin: string | null, end: string | null, between: string, missing = ''): string | null =>
  begin || end ? `${begin ?? missing}${between}${end ?? missing}` : null
