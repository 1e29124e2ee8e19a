import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import ExportTool from '@shouya/console/registers/ExportTool.tsx'
import RegisterPage from '@shouya/console/registers/RegisterPage.tsx'
import { useEndlessRegister } from '@shouya/console/registers/useEndlessRegister.ts'
import { useDialog } from '@shouya/console/ui/useDialog.tsx'
import { useTranslation } from 'react-i18next'
import { requestPaths } from '../../../console/requestPaths.ts'
import RequestFilters from './RequestFilters.tsx'
import { type StartedRow, startedShape, submitted } from './requestList.ts'
import { useOwnActions } from './useOwnActions.ts'
import { useRequestColumns } from './useRequestColumns.tsx'
import { useSummaryColumn } from './useSummaryColumn.tsx'
import Withdraw from './Withdraw.tsx'

const fixed = { status: [...submitted] }

/** What the user has submitted. */
export default function StartedRegister({ onNew }: { onNew: () => void }) {
  const { t } = useTranslation()
  const register = useEndlessRegister('OaExamine/GetPageList', startedShape, fixed)
  const columns = useRequestColumns<StartedRow>(['waits_at', 'submit_time', 'finish_time'], [useSummaryColumn()])
  const { ask, dialog } = useDialog()
  const actions = useOwnActions((row) => ask((onClose) => <Withdraw row={row} onClose={onClose} />))
  return (
    <>
      <RegisterPage
        name="Requests.started"
        register={register}
        shape={startedShape}
        columns={columns}
        onOpen={({ id, title }) => openTab(requestPaths.detail(id), title)}
        actions={actions}
        hint={t('requests.ownKeywords')}
        tools={
          <ExportTool
            controller="OaExamine"
            register={register}
            columns={columns.filter(({ key }) => key !== 'summary')}
          />
        }
        fields={<RequestFilters days={t('requests.created')} status />}
        add={{ path: 'OaExamine/Add', text: t('requests.new'), onClick: onNew }}
        about={t('requests.aboutStarted')}
      />
      {dialog}
    </>
  )
}
