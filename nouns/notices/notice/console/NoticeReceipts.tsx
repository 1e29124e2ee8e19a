import { BellOutlined } from '@ant-design/icons'
import { useAction } from '@shouya/console/api/useAction.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import ExportDialog from '@shouya/console/ui/ExportDialog.tsx'
import Failure from '@shouya/console/ui/Failure.tsx'
import type { NoticeRow } from '@shouya/console/ui/notices/noticeRow.ts'
import OperationButton from '@shouya/console/ui/OperationButton.tsx'
import ReceiptSums from '@shouya/console/ui/receipts/ReceiptSums.tsx'
import ReceiptUnits from '@shouya/console/ui/receipts/ReceiptUnits.tsx'
import TouchSize from '@shouya/console/ui/TouchSize.tsx'
import { useIsPhone } from '@shouya/console/ui/useIsPhone.ts'
import { fieldsWith } from '@shouya/noun/noun'
import { App, Drawer, Skeleton, Space, Tabs } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notice, receipt } from '../noun.ts'
import NoticePeople from './NoticePeople.tsx'
import type { ReceiptState, ReceiptUnit } from './receiptList.ts'

/** Who has read a notice, who has not, by unit and by name; those who have not are reminded from here. */
export default function NoticeReceipts({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation()
  const { label } = useNounWords(receipt)
  const { message } = App.useApp()
  const phone = useIsPhone()
  const [open, setOpen] = useState(true)
  const [tab, setTab] = useState('units')
  const [dept, setDept] = useState<number>()
  const [state, setState] = useState<ReceiptState>('unread')
  const [exporting, setExporting] = useState(false)
  const { data, error, refetch } = useRead('Notice/GetNotice', { id })
  const units = useRead('Notice/GetReceiptDeptList', { id })
  const remind = useAction('Notice/RemindNotice', {
    refreshes: ['Remind'],
    onSuccess: ({ reminded, left_out }) =>
      message.success(
        t('notice.reminded', { reminded, left_out: left_out === 0 ? '' : t('notice.leftOut', { left_out }) }),
      ),
  })
  const body = { id, ...(dept === undefined ? {} : { dept_id: dept }) }
  const footer = (
    <div className="ui-buttons">
      <OperationButton path="Common/Export" body={{ controller: 'NoticeReceipt' }} onClick={() => setExporting(true)}>
        {t('ui.export')}
      </OperationButton>
      {data?.status === notice.states.codes.published && (
        <OperationButton
          path="Notice/RemindNotice"
          type="primary"
          icon={<BellOutlined aria-hidden="true" />}
          loading={remind.isPending}
          onClick={() => remind.mutate(body)}
        >
          {data.need_receipt ? t('notice.remindUnconfirmed') : t('notice.remindUnread')}
        </OperationButton>
      )}
    </div>
  )
  const problem = error ?? units.error
  return (
    <TouchSize>
      <Drawer
        title={`${t('notice.move.receipt')}${data ? ` · ${data.title}` : ''}`}
        open={open}
        size={phone ? '100%' : 720}
        footer={footer}
        onClose={() => setOpen(false)}
        afterOpenChange={(shown) => !shown && onClose()}
      >
        {problem ? (
          <Failure error={problem} onRetry={() => void Promise.all([refetch(), units.refetch()])} />
        ) : data && units.data ? (
          <Space orientation="vertical" size={16} style={{ width: '100%' }}>
            <NoticeSums row={data} units={units.data} />
            <Tabs
              className="ui-detail-tabs"
              activeKey={tab}
              onChange={setTab}
              items={[
                {
                  key: 'units',
                  label: t('notice.byUnit'),
                  children: (
                    <ReceiptUnits
                      label={t('notice.byUnit')}
                      units={units.data.map(({ read, confirmed, ...unit }) => ({
                        ...unit,
                        done: data.need_receipt ? confirmed : read,
                      }))}
                      onOpen={(unit) => {
                        setDept(unit)
                        setState(data.need_receipt ? 'unconfirmed' : 'unread')
                        setTab('people')
                      }}
                    />
                  ),
                },
                {
                  key: 'people',
                  label: t('notice.byPerson'),
                  children: <NoticePeople row={data} dept={dept} onDept={setDept} state={state} onState={setState} />,
                },
              ]}
            />
          </Space>
        ) : (
          <Skeleton active paragraph={{ rows: 8 }} />
        )}
      </Drawer>
      {exporting && (
        <ExportDialog
          controller="NoticeReceipt"
          filters={tab === 'people' ? { ...body, state } : body}
          total={undefined}
          columns={fieldsWith(receipt, 'exported').map((key) => ({ key, title: label(key), chosen: true }))}
          more={undefined}
          onClose={() => setExporting(false)}
        />
      )}
    </TouchSize>
  )
}

const sum = (units: readonly ReceiptUnit[], field: 'receivers' | 'read' | 'confirmed') =>
  units.reduce((all, unit) => all + unit[field], 0)

/** The numbers in the user's scope, and how many it was for when it was published. */
function NoticeSums({ row, units }: { row: NoticeRow; units: readonly ReceiptUnit[] }) {
  const { t } = useTranslation()
  const receivers = sum(units, 'receivers')
  const read = sum(units, 'read')
  return (
    <ReceiptSums
      sums={[
        { title: t('notice.field.receiver_count'), value: receivers },
        { title: t('notice.read'), value: read },
        { title: t('notice.unread'), value: receivers - read },
        ...(row.need_receipt ? [{ title: t('notice.confirmed'), value: sum(units, 'confirmed') }] : []),
        { title: t('notice.receiversThen'), value: row.receiver_count ?? 0 },
      ]}
    />
  )
}
