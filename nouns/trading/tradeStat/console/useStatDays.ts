import { useNow } from '@shouya/console/app/host/useNow.ts'
import { useParam } from '@shouya/console/ui/useParam.ts'

/** The days of the statistics, and by what they are grouped, as the address says: by default the days of this month. */
export function useStatDays() {
  const { date } = useNow()
  const [begin, setBegin] = useParam('from')
  const [end, setEnd] = useParam('to')
  const [grouped, setGroup] = useParam('group')
  const group: 'day' | 'month' = grouped === 'month' ? 'month' : 'day'
  return {
    days: { begin_date: begin ?? `${date.slice(0, 7)}-01`, end_date: end ?? date },
    group,
    change(days: { begin_date: string; end_date: string }) {
      setBegin(days.begin_date)
      setEnd(days.end_date)
    },
    regroup: (next: 'day' | 'month') => setGroup(next === 'day' ? undefined : next),
  }
}
