import { addDays } from '@shouya/server/core/time/local.ts'

type Grouped = { begin_date: string; end_date: string; group: 'day' | 'month' }

/** How the database writes the period of a time. */
export const formatOf = ({ group }: Pick<Grouped, 'group'>): string => (group === 'day' ? 'YYYY-MM-DD' : 'YYYY-MM')

/** Every day or month of a query. */
export function periodsOf({ begin_date, end_date, group }: Grouped): string[] {
  const periods: string[] = []
  for (let day = begin_date; day <= end_date; day = addDays(day, 1)) {
    const period = group === 'day' ? day : day.slice(0, 7)
    if (periods.at(-1) !== period) periods.push(period)
  }
  return periods
}
