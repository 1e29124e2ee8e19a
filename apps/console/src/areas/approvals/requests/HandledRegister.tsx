import { useTranslation } from 'react-i18next'
import type { RowOf } from '../../../api/path.ts'
import { openTab } from '../../../app/host/tabs/tabs.ts'
import ExportTool from '../../../registers/ExportTool.tsx'
import RegisterPage from '../../../registers/RegisterPage.tsx'
import { useEndlessRegister } from '../../../registers/useEndlessRegister.ts'
import { minute } from '../../../ui/text.ts'
import RequestFilters from './RequestFilters.tsx'
import { handledShape, requestPaths } from './requestList.ts'
import { useRequestColumns } from './useRequestColumns.tsx'

type Row = RowOf<'OaExamine/GetHandledList'>

/** In what the user has decided something. */
export default function HandledRegister() {
  const { t } = useTranslation()
  const register = useEndlessRegister('OaExamine/GetHandledList', handledShape)
  const columns = useRequestColumns<Row>(
    ['initiator_name', 'dept_name', 'waits_at'],
    [{ key: 'acted_time', title: t('requests.acted'), width: 144, render: (row) => minute(row.acted_time) }],
  )
  const open = ({ id, title }: Row) => openTab(requestPaths.detail(id), title)
  return (
    <RegisterPage
      name="Requests.handled"
      register={register}
      shape={handledShape}
      columns={columns}
      onOpen={open}
      actions={(row) => [{ text: t('requests.details'), path: 'OaExamine/Get', onClick: () => open(row) }]}
      hint={t('requests.keywords')}
      tools={<ExportTool controller="OaExamineHandled" register={register} columns={columns} />}
      fields={<RequestFilters days={t('requests.acted')} status others={register.rows} />}
      about={t('requests.aboutHandled')}
    />
  )
}
