import { Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import Changed from './Changed.tsx'
import type { FormRecord } from './formList.ts'

/** Stands for the draft in a list of version numbers. */
const DRAFT = 0

/** Two versions of a form, or one and the draft, compared in words. */
export default function VersionCompare({ form, versions }: { form: FormRecord; versions: readonly number[] }) {
  const { t } = useTranslation()
  const newest = versions[0] ?? DRAFT
  // What is not published yet, else what the latest version brought.
  const [from, setFrom] = useState(form.draft_changed ? newest : (versions[1] ?? newest))
  const [to, setTo] = useState(form.draft_changed ? DRAFT : newest)
  const options = [DRAFT, ...versions].map((value) => ({
    value,
    label: value === DRAFT ? t('forms.draft') : `V${value}`,
  }))
  const choice = (text: string, value: number, choose: (no: number) => void) => (
    <Select<number> aria-label={text} value={value} options={options} onChange={choose} />
  )
  return (
    <section aria-label={t('forms.compare')}>
      <h2 className="ui-heading">{t('forms.compare')}</h2>
      <div className="forms-compare">
        {choice(t('forms.compareFrom'), from, setFrom)}
        <span aria-hidden="true">→</span>
        {choice(t('forms.compareTo'), to, setTo)}
      </div>
      <Changed id={form.id} from={from || null} to={to || null} />
    </section>
  )
}
