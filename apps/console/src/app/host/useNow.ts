import { businessTime } from '../../api/businessTime.ts'
import { usePublic } from '../../api/usePublic.ts'

/** Day and hour in the business time zone, as they are while the page is drawn. */
export function useNow(): { date: string; hour: number } {
  const now = businessTime(new Date(), usePublic()?.timezone)
  return { date: now.slice(0, 10), hour: Number(now.slice(11, 13)) }
}
