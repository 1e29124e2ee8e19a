import type { BodyOf } from '@shouya/console/api/path.ts'
import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import ExportTool from '@shouya/console/registers/ExportTool.tsx'
import RegisterPage from '@shouya/console/registers/RegisterPage.tsx'
import { useEndlessRegister } from '@shouya/console/registers/useEndlessRegister.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { useDialog } from '@shouya/console/ui/useDialog.tsx'
import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { requestPaths } from '../../../console/requestPaths.ts'
import { submitted } from '../../../request/noun.ts'
import RequestFilters from './RequestFilters.tsx'
import { type StartedRow, startedShape } from './requestList.ts'
import { useSummaryColumn } from './Summary.tsx'
import { useOwnActions } from './useOwnActions.ts'
import { useRequestColumns } from './useRequestColumns.tsx'

const fixed = { status: submitted }

/** The user's submitted requests. */
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
        hint={t('request.ownKeywords')}
        tools={
          <ExportTool
            controller="OaExamine"
            register={register}
            columns={columns.filter(({ key }) => key !== 'summary')}
          />
        }
        fields={<RequestFilters days={t('request.field.create_time')} status />}
        add={{ path: 'OaExamine/Add', text: t('request.new'), onClick: onNew }}
        about={t('request.aboutStarted')}
      />
      {dialog}
    </>
  )
}

/** Withdraws an own request, with an optional reason. */
function Withdraw({ row: { id, title }, onClose }: { row: StartedRow; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <FormDrawer
      path="OaExamine/Withdraw"
      title={t('request.withdrawOf', { title })}
      okText={t('examine.move.withdraw')}
      initial={{}}
      toBody={({ reason }: Pick<BodyOf<'OaExamine/Withdraw'>, 'reason'>) => ({ id, ...(reason && { reason }) })}
      said={() => t('common.done')}
      refreshes={['Remind']}
      small
      onClose={onClose}
    >
      <p className="ui-wide ui-note">{t('request.withdrawSays')}</p>
      <Form.Item name="reason" label={t('examine.reason')} className="ui-wide">
        <Input.TextArea maxLength={500} showCount autoSize={{ minRows: 3 }} />
      </Form.Item>
    </FormDrawer>
  )
}
