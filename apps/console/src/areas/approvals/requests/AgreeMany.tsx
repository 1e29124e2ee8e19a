import { Form, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DataOf } from '../../../api/path.ts'
import FormDrawer from '../../../ui/FormDrawer.tsx'
import AgreedMany from './AgreedMany.tsx'
import type { InboxRow } from './taskRows.ts'

type Props = {
  rows: readonly InboxRow[]
  /** How many were chosen beside them that want a look of their own. */
  others: number
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
      {others > 0 && <p className="ui-wide ui-note">{t('requests.agreeOthers', { count: others })}</p>}
      <Form.Item name="opinion" label={t('requests.opinion')} className="ui-wide" extra={t('requests.opinionHint')}>
        <Input.TextArea maxLength={500} showCount autoSize={{ minRows: 3 }} />
      </Form.Item>
    </FormDrawer>
  )
}
