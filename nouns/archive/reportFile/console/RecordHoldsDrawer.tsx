import type { DataOf } from '@shouya/console/api/path.ts'
import { useAction } from '@shouya/console/api/useAction.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import DetailDrawer from '@shouya/console/ui/DetailDrawer.tsx'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import OperationButton from '@shouya/console/ui/OperationButton.tsx'
import ReasonItem from '@shouya/console/ui/ReasonItem.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { useConfirm } from '@shouya/console/ui/useConfirm.ts'
import { useDialog } from '@shouya/console/ui/useDialog.tsx'
import { Empty, Form, Input, Table } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

type Hold = DataOf<'ReportFile/GetRecordHolds'>[number]

/** Records that nobody destroys: to hold one by its number, to release it. */
export default function RecordHoldsDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const release = useAction('ReportFile/ReleaseRecord')
  const { data, ...read } = useRead('ReportFile/GetRecordHolds', {})
  const { ask, dialog } = useDialog()
  const letGo = ({ id, bill_no }: Hold) =>
    confirm({ title: t('reportFile.holds.releaseAsk', { no: bill_no ?? '' }), danger: false }, () =>
      release.mutateAsync({ id }),
    )
  return (
    <DetailDrawer
      title={t('reportFile.holds.title')}
      read={read}
      onClose={onClose}
      actions={
        <OperationButton
          path="ReportFile/HoldRecord"
          type="primary"
          onClick={() => ask((close) => <HoldForm onClose={close} />)}
        >
          {t('reportFile.holds.add')}
        </OperationButton>
      }
    >
      {data && (
        <>
          <p className="ui-note">{t('reportFile.holds.about')}</p>
          <Table<Hold>
            size="small"
            pagination={false}
            scroll={{ x: 640 }}
            rowKey="id"
            dataSource={data}
            locale={{ emptyText: <Empty description={t('reportFile.holds.none')} /> }}
            columns={[
              {
                title: t('reportFile.billNo'),
                dataIndex: 'bill_no',
                render: (bill_no: string | null, { link }) => <Link to={link}>{bill_no}</Link>,
              },
              { title: t('reportFile.retention.book'), dataIndex: 'book' },
              { title: t('reportFile.lists.unit'), dataIndex: 'dept_name' },
              { title: t('reportFile.holds.reason'), dataIndex: 'reason' },
              {
                title: t('reportFile.holds.by'),
                dataIndex: 'create_user_name',
                render: (name: string, { create_time }) => `${name} ${minute(create_time)}`,
              },
              {
                key: 'release',
                render: (_, hold) => (
                  <OperationButton path="ReportFile/ReleaseRecord" size="small" onClick={() => letGo(hold)}>
                    {t('reportFile.holds.release')}
                  </OperationButton>
                ),
              },
            ]}
          />
        </>
      )}
      {dialog}
    </DetailDrawer>
  )
}

function HoldForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <FormDrawer<'ReportFile/HoldRecord', { bill_no: string; reason: string }>
      small
      path="ReportFile/HoldRecord"
      title={t('reportFile.holds.add')}
      okText={t('reportFile.move.hold')}
      initial={{}}
      toBody={(values) => values}
      said={() => t('reportFile.holds.held')}
      onClose={onClose}
    >
      <Form.Item name="bill_no" label={t('reportFile.billNo')} rules={[{ required: true, min: 6 }]}>
        <Input maxLength={40} />
      </Form.Item>
      <ReasonItem label={t('reportFile.holds.reason')} />
    </FormDrawer>
  )
}
