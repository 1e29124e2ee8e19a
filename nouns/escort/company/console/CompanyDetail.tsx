import { useRead } from '@shouya/console/api/useRead.ts'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import RecordDrawer, { type RecordProps } from '@shouya/console/ui/record/RecordDrawer.tsx'
import { useTranslation } from 'react-i18next'
import { company } from '../noun.ts'
import CompanyFacts from './CompanyFacts.tsx'
import type { CompanyRow } from './companyList.ts'

/** One company: its papers with their ends, what was done to it. */
export default function CompanyDetail({ id, moves, ...drawer }: RecordProps<CompanyRow>) {
  const { t } = useTranslation()
  const { data, ...read } = useRead('Escort/GetCompany', { id })
  return (
    <RecordDrawer
      {...drawer}
      read={read}
      name={data?.company_code ?? t('escort.companies')}
      status={data && <DictTag dict={company.states.dict} value={data.status} />}
      moves={data ? moves(data) : []}
      tabs={data && [{ key: 'facts', label: t('ui.facts'), children: <CompanyFacts row={data} /> }]}
      history={{ table: company.table, id }}
    />
  )
}
