import { useRead } from '@shouya/console/api/useRead.ts'
import DetailDrawer from '@shouya/console/ui/DetailDrawer.tsx'
import { Table } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { type Item, points } from './performanceList.ts'

type Props = { of: number; source: NonNullable<Item['source']>; content: string; onClose: () => void }

/** The records from which an item's system part is counted, each with how much of it speaks for the subject (domain 5.5). */
export default function SourceRecords({ of, source, content, onClose }: Props) {
  const { t } = useTranslation()
  const read = useRead('PerformanceEvaluation/GetSource', { id: of, source })
  const { data } = read
  return (
    <DetailDrawer title={t('performanceEvaluation.records.title', { content })} read={read} onClose={onClose}>
      {data && (
        <>
          <p className="ui-note">{t('performanceEvaluation.records.about')}</p>
          {data.total > data.rows.length && (
            <p className="ui-note">
              {t('performanceEvaluation.records.more', { total: data.total, count: data.rows.length })}
            </p>
          )}
          <Table
            size="small"
            rowKey="id"
            pagination={false}
            dataSource={data.rows}
            scroll={{ x: 'max-content' }}
            locale={{ emptyText: t('performanceEvaluation.records.none') }}
            columns={[
              {
                title: t('performanceEvaluation.records.name'),
                key: 'name',
                render: (_, { name, link }) => {
                  const text = name || t('performanceEvaluation.records.noNumber')
                  return link ? <Link to={link}>{text}</Link> : text
                },
              },
              { title: t('performanceEvaluation.records.day'), key: 'day', render: (_, { day }) => day ?? '-' },
              {
                title: t('performanceEvaluation.records.unit'),
                key: 'unit',
                render: (_, { dept_name }) => dept_name ?? '-',
              },
              {
                title: t('performanceEvaluation.records.counts'),
                key: 'counts',
                align: 'right',
                render: (_, { part, whole }) => `${points(part)} / ${points(whole)}`,
              },
            ]}
          />
        </>
      )}
    </DetailDrawer>
  )
}
