import { useRead } from '@shouya/console/api/useRead.ts'
import Changes from '@shouya/console/ui/Changes.tsx'
import DetailDrawer, { type BesideList } from '@shouya/console/ui/DetailDrawer.tsx'
import Details from '@shouya/console/ui/Details.tsx'
import DictText from '@shouya/console/ui/DictText.tsx'
import { useActionWord } from '@shouya/console/ui/useActionWord.ts'
import { useAuditWords } from '@shouya/console/ui/useAuditWords.ts'
import { Space } from 'antd'
import { useTranslation } from 'react-i18next'
import LogResult from './LogResult.tsx'
import type { LogRow } from './logList.ts'

/** One entry of the log with the fields that changed. */
export default function LogDetail({ row, ...beside }: BesideList & { row: LogRow }) {
  const { t } = useTranslation()
  const { data, ...read } = useRead('Log/Get', { id: row.id, create_time: row.create_time })
  const { ready, shown, fieldText, valueText } = useAuditWords(data?.target_table ?? null)
  const action = useActionWord()(row.action)
  const title = (
    <Space wrap>
      {action}
      <LogResult row={row} />
    </Space>
  )
  return (
    <DetailDrawer {...beside} title={title} read={read}>
      {data && (
        <>
          <Details
            items={[
              { label: t('settings.log.create_time'), value: data.create_time },
              { label: t('settings.log.log_type'), value: <DictText dict="log_type" value={data.log_type} /> },
              { label: t('settings.log.user'), value: data.user_name },
              { label: t('settings.log.dept'), value: data.dept_name },
              { label: t('settings.log.bill_no'), value: data.bill_no },
              {
                label: t('settings.log.target'),
                value: data.target_table && `${data.target_table} ${data.target_id ?? ''}`,
              },
              { label: t('settings.log.ip'), value: data.ip },
              { label: t('settings.log.cost'), value: data.cost_ms },
              { label: t('api.requestId'), value: data.request_id, wide: true },
              { label: t('settings.log.agent'), value: data.user_agent, wide: true },
              data.message !== null && { label: t('settings.log.message'), value: data.message, wide: true },
            ]}
          />
          {ready && data.changes.length > 0 && (
            <section>
              <h2 className="ui-heading">{t('settings.log.changes')}</h2>
              <Changes changes={shown(data.changes)} fieldText={fieldText} valueText={valueText} />
            </section>
          )}
        </>
      )}
    </DetailDrawer>
  )
}
