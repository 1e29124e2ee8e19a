import { Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import Changes from './Changes.tsx'
import type { Draft, Versioned } from './versioned.ts'

/** Stands for the draft in a list of version numbers. */
const DRAFT = 0

type Props = { noun: Versioned; record: Pick<Draft, 'id' | 'draft_changed'>; versions: readonly number[] }

/** Two versions, or one and the draft, compared in words. */
export default function Compare({ noun, record: { id, draft_changed }, versions }: Props) {
  const { t } = useTranslation()
  const newest = versions[0] ?? DRAFT
  // By default the unpublished changes, else the changes of the latest version.
  const [from, setFrom] = useState(draft_changed ? newest : (versions[1] ?? newest))
  const [to, setTo] = useState(draft_changed ? DRAFT : newest)
  const options = [DRAFT, ...versions].map((value) => ({
    value,
    label: value === DRAFT ? t('versions.status.draft') : `V${value}`,
  }))
  const choice = (text: string, value: number, choose: (no: number) => void) => (
    <Select<number> aria-label={text} value={value} options={options} onChange={choose} />
  )
  return (
    <section aria-label={t('versions.compare')}>
      <h2 className="ui-heading">{t('versions.compare')}</h2>
      <div className="versions-compare">
        {choice(t('versions.compareFrom'), from, setFrom)}
        <span aria-hidden="true">→</span>
        {choice(t('versions.compareTo'), to, setTo)}
      </div>
      <Changes noun={noun} id={id} from={from || null} to={to || null} />
    </section>
  )
}
