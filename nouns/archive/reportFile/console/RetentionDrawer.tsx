import { useRead } from '@shouya/console/api/useRead.ts'
import DetailDrawer from '@shouya/console/ui/DetailDrawer.tsx'
import { Table } from 'antd'
import { useTranslation } from 'react-i18next'

/** The dry run: what is past its years in each register. Nothing is deleted. */
export default function RetentionDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { data, ...read } = useRead('ReportFile/GetRetention', {})
  return (
    <DetailDrawer title={t('reportFile.retention.title')} read={read} onClose={onClose}>
      {data && (
        <>
          <p className="ui-note">{t('reportFile.retention.about')}</p>
          <Table
            size="small"
            pagination={false}
            scroll={{ x: 640 }}
            rowKey={({ table, years }) => `${table} ${years}`}
            dataSource={data}
            columns={[
              { title: t('reportFile.retention.book'), dataIndex: 'book' },
              {
                title: t('reportFile.retention.kept'),
                dataIndex: 'years',
                render: (years: number) => t('reportFile.retention.years', { years }),
              },
              { title: t('reportFile.retention.before'), dataIndex: 'before' },
              { title: t('reportFile.retention.total'), dataIndex: 'total' },
              { title: t('reportFile.retention.held'), dataIndex: 'held' },
              { title: t('reportFile.retention.unarchived'), dataIndex: 'unarchived' },
              {
                title: t('reportFile.retention.oldest'),
                dataIndex: 'oldest',
                render: (oldest: (typeof data)[number]['oldest']) =>
                  oldest.map(({ id, bill_no, dept_name, ended }) => (
                    <div key={id}>
                      {bill_no} {dept_name} {ended}
                    </div>
                  )),
              },
            ]}
          />
        </>
      )}
    </DetailDrawer>
  )
}
