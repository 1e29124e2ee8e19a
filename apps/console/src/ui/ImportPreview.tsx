import { DownloadOutlined } from '@ant-design/icons'
import { Alert, Button, Table } from 'antd'
import { useTranslation } from 'react-i18next'
import type { DataOf } from '../api/path.ts'
import { download } from './download.ts'
import ResultLink from './ResultLink.tsx'

type Result = DataOf<'AdminDept/Import'>
type BadRow = Result['rows'][number]

/** The effect on the rows; bad rows with their reasons. */
export default function ImportPreview({ result, onLeave }: { result: Result; onLeave: () => void }) {
  const { t } = useTranslation()
  const { total, added, updated, bad, rows, error_file: file, result_id } = result
  return (
    <section className="ui-import-preview" aria-label={t('ui.import.preview')}>
      <Alert
        type={bad > 0 ? 'error' : 'success'}
        showIcon
        title={t('ui.import.counts', { total, added, updated, bad })}
        description={bad > 0 && t('ui.import.noneTaken')}
        action={
          file && (
            <Button icon={<DownloadOutlined aria-hidden="true" />} onClick={() => download(file.url, file.name)}>
              {t('ui.import.errorFile')}
            </Button>
          )
        }
      />
      {rows.length > 0 && (
        <Table<BadRow>
          size="small"
          rowKey="row"
          dataSource={rows}
          pagination={false}
          scroll={{ y: 280 }}
          columns={[
            { key: 'row', title: t('ui.import.row'), width: 72, align: 'right', render: (_, { row }) => row },
            {
              key: 'issues',
              title: t('ui.import.issues'),
              render: (_, { issues }) => (
                <ul className="ui-lines">
                  {issues.map(({ column, message }) => (
                    <li key={`${column} ${message}`}>{column ? `${column}: ${message}` : message}</li>
                  ))}
                </ul>
              ),
            },
          ]}
        />
      )}
      {result_id !== null && <ResultLink id={result_id} onLeave={onLeave} />}
      {bad > rows.length && <p className="ui-note">{t('ui.import.more', { count: bad - rows.length })}</p>}
    </section>
  )
}
