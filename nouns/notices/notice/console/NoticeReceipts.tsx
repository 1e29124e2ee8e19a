import { BellOutlined } from '@ant-design/icons'
import { useAction } from '@shouya/console/api/useAction.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import ExportDialog from '@shouya/console/ui/ExportDialog.tsx'
import Failure from '@shouya/console/ui/Failure.tsx'
import OperationButton from '@shouya/console/ui/OperationButton.tsx'
import TouchSize from '@shouya/console/ui/TouchSize.tsx'
import { useIsPhone } from '@shouya/console/ui/useIsPhone.ts'
import { fieldsWith } from '@shouya/noun/noun'
import { App, Drawer, Skeleton, Space, Tabs } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notice, receipt } from '../noun.ts'
import ReceiptPeople from './ReceiptPeople.tsx'
import ReceiptSums from './ReceiptSums.tsx'
import ReceiptUnits from './ReceiptUnits.tsx'
import type { ReceiptState } from './receiptList.ts'

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
            <ReceiptSums row={data} units={units.data} />
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
                      units={units.data}
                      confirms={data.need_receipt}
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
                  children: <ReceiptPeople row={data} dept={dept} onDept={setDept} state={state} onState={setState} />,
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
