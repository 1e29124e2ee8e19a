type Dated = { buy_date: string | null; warranty_end: string | null }

/** The faults of a device's fields that can be found without the database (domain 8.1). */
export const equipmentIssues = ({ buy_date, warranty_end }: Dated) =>
  buy_date !== null && warranty_end !== null && warranty_end < buy_date
    ? [{ path: 'warranty_end', reason: 'equipment.refused.warranty' } as const]
    : []

/** The prefix of the numbers of a unit: `EQ0317-` of outlet CL020317. */
export const numberPrefix = (deptCode: string): string => `EQ${deptCode.slice(-4)}-`

/** The next number of a unit after the highest serial in use. */
export const nextEquipNo = (deptCode: string, last: number): string =>
  `${numberPrefix(deptCode)}${String(last + 1).padStart(4, '0')}`

/** The address of a device's label: it stays the same for as long as the label sticks. */
export const labelPath = (equipNo: string): string => `/list/device?no=${encodeURIComponent(equipNo)}`
