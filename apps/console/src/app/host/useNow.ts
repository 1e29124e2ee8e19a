import { useSyncExternalStore } from 'react'
import { businessTime } from '../../api/businessTime.ts'
import { usePublic } from '../../api/usePublic.ts'
import { everyHalfMinute } from '../../ui/everyHalfMinute.ts'

/** Day and hour in the business time zone; a page that stays open past midnight gets the new day. */
export function useNow(): { date: string; hour: number } {
  const timezone = usePublic()?.timezone
  const now = useSyncExternalStore(everyHalfMinute, () => businessTime(new Date(), timezone).slice(0, 13))
  return { date: now.slice(0, 10), hour: Number(now.slice(11)) }
}
