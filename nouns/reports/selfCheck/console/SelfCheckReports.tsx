import { periodType } from '@shouya/noun/period'
import { Form, Segmented } from 'antd'
import { useTranslation } from 'react-i18next'
import ReportRegister from '../../checkReport/console/ReportRegister.tsx'
import type { OwnPages } from '../../checkReport/console/reportList.ts'
import type { ReportNoun } from '../../checkReport/fields.ts'
import { leastInspectors } from '../../checkReport/rules.ts'
import { selfCheck } from '../noun.ts'
import { type Kind, kindOf, kinds } from '../rules.ts'

const own: OwnPages = {
  noun: selfCheck as object as ReportNoun,
  book: 'selfCheck.book',
  leastInspectors: leastInspectors.self,
  asks: {
    first: { period_type: kinds[0] },
    field: (asked, onAsk) => (
      <KindField
        value={(asked as { period_type: Kind }).period_type}
        onChange={(kind) => onAsk({ period_type: kind })}
      />
    ),
  },
  written: ({ period_key }) => ({ period_type: kindOf(period_key) }),
}

/** Self-checks of outlets (domain 7.3), beside the statistics of them. */
export default function SelfCheckReports() {
  return <ReportRegister own={own} />
}

/** What it is a self-check of: it decides which report of the outlet this is. */
function KindField({ value, onChange }: { value: Kind; onChange: (kind: Kind) => void }) {
  const { t } = useTranslation()
  const word: Readonly<Record<Kind, string>> = {
    [periodType.half]: t('selfCheck.kinds.half'),
    [periodType.year]: t('selfCheck.kinds.year'),
    [periodType.day]: t('selfCheck.kinds.day'),
  }
  return (
    <Form.Item label={t('selfCheck.kind')}>
      <Segmented<Kind>
        aria-label={t('selfCheck.kind')}
        value={value}
        options={kinds.map((kind) => ({ value: kind, label: word[kind] }))}
        onChange={onChange}
      />
    </Form.Item>
  )
}
