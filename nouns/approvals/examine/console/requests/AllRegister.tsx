import { SwapOutlined } from '@ant-design/icons'
import type { RowOf } from '@shouya/console/api/path.ts'
import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import ExportTool from '@shouya/console/registers/ExportTool.tsx'
import RegisterPage from '@shouya/console/registers/RegisterPage.tsx'
import { useEndlessRegister } from '@shouya/console/registers/useEndlessRegister.ts'
import OperationButton from '@shouya/console/ui/OperationButton.tsx'
import PersonSearch from '@shouya/console/ui/PersonSearch.tsx'
import { useParam } from '@shouya/console/ui/useParam.ts'
import { Form } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { requestPaths } from '../../../console/requestPaths.ts'
import HandOver from './HandOver.tsx'
import RequestFilters from './RequestFilters.tsx'
import { allShape } from './requestList.ts'
import { useRequestColumns } from './useRequestColumns.tsx'

type Row = RowOf<'OaExamine/GetAllList'>

/** All requests, for administrators of flows: to read, terminate and reassign. */
export default function AllRegister() {
  const { t } = useTranslation()
  const register = useEndlessRegister('OaExamine/GetAllList', allShape)
  const columns = useRequestColumns<Row>(['initiator_name', 'dept_name', 'waits_at', 'submit_time', 'finish_time'])
  const [handing, setHanding] = useState(false)
  // The page for closing an account links here with the account's id.
  const [leaver, setLeaver] = useParam('leaver')
  const close = () => {
    setHanding(false)
    setLeaver(undefined)
  }
  const open = ({ id, title }: Row) => openTab(requestPaths.detail(id), title)
  return (
    <>
      <RegisterPage
        name="Requests.all"
        register={register}
        shape={allShape}
        columns={columns}
        onOpen={open}
        actions={(row) => [{ text: t('ui.details'), path: 'OaExamine/Get', onClick: () => open(row) }]}
        hint={t('request.keywords')}
        tools={
          <>
            <ExportTool controller="OaExamineAll" register={register} columns={columns} />
            <OperationButton
              path="OaExamine/HandOver"
              icon={<SwapOutlined aria-hidden="true" />}
              onClick={() => setHanding(true)}
            >
              {t('request.handOver')}
            </OperationButton>
          </>
        }
        fields={
          <>
            <RequestFilters days={t('request.field.create_time')} status others={register.rows} />
            <Form.Item name="holder_id" label={t('request.holder')}>
              <PersonSearch placeholder={t('common.all')} />
            </Form.Item>
          </>
        }
        about={t('request.aboutAll')}
      />
      {(handing || leaver) && <HandOver from={Number(leaver) || undefined} onClose={close} />}
    </>
  )
}
