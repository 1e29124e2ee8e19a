import { useRead } from '@shouya/console/api/useRead.ts'
import Failure from '@shouya/console/ui/Failure.tsx'
import type { FormHandle } from '@shouya/forms-react/renderer/formHandle'
import { Button, Skeleton } from 'antd'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import ExamineForm from '../ExamineForm.tsx'
import type { Request } from '../request.ts'
import { useShownForm } from '../useShownForm.ts'
import Summary from './Summary.tsx'
import type { InboxRow } from './taskRows.ts'

type Props = { row: InboxRow; onOpen: () => void }

/** The request of the current row beside the list: to read what one is asked about before one opens or chooses it. */
export default function Beside({ row, onOpen }: Props) {
  const { t } = useTranslation()
  const { data, error, refetch } = useRead('OaExamine/Get', { id: row.request_id })
  return (
    <aside className="req-beside" aria-labelledby="req-beside">
      <style>{`.req-split tr[data-row-key="${row.id}"] > td { background: var(--ant-control-item-bg-active) }`}</style>
      <header>
        <h2 id="req-beside">{row.title}</h2>
        <p className="ui-note">
          {[row.node_name, row.initiator_name, row.dept_name, row.bill_no].filter(Boolean).join(' · ')}
        </p>
        <Summary of={row.summary} />
        <Button type="primary" onClick={onOpen}>
          {t('requests.handle')}
        </Button>
      </header>
      {error && !data && <Failure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton active paragraph={{ rows: 8 }} />}
      {data && <Form key={data.id} request={data} />}
    </aside>
  )
}

function Form({ request }: { request: Request }) {
  const handle = useRef<FormHandle>(null)
  return <ExamineForm request={request} shown={useShownForm(request, false, handle)} handle={handle} />
}
