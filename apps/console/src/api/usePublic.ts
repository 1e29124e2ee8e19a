import { label } from '../i18n/label.ts'
import { useLanguage } from '../i18n/language.ts'
import type { DataOf } from './path.ts'
import { useRead } from './useRead.ts'

export type PublicSetting = DataOf<'Setting/GetPublic'> & { platform_name: string }

/** Platform name in the user's language, copyright, links and time zone; undefined until they are there. */
export function usePublic(): PublicSetting | undefined {
  const lang = useLanguage((state) => state.lang)
  const { data } = useRead('Setting/GetPublic', {}, { staleTime: 10 * 60_000 })
  return (
    data && { ...data, platform_name: label(lang, data.platform_name_cn, data.platform_name_hk, data.platform_name_us) }
  )
}
