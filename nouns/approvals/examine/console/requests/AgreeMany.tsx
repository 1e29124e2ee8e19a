import type { DataOf } from '@shouya/console/api/path.ts'
import BatchOutcome from '@shouya/console/ui/BatchOutcome.tsx'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { Alert, Form, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type InboxRow, whyAlone } from './requestList.ts'
import Summary from './Summary.tsx'

type Props = {
  rows: readonly InboxRow[]
  /** Selected tasks that must be decided one by one. */
  others: readonly InboxRow[]
  /** Tasks that failed stay selected. */
  onDone: (failed: readonly number[]) => void
  onClose: () => void
}

/** One opinion for several tasks; failures are listed with their tasks. */
export default function AgreeMany({ rows, others, onDone, onClose }: Props) {
  const { t } = useTranslation()
  const [result, setResult] = useState<DataOf<'OaExamine/AgreeMany'>>()
  if (result)
    return (
      <BatchOutcome
        title={t('request.agreedMany')}
        text={t('request.agreedCount', { done: result.done.length, failed: result.failed.length })}
        failed={result.failed.map(({ task_id, title, message }) => ({ key: task_id, name: title, message }))}
        resultId={result.result_id}
        onClose={onClose}
      />
    )
  return (
    <FormDrawer
      path="OaExamine/AgreeMany"
      title={t('request.agreeMany')}
      okText={t('examine.move.agree')}
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
      <p className="ui-wide">{t('request.agreeCount', { count: rows.length })}</p>
      <ul className="ui-wide ui-lines req-agreed" aria-label={t('request.agreeCount', { count: rows.length })}>
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
          title={t('request.agreeOthers', { count: others.length })}
          description={
            <ul className="ui-lines req-agreed">
              {others.map((row) => (
                <li key={row.task_id}>
                  {row.title}
                  {' · '}
                  {t(`request.alone.${whyAlone(row) ?? 'fields'}`)}
                </li>
              ))}
            </ul>
          }
        />
      )}
      <Form.Item name="opinion" label={t('examine.opinion')} className="ui-wide" extra={t('request.opinionHint')}>
        <Input.TextArea maxLength={500} showCount autoSize={{ minRows: 3 }} />
      </Form.Item>
    </FormDrawer>
  )
}
