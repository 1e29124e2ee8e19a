import { useAction } from '@shouya/console/api/useAction.ts'
import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import RegisterPage from '@shouya/console/registers/RegisterPage.tsx'
import { useEndlessRegister } from '@shouya/console/registers/useEndlessRegister.ts'
import { stepsIn } from '@shouya/console/registers/useListQuery.ts'
import OperationButton from '@shouya/console/ui/OperationButton.tsx'
import type { RowAction } from '@shouya/console/ui/RowActions.tsx'
import { App } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import './requests.css'
import { requestPaths } from '../../../console/requestPaths.ts'
import AgreeMany from './AgreeMany.tsx'
import Beside, { useBeside } from './Beside.tsx'
import RequestFilters from './RequestFilters.tsx'
import { type InboxRow, inboxShape, mostAtOnce, toInbox, whyAlone } from './requestList.ts'
import { useInboxColumns } from './useInboxColumns.tsx'

/** Tasks that await the user (spec 000 section 2.2): own ones, those as a substitute, those that can be claimed. */
export default function Inbox() {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const tasks = useEndlessRegister('OaExamine/GetAuditList', inboxShape)
  const rows = tasks.rows.map(toInbox)
  const [selected, select] = useState<readonly InboxRow[]>([])
  const [agreeing, setAgreeing] = useState<{ rows: InboxRow[]; others: InboxRow[] }>()
  const beside = useBeside(rows)
  const columns = useInboxColumns({ besideCard: beside.row !== undefined })
  const claim = useAction('OaExamine/Audit', { onSuccess: () => message.success(t('request.claimed')) })

  const open = ({ request_id, task_id, title, kind }: InboxRow) =>
    openTab(kind === 'resubmit' ? requestPaths.edit(request_id) : requestPaths.task(request_id, task_id), title)
  const actions = (row: InboxRow): RowAction[] => [
    ...(row.to_claim
      ? [
          {
            text: t('examine.move.claim'),
            path: 'OaExamine/Audit' as const,
            body: { command: 'claim' },
            onClick: () => claim.mutate({ task_id: row.task_id, command: 'claim' }),
          },
        ]
      : []),
    {
      text: row.to_claim ? t('ui.details') : row.kind === 'resubmit' ? t('request.mend') : t('request.handle'),
      path: 'OaExamine/Get',
      onClick: () => open(row),
    },
  ]
  const begin = (chosen: readonly InboxRow[]) => {
    const agreeable = chosen.filter((row) => whyAlone(row) === null)
    if (agreeable.length === 0) void message.info(t('request.agreeNone'))
    else if (agreeable.length > mostAtOnce) void message.info(t('request.agreeMost', { count: mostAtOnce }))
    else setAgreeing({ rows: agreeable, others: chosen.filter((row) => whyAlone(row) !== null) })
  }
  return (
    <div className={beside.row ? 'req-split' : undefined} {...beside.props}>
      <RegisterPage
        name="Requests.inbox"
        register={{ ...tasks, rows, selected, select, steps: stepsIn(rows) }}
        shape={inboxShape}
        columns={columns}
        onOpen={open}
        actions={actions}
        hint={t('request.keywords')}
        fields={<RequestFilters days={t('request.task.field.opened_time')} others={rows} />}
        about={t('request.aboutInbox')}
        batch={(chosen) => (
          <OperationButton path="OaExamine/AgreeMany" type="primary" size="small" onClick={() => begin(chosen)}>
            {t('request.agreeMany')}
          </OperationButton>
        )}
      />
      {beside.row && <Beside row={beside.row} onOpen={() => beside.row && open(beside.row)} />}
      {agreeing && (
        <AgreeMany
          {...agreeing}
          onDone={(failed) => select(selected.filter(({ task_id }) => failed.includes(task_id)))}
          onClose={() => setAgreeing(undefined)}
        />
      )}
    </div>
  )
}
