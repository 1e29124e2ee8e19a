import { useRead } from '@shouya/console/api/useRead.ts'
import Facts from '@shouya/console/noun/Facts.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import Changes from '@shouya/console/ui/Changes.tsx'
import DetailDrawer, { type BesideList } from '@shouya/console/ui/DetailDrawer.tsx'
import { useActionWord } from '@shouya/console/ui/useActionWord.ts'
import { useAuditWords } from '@shouya/console/ui/useAuditWords.ts'
import { Space } from 'antd'
import { useTranslation } from 'react-i18next'
import { log } from '../noun.ts'
import LogResult from './LogResult.tsx'
import type { LogRow } from './logList.ts'

/** One entry of the log with the fields that changed. */
export default function LogDetail({ row, ...beside }: BesideList & { row: LogRow }) {
  const { t } = useTranslation()
  const { label } = useNounWords(log)
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
          <Facts
            of={log}
            row={data}
            show={[
              { label: label('create_time'), value: data.create_time },
              'log_type',
              'user_name',
              'dept_name',
              'bill_no',
              {
                label: label('target_table'),
                value: data.target_table && `${data.target_table} ${data.target_id ?? ''}`,
              },
              'ip',
              'cost_ms',
              { label: label('request_id'), value: data.request_id, wide: true },
              'user_agent',
              data.message !== null && 'message',
            ]}
          />
          {ready && data.changes.length > 0 && (
            <section>
              <h2 className="ui-heading">{t('log.changes')}</h2>
              <Changes changes={shown(data.changes)} fieldText={fieldText} valueText={valueText} />
            </section>
          )}
        </>
      )}
    </DetailDrawer>
  )
}
