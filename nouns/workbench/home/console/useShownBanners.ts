import { call } from '@shouya/console/api/call.ts'
import type { DataOf } from '@shouya/console/api/path.ts'
import { useRead } from '@shouya/console/api/useRead.ts'

export type ShownBanner = DataOf<'Banner/GetShownList'>['rows'][number]

/** The banners of a position that are shown to the user today, and how often they change. */
export function useShownBanners(position: ShownBanner['position']) {
  const { data } = useRead('Banner/GetShownList', {}, { staleTime: 5 * 60_000 })
  return { interval: data?.interval_ms ?? 0, rows: data?.rows.filter((row) => row.position === position) ?? [] }
}

/** Tells the server that the user follows a banner. The number is not worth an error message. */
export const countClick = (id: number): void => void call('Banner/Click', { id }).catch(() => undefined)
