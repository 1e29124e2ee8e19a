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
}

/** One task type, or all. */
export default function TypeSelect(props: Props) {
  const { t } = useTranslation()
  const lang = useLanguage((state) => state.lang)
  const { data } = useRead('TaskType/GetList', {}, { staleTime: 5 * 60_000 })
  return (
    <Select<string | undefined>
      allowClear
      placeholder={t('taskAssignment.stat.allTypes')}
      {...props}
      options={(data ?? []).map((type) => ({
        value: type.task_code,
        label: label(lang, type.name_cn, type.name_hk, type.name_us),
      }))}
    />
  )
}
