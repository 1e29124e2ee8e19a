import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import type { Column } from '@shouya/console/registers/Column.ts'
import RegisterPage from '@shouya/console/registers/RegisterPage.tsx'
import { useEndlessRegister } from '@shouya/console/registers/useEndlessRegister.ts'
import When from '@shouya/console/ui/When.tsx'
import { useTranslation } from 'react-i18next'
import { requestPaths } from '../../../console/requestPaths.ts'
import RequestFilters from './RequestFilters.tsx'
import { draftShape, requestStatus, type StartedRow } from './requestList.ts'
import { useOwnActions } from './useOwnActions.ts'
import { useSummaryColumn } from './useSummaryColumn.tsx'

const fixed = { status: [requestStatus.draft] }
const none = () => undefined

/** What the user has begun and not submitted. */
export default function DraftRegister({ onNew }: { onNew: () => void }) {
  const { t } = useTranslation()
  const register = useEndlessRegister('OaExamine/GetPageList', draftShape, fixed)
  const actions = useOwnActions(none)
  const columns: Column<StartedRow>[] = [
    { key: 'flow_name', title: t('requests.flow'), width: 256 },
    { ...useSummaryColumn<StartedRow>(), width: 256 },
    { key: 'category_name', title: t('requests.category'), width: 144 },
    { key: 'create_time', title: t('requests.created'), width: 160, render: (row) => <When at={row.create_time} /> },
  ]
  return (
    <RegisterPage
      name="Requests.drafts"
      register={register}
      shape={draftShape}
      columns={columns}
      onOpen={({ id, title }) => openTab(requestPaths.edit(id), title)}
      actions={actions}
      hint={t('requests.flow')}
      fields={<RequestFilters days={t('requests.created')} />}
      add={{ path: 'OaExamine/Add', text: t('requests.new'), onClick: onNew }}
      about={t('requests.aboutDrafts')}
    />
  )
}
