import { label } from '../i18n/label.ts'
import { useLanguage } from '../i18n/language.ts'
import type { DataOf } from './path.ts'
import { useRead } from './useRead.ts'

export type PublicSetting = Omit<DataOf<'Setting/GetPublic'>, 'footer_links'> & {
  platform_name: string
  bank_name: string
  footer_links: { name: string; link: string }[]
}

/** Platform and bank name and links in the user's language, copyright and time zone; undefined until loaded. */
export function usePublic(): PublicSetting | undefined {
  const lang = useLanguage((state) => state.lang)
  const { data } = useRead('Setting/GetPublic', {}, { staleTime: 10 * 60_000 })
  return (
    data && {
      ...data,
      platform_name: label(lang, data.platform_name_cn, data.platform_name_hk, data.platform_name_us),
      bank_name: label(lang, data.bank_name_cn, data.bank_name_hk, data.bank_name_us),
      footer_links: data.footer_links.map(({ name, name_hk, name_us, link }) => ({
        name: label(lang, name, name_hk, name_us),
        link,
      })),
    }
  )
}
