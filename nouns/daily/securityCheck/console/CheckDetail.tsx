import { useRead } from '@shouya/console/api/useRead.ts'
import RecordDrawer, { type RecordProps } from '@shouya/console/ui/record/RecordDrawer.tsx'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { useTranslation } from 'react-i18next'
import { securityCheck } from '../noun.ts'
import CheckFacts from './CheckFacts.tsx'
import CheckSigns from './CheckSigns.tsx'
import CheckStatus from './CheckStatus.tsx'
import type { CheckRow } from './checkList.ts'
import ResultFacts from './ResultFacts.tsx'

/** One check: what was found, its head, who signed, what happened. */
export default function CheckDetail({ id, moves, ...drawer }: RecordProps<CheckRow>) {
  const { t } = useTranslation()
  const { data, ...read } = useRead('SecurityCheck/Get', { id })
  const word = useDictLabel('check_session')
  return (
    <RecordDrawer
      {...drawer}
      read={read}
      name={data ? (data.bill_no ?? `${data.biz_date} ${word(data.session)}`) : t('securityCheck.register')}
      status={data && <CheckStatus row={data} />}
      moves={data ? moves(data) : []}
      tabs={
        data && [
          { key: 'results', label: t('securityCheck.findings'), children: <ResultFacts row={data} /> },
          { key: 'facts', label: t('ui.facts'), children: <CheckFacts row={data} /> },
          { key: 'signs', label: t('ui.signs'), children: <CheckSigns row={data} /> },
        ]
      }
      history={{ table: securityCheck.table, id }}
    />
  )
}
