import { useRead } from '@shouya/console/api/useRead.ts'
import DetailDrawer from '@shouya/console/ui/DetailDrawer.tsx'
import OperationButton from '@shouya/console/ui/OperationButton.tsx'
import { useDialog } from '@shouya/console/ui/useDialog.tsx'
import { Table } from 'antd'
import { useTranslation } from 'react-i18next'
import ListRecordsForm from './ListRecordsForm.tsx'
import type { Past } from './past.ts'

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
            scroll={{ x: 900 }}
            rowKey={({ table, as }) => `${table} ${as}`}
            dataSource={data}
            columns={[
              { title: t('reportFile.retention.book'), dataIndex: 'book', width: 148 },
              {
                title: t('reportFile.retention.kept'),
                dataIndex: 'years',
                render: (years: number) => t('reportFile.retention.years', { years }),
              },
              { title: t('reportFile.retention.before'), dataIndex: 'before', width: 104 },
              { title: t('reportFile.retention.total'), dataIndex: 'total' },
              { title: t('reportFile.retention.held'), dataIndex: 'held' },
              { title: t('reportFile.retention.unarchived'), dataIndex: 'unarchived' },
              { title: t('reportFile.retention.listed'), dataIndex: 'listed' },
              {
                title: t('reportFile.retention.free'),
                dataIndex: 'free',
                render: (free: number, row) => (
                  <>
                    {free}{' '}
                    {free > 0 && (
                      <OperationButton
                        path="ReportFile/ListRecords"
                        size="small"
                        danger
                        onClick={() => ask((close) => <ListRecordsForm past={row} onClose={close} />)}
                      >
                        {t('reportFile.retention.list')}
                      </OperationButton>
                    )}
                  </>
                ),
              },
              {
                title: t('reportFile.retention.oldest'),
                dataIndex: 'oldest',
                width: 200,
                render: (oldest: Past['oldest']) =>
                  oldest.map(({ id, bill_no, dept_name, ended }) => (
                    <div key={id}>
                      {bill_no} {dept_name} {ended}
                    </div>
                  )),
              },
            ]}
          />
          {dialog}
        </>
      )}
    </DetailDrawer>
  )
}
