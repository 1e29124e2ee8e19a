import type { RowOf } from '@shouya/console/api/path.ts'
import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import { inOrder } from '@shouya/console/registers/inOrder.ts'
import RegisterPage from '@shouya/console/registers/RegisterPage.tsx'
import { useEndlessRegister } from '@shouya/console/registers/useEndlessRegister.ts'
import FlagSelect from '@shouya/console/ui/FlagSelect.tsx'
import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import When from '@shouya/console/ui/When.tsx'
import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { requestPaths } from '../../../console/requestPaths.ts'
import RequestFilters from './RequestFilters.tsx'
import { ccShape } from './requestList.ts'
import { useRequestColumns } from './useRequestColumns.tsx'
import { useSummaryColumn } from './useSummaryColumn.tsx'

type Row = RowOf<'OaExamine/GetCcList'>

/** What the user was informed about; whoever opens it has read it. */
export default function CcRegister() {
  const { t } = useTranslation()
  const register = useEndlessRegister('OaExamine/GetCcList', ccShape)
  const all = useRequestColumns<Row>(
    ['initiator_name', 'dept_name'],
    [
      useSummaryColumn(),
      {
        key: 'read_time',
        title: t('requests.read'),
        width: 96,
        render: (row) =>
          row.read_time === null ? (
            <StatusTag kind="waiting">{t('requests.unread')}</StatusTag>
          ) : (
            <StatusTag kind="done">{t('requests.readAlready')}</StatusTag>
          ),
      },
      { key: 'cc_time', title: t('requests.copied'), width: 104, render: (row) => <When at={row.cc_time} /> },
    ],
  )
  const columns = inOrder(all, ['title', 'summary', 'read_time', 'cc_time', 'initiator_name', 'dept_name', 'status'])
  const open = ({ id, title }: Row) => openTab(requestPaths.detail(id), title)
  return (
    <RegisterPage
      name="Requests.copied"
      register={register}
      shape={ccShape}
      columns={columns}
      onOpen={open}
      actions={(row) => [{ text: t('requests.details'), path: 'OaExamine/Get', onClick: () => open(row) }]}
      hint={t('requests.keywords')}
      fields={
        <>
          <Form.Item name="unread" label={t('requests.read')}>
            <FlagSelect label={t('requests.unreadOnly')} />
          </Form.Item>
          <RequestFilters days={t('requests.copied')} status others={register.rows} />
        </>
      }
      about={t('requests.aboutCopied')}
    />
  )
}
