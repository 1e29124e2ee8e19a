import type { Services } from '@shouya/server/core/services.ts'
import { addDays } from '@shouya/server/core/time/local.ts'
import type { Access } from './rules.ts'

type Days = { normal: number; key: number }

/** For how many days recordings are surely stored, those of key places longer (domain 4.6, 17.1). */
export const storageDays = async ({ settings }: Pick<Services, 'settings'>): Promise<Days> => ({
  normal: await settings.get('video.storage_days_normal'),
  key: await settings.get('video.storage_days_key'),
})

/** The period began before what one of the cameras surely still had on the day of the application. */
export function mayBeOverwritten(
  { video_begin, biz_date, camera_list }: Pick<Access, 'video_begin' | 'biz_date' | 'camera_list'>,
  { normal, key }: Days,
): boolean {
  const day = video_begin.slice(0, 10)
  const cameras = camera_list as unknown as readonly { is_key?: boolean }[]
  return cameras.some(({ is_key }) => day < addDays(biz_date, -(is_key ? key : normal)))
}
