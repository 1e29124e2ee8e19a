import { useRead } from '@shouya/console/api/useRead.ts'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import DetailDrawer from '@shouya/console/ui/DetailDrawer.tsx'
import { Table } from 'antd'
import { useTranslation } from 'react-i18next'
import { performanceItem } from '../noun.ts'

/** The twelve items, what they weigh and what the system counts them from (domain 2.3). */
export default function Standard({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { label } = useNounWords(performanceItem)
  const read = useRead('PerformanceEvaluation/GetItemList', {})
  const { data } = read
  return (
    <DetailDrawer title={t('performanceEvaluation.standard.title')} read={read} onClose={onClose}>
      {data && (
        <>
          <p className="ui-note">
            {t('performanceEvaluation.standard.about', { total: data.reduce((sum, { weight }) => sum + weight, 0) })}
          </p>
          <Table
            size="small"
            rowKey="seq"
            pagination={false}
            dataSource={data}
            columns={[
              { title: label('seq'), key: 'seq', width: 56, render: (_, { seq }) => seq + 1 },
              { title: label('content'), dataIndex: 'content' },
              { title: label('weight'), dataIndex: 'weight', align: 'right', width: 64 },
              {
                title: t('performanceEvaluation.standard.source'),
                key: 'source',
                render: (_, { source }) =>
                  source === null
                    ? t('performanceEvaluation.noSource')
                    : t(`performanceEvaluation.standard.of.${source}`),
              },
            ]}
          />
        </>
      )}
    </DetailDrawer>
  )
}
