import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import './requests.css'
import type { RowOf } from '@shouya/console/api/path.ts'
import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import { useNounColumns } from '@shouya/console/noun/useNounColumns.tsx'
import ExportTool from '@shouya/console/registers/ExportTool.tsx'
import { inOrder } from '@shouya/console/registers/inOrder.ts'
import RegisterPage from '@shouya/console/registers/RegisterPage.tsx'
import { useEndlessRegister } from '@shouya/console/registers/useEndlessRegister.ts'
import FlagSelect from '@shouya/console/ui/FlagSelect.tsx'
import PageTabs from '@shouya/console/ui/PageTabs.tsx'
import type { RowAction } from '@shouya/console/ui/RowActions.tsx'
import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import { useTurn } from '@shouya/console/ui/useTurn.ts'
import { partOf } from '@shouya/noun/noun'
import { requestPaths } from '../../../console/requestPaths.ts'
import { request } from '../../../request/noun.ts'
import RequestFilters from './RequestFilters.tsx'
import { ccShape, handledShape, type RequestRow } from './requestList.ts'
import { useSummaryColumn } from './Summary.tsx'
import { useRequestColumns } from './useRequestColumns.tsx'

/** Requests that the user has decided on, and copies (spec 000 section 2.2). Each tab keeps its query. */
export default function Handled() {
  const { t } = useTranslation()
  const [part, turn] = useTurn(['handled', 'copied'])
  return (
    <>
      <PageTabs
        active={part}
        onTurn={turn}
        items={[
          { key: 'handled', label: t('request.handled') },
          { key: 'copied', label: t('request.copiedToMe') },
        ]}
      />
      {part === 'handled' ? <HandledRegister /> : <CcRegister />}
    </>
  )
}

const open = ({ id, title }: Pick<RequestRow, 'id' | 'title'>) => openTab(requestPaths.detail(id), title)

/** The only row action on requests of others is to view them. */
const useLooking = () => {
  const { t } = useTranslation()
  return {
    onOpen: open,
    actions: (row: RequestRow): RowAction[] => [
      { text: t('ui.details'), path: 'OaExamine/Get', onClick: () => open(row) },
    ],
    hint: t('request.keywords'),
  }
}

const share = partOf(request, 'share')
type HandledRow = RowOf<'OaExamine/GetHandledList'>

/** Requests in which the user has decided something. */
function HandledRegister() {
  const { t } = useTranslation()
  const register = useEndlessRegister('OaExamine/GetHandledList', handledShape)
  const acted = useNounColumns<typeof share, HandledRow>(share, { acted_time: { width: 104 } })
  const all = useRequestColumns<HandledRow>(['initiator_name', 'dept_name', 'waits_at'], [useSummaryColumn(), ...acted])
  const columns = inOrder(all, ['title', 'summary', 'acted_time', 'initiator_name', 'dept_name', 'waits_at', 'status'])
  return (
    <RegisterPage
      name="Requests.handled"
      register={register}
      shape={handledShape}
      columns={columns}
      {...useLooking()}
      tools={
        <ExportTool
          controller="OaExamineHandled"
          register={register}
          columns={columns.filter(({ key }) => key !== 'summary')}
        />
      }
      fields={<RequestFilters days={t('request.share.field.acted_time')} status others={register.rows} />}
      about={t('request.aboutHandled')}
    />
  )
}

const copy = partOf(request, 'copy')
type CopiedRow = RowOf<'OaExamine/GetCcList'>

/** Requests of which the user got a copy; opening one marks it read. */
function CcRegister() {
  const { t } = useTranslation()
  const register = useEndlessRegister('OaExamine/GetCcList', ccShape)
  const copied = useNounColumns<typeof copy, CopiedRow>(copy, {
    read_time: {
      width: 96,
      render: (row) =>
        row.read_time === null ? (
          <StatusTag kind="waiting">{t('request.unread')}</StatusTag>
        ) : (
          <StatusTag kind="done">{t('request.readAlready')}</StatusTag>
        ),
    },
    cc_time: { width: 104 },
  })
  const all = useRequestColumns<CopiedRow>(['initiator_name', 'dept_name'], [useSummaryColumn(), ...copied])
  const columns = inOrder(all, ['title', 'summary', 'read_time', 'cc_time', 'initiator_name', 'dept_name', 'status'])
  return (
    <RegisterPage
      name="Requests.copied"
      register={register}
      shape={ccShape}
      columns={columns}
      {...useLooking()}
      fields={
        <>
          <Form.Item name="unread" label={t('request.copy.field.read_time')}>
            <FlagSelect label={t('request.unreadOnly')} />
          </Form.Item>
          <RequestFilters days={t('request.copy.field.cc_time')} status others={register.rows} />
        </>
      }
      about={t('request.aboutCopied')}
    />
  )
}
