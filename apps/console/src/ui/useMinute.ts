import { useSyncExternalStore } from 'react'
import { businessTime } from '../api/businessTime.ts'
import { everyHalfMinute } from './everyHalfMinute.ts'

const now = () => businessTime(new Date()).slice(0, 16)

/** The minute of now in the business time zone, `YYYY-MM-DD HH:mm`; what shows it is drawn again when it changes. */
export const useMinute = (): string => useSyncExternalStore(everyHalfMinute, now)
