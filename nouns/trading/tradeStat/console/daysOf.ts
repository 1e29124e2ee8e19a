import dayjs from 'dayjs'
import type { Days } from '../../console/DayTools.tsx'

/** The days of a period that lie within the days of a report: one day, or what there is of a month. */
export function daysOf(period: string, { begin_date, end_date }: Days): Days {
  if (period.length > 7) return { begin_date: period, end_date: period }
  const [first, last] = [`${period}-01`, dayjs(`${period}-01`).endOf('month').format('YYYY-MM-DD')]
  return { begin_date: first < begin_date ? begin_date : first, end_date: last > end_date ? end_date : last }
}
