import { Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import FlowChanges from './FlowChanges.tsx'
import type { FlowRecord } from './flowList.ts'

/** Stands for the draft in a list of version numbers. */
const DRAFT = 0

/** Two versions of a flow, or one and the draft, compared in words. */
export default function FlowCompare({ flow, versions }: { flow: FlowRecord; versions: readonly number[] }) {
  const { t } = useTranslation()
  const newest = versions[0] ?? DRAFT
  // What is not published yet, else what the latest version brought.
  const [from, setFrom] = useState(flow.draft_changed ? newest : (versions[1] ?? newest))
  const [to, setTo] = useState(flow.draft_changed ? DRAFT : newest)
  const options = [DRAFT, ...versions].map((value) => ({
    value,
    label: value === DRAFT ? t('flows.draft') : `V${value}`,
  }))
  const choice = (text: string, value: number, choose: (no: number) => void) => (
    <Select<number> aria-label={text} value={value} options={options} onChange={choose} />
  )
  return (
    <section aria-label={t('flows.compare')}>
      <h2 className="ui-heading">{t('flows.compare')}</h2>
      <div className="flows-compare">
        {choice(t('flows.compareFrom'), from, setFrom)}
        <span aria-hidden="true">→</span>
        {choice(t('flows.compareTo'), to, setTo)}
      </div>
      <FlowChanges id={flow.id} from={from || null} to={to || null} />
    </section>
  )
}
