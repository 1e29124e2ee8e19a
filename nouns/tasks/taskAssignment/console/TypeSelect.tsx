import { useRead } from '@shouya/console/api/useRead.ts'
import { label } from '@shouya/console/i18n/label.ts'
import { useLanguage } from '@shouya/console/i18n/language.ts'
import { Select } from 'antd'
import { useTranslation } from 'react-i18next'

type Props = {
  id?: string
  'aria-label'?: string
  value?: string | undefined
  onChange?: (code: string | undefined) => void
  /** Only types of these periods, by their codes; all where it is left out. */
  periods?: readonly number[]
}

/** One task type, or all. */
export default function TypeSelect({ periods, ...props }: Props) {
  const { t } = useTranslation()
  const lang = useLanguage((state) => state.lang)
  const { data } = useRead('TaskType/GetList', {}, { staleTime: 5 * 60_000 })
  const types = (data ?? []).filter(({ period_type }) => periods?.includes(period_type) ?? true)
  return (
    <Select<string | undefined>
      allowClear
      placeholder={t('taskAssignment.stat.allTypes')}
      {...props}
      options={types.map((type) => ({
        value: type.task_code,
        label: label(lang, type.name_cn, type.name_hk, type.name_us),
      }))}
    />
  )
}
