import { useRead } from '@shouya/console/api/useRead.ts'
import DetailDrawer from '@shouya/console/ui/DetailDrawer.tsx'
import OperationButton from '@shouya/console/ui/OperationButton.tsx'
import { useDialog } from '@shouya/console/ui/useDialog.tsx'
import { Table } from 'antd'
import { useTranslation } from 'react-i18next'
import ListRecordsForm from './ListRecordsForm.tsx'
import type { Past } from './past.ts'

const reasons = ['held', 'unarchived', 'listed'] as const

/** The dry run: what is past its years in each register, and the way onto a list of destruction. */
export default function RetentionDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { data, ...read } = useRead('ReportFile/GetRetention', {})
  const { ask, dialog } = useDialog()
  return (
    <DetailDrawer title={t('reportFile.retention.title')} read={read} onClose={onClose}>
      {data && (
        <>
          <p className="ui-note">{t('reportFile.retention.about')}</p>
          <Table<Past>
            size="small"
            pagination={false}
            scroll={{ x: 640 }}
            rowKey={({ table, as }) => `${table} ${as}`}
            dataSource={data}
            expandable={{
              rowExpandable: ({ oldest }) => oldest.length > 0,
              expandedRowRender: (row) => <Oldest rows={row.oldest} />,
            }}
            columns={[
              { title: t('reportFile.retention.book'), dataIndex: 'book' },
              {
                title: t('reportFile.retention.kept'),
                dataIndex: 'years',
                width: 128,
                render: (years: number, { before }) => (
                  <>
                    {t('reportFile.retention.years', { years })}
                    <br />
                    <small>{t('reportFile.retention.endedBefore', { day: before })}</small>
                  </>
                ),
              },
              { title: t('reportFile.retention.total'), dataIndex: 'total', width: 72 },
              {
                title: t('reportFile.retention.stays'),
                key: 'stays',
                width: 112,
                render: (_, row) =>
                  reasons
                    .filter((reason) => row[reason] > 0)
                    .map((reason) => (
                      <div key={reason}>
                        {t(`reportFile.retention.${reason}`)} {row[reason]}
                      </div>
                    )),
              },
              {
                title: t('reportFile.retention.free'),
                dataIndex: 'free',
                width: 136,
                render: (free: number, row) =>
                  free === 0 ? (
                    free
                  ) : (
                    <OperationButton
                      path="ReportFile/ListRecords"
                      size="small"
                      danger
                      onClick={() => ask((close) => <ListRecordsForm past={row} onClose={close} />)}
                    >
                      {`${t('reportFile.retention.list')} ${free}`}
                    </OperationButton>
                  ),
              },
            ]}
          />
          {dialog}
        </>
      )}
    </DetailDrawer>
  )
}

function Oldest({ rows }: { rows: Past['oldest'] }) {
  const { t } = useTranslation()
  return (
    <>
      <strong>{t('reportFile.retention.oldest')}</strong>
      {rows.map(({ id, bill_no, dept_name, ended }) => (
        <div key={id}>
          {bill_no} {dept_name} {ended}
        </div>
      ))}
    </>
  )
}
