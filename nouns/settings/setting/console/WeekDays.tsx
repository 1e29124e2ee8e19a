import { Checkbox } from 'antd'
import { useTranslation } from 'react-i18next'

const days = ['1', '2', '3', '4', '5', '6', '7'] as const

type Props = { id?: string; value?: string; onChange?: (value: string) => void }

/** Days of the week as the wire writes them: `1,2,3`, Monday first. */
export default function WeekDays({ id, value = '', onChange }: Props) {
  const { t } = useTranslation()
  return (
    <fieldset id={id} className="set-plain" aria-label={t('settings.dept.field.business_days')}>
      <Checkbox.Group<string>
        value={value.split(',').filter(Boolean)}
        options={days.map((day) => ({ value: day, label: t(`settings.dept.weekday.d${day}`) }))}
        onChange={(chosen) => onChange?.(days.filter((day) => chosen.includes(day)).join(','))}
      />
    </fieldset>
  )
}
