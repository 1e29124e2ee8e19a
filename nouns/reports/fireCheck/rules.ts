type Extinguisher = { readonly no: string; readonly expire_date: string; readonly pressure_ok: boolean }

/** The extinguishers that are out of date on a day, or without pressure (domain 5.7). */
export const outOfOrder = <E extends Extinguisher>(extinguishers: readonly E[], day: string): E[] =>
  extinguishers.filter(({ expire_date, pressure_ok }) => expire_date < day || !pressure_ok)
