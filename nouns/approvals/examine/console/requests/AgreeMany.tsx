import type { DataOf } from '@shouya/console/api/path.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { Alert, Form, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import AgreedMany from './AgreedMany.tsx'
import Summary from './Summary.tsx'
import { type InboxRow, whyAlone } from './taskRows.ts'

type Props = {
  rows: readonly InboxRow[]
  /** What was chosen beside them and wants a look of its own. */
  others: readonly InboxRow[]
  /** What could not be agreed to stays chosen. */
  onDone: (failed: readonly number[]) => void
  onClose: () => void
}

/** One opinion for several tasks; what could not be done is said, task by task. */
export default function AgreeMany({ rows, others, onDone, onClose }: Props) {
  const { t } = useTranslation()
  const [result, setResult] = useState<DataOf<'OaExamine/AgreeMany'>>()
  if (result) return <AgreedMany result={result} onClose={onClose} />
  return (
    <FormDrawer
      path="OaExamine/AgreeMany"
      title={t('requests.agreeMany')}
      okText={t('requests.agree')}
      initial={{}}
      toBody={({ opinion }: { opinion?: string }) => ({
        task_ids: rows.map(({ task_id }) => task_id),
        ...(opinion && { opinion }),
      })}
      said={() => null}
      refreshes={['Remind']}
      small
      onSaved={(data) => {
        onDone(data.failed.map(({ task_id }) => task_id))
        setResult(data)
      }}
      onClose={onClose}
    >
      <p className="ui-wide">{t('requests.agreeCount', { count: rows.length })}</p>
      <ul className="ui-wide req-agreed" aria-label={t('requests.agreeCount', { count: rows.length })}>
        {rows.map(({ task_id, title, node_name, summary }) => (
          <li key={task_id}>
            <strong>{title}</strong> <span className="ui-note">{node_name}</span>
            <Summary of={summary} />
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <Alert
          className="ui-wide"
          type="info"
          showIcon
          title={t('requests.agreeOthers', { count: others.length })}
          description={
            <ul className="req-agreed">
              {others.map((row) => (
                <li key={row.task_id}>
                  {row.title}
                  {' · '}
                  {t(`requests.alone.${whyAlone(row) ?? 'fields'}`)}
                </li>
              ))}
            </ul>
          }
        />
      )}
      <Form.Item name="opinion" label={t('requests.opinion')} className="ui-wide" extra={t('requests.opinionHint')}>
        <Input.TextArea maxLength={500} showCount autoSize={{ minRows: 3 }} />
      </Form.Item>
    </FormDrawer>
  )
}
