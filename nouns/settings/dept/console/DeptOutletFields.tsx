import Field from '@shouya/console/noun/Field.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import CompanySelect from '@shouya/console/ui/CompanySelect.tsx'
import HourInput from '@shouya/console/ui/HourInput.tsx'
import { Checkbox, Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { dept } from '../noun.ts'

/** When a unit is open, when the escort comes, and what there is to guard. */
export default function DeptOutletFields({ outlet }: { outlet: boolean }) {
  const { t } = useTranslation()
  const { label } = useNounWords(dept)
  return (
    <>
      <h2 className="ui-wide ui-heading">{t('dept.group.hours')}</h2>
      <Field of="business_begin" required={outlet}>
        <HourInput />
      </Field>
      <Field of="business_end" required={outlet}>
        <HourInput />
      </Field>
      <Field of="deliver_time">
        <HourInput />
      </Field>
      <Field of="collect_time">
        <HourInput />
      </Field>
      <Field of="business_days" className="ui-wide">
        <WeekDays />
      </Field>
      <h2 className="ui-wide ui-heading">{t('dept.group.guard')}</h2>
      <Field of="risk_level" required={outlet} />
      <Form.Item label={t('dept.has')}>
        {(['has_cash', 'has_vault', 'has_self_service'] as const).map((name) => (
          <Form.Item key={name} name={name} valuePropName="checked" noStyle>
            <Checkbox>{label(name)}</Checkbox>
          </Form.Item>
        ))}
      </Form.Item>
      <Field of="escort_company_name">
        <CompanySelect />
      </Field>
      <Field of="alarm_code" />
      <Field of="police_station" />
      <Field of="open_date" />
      <Field of="close_date" />
    </>
  )
}

const days = ['1', '2', '3', '4', '5', '6', '7'] as const

type Props = { id?: string; value?: string; onChange?: (value: string) => void }

/** Days of the week as the wire writes them: `1,2,3`, Monday first. */
function WeekDays({ id, value = '', onChange }: Props) {
  const { t } = useTranslation()
  return (
    <fieldset id={id} className="set-plain" aria-label={t('dept.field.business_days')}>
      <Checkbox.Group<string>
        value={value.split(',').filter(Boolean)}
        options={days.map((day) => ({ value: day, label: t(`dept.weekday.d${day}`) }))}
        onChange={(chosen) => onChange?.(days.filter((day) => chosen.includes(day)).join(','))}
      />
    </fieldset>
  )
}
