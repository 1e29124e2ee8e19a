import type { RowOf } from '@shouya/console/api/path.ts'
import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import ExportTool from '@shouya/console/registers/ExportTool.tsx'
import { inOrder } from '@shouya/console/registers/inOrder.ts'
import RegisterPage from '@shouya/console/registers/RegisterPage.tsx'
import { useEndlessRegister } from '@shouya/console/registers/useEndlessRegister.ts'
import When from '@shouya/console/ui/When.tsx'
import { useTranslation } from 'react-i18next'
import { requestPaths } from '../../../console/requestPaths.ts'
import RequestFilters from './RequestFilters.tsx'
import { handledShape } from './requestList.ts'
import { useRequestColumns } from './useRequestColumns.tsx'
import { useSummaryColumn } from './useSummaryColumn.tsx'

type Row = RowOf<'OaExamine/GetHandledList'>

/** In what the user has decided something. */
export default function HandledRegister() {
  const { t } = useTranslation()
  const register = useEndlessRegister('OaExamine/GetHandledList', handledShape)
  const all = useRequestColumns<Row>(
    ['initiator_name', 'dept_name', 'waits_at'],
    [
      useSummaryColumn(),
      { key: 'acted_time', title: t('requests.acted'), width: 104, render: (row) => <When at={row.acted_time} /> },
    ],
  )
  const columns = inOrder(all, ['title', 'summary', 'acted_time', 'initiator_name', 'dept_name', 'waits_at', 'status'])
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
      tools={
        <ExportTool
          controller="OaExamineHandled"
          register={register}
          columns={columns.filter(({ key }) => key !== 'summary')}
        />
      }
      fields={<RequestFilters days={t('requests.acted')} status others={register.rows} />}
      about={t('requests.aboutHandled')}
    />
  )
}
