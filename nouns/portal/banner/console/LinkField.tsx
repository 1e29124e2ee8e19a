import { useRead } from '@shouya/console/api/useRead.ts'
import { label } from '@shouya/console/i18n/label.ts'
import { useLanguage } from '@shouya/console/i18n/language.ts'
import Field from '@shouya/console/noun/Field.tsx'
import { AutoComplete, Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { banner } from '../noun.ts'
import { linkType } from '../rules.ts'
import type { BannerValues } from './bannerList.ts'

/** Where a banner leads: a page by its name, which may be followed by parameters, or an address outside. */
export default function LinkField() {
  const { t } = useTranslation()
  const lang = useLanguage((state) => state.lang)
  const type = Form.useWatch<BannerValues['link_type']>('link_type')
  const isPage = type === linkType.page
  const { data } = useRead('Banner/GetRouteList', {}, { enabled: isPage, staleTime: 5 * 60_000 })
  if (type !== linkType.page && type !== linkType.outside) return null
  const { max } = banner.fields.link
  return (
    <Field of="link" required className="ui-wide" extra={isPage ? t('banner.pageHint') : t('banner.outsideHint')}>
      {isPage ? (
        <AutoComplete
          maxLength={max}
          options={data?.map(({ path, title_cn, title_hk, title_us }) => ({
            value: path,
            label: `${label(lang, title_cn, title_hk, title_us)} ${path}`,
          }))}
          showSearch={{
            filterOption: (word, option) => String(option?.label).toLowerCase().includes(word.trim().toLowerCase()),
          }}
        />
      ) : (
        <Input maxLength={max} inputMode="url" autoComplete="off" />
      )}
    </Field>
  )
}
