import type { DataOf } from '@shouya/console/api/path.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import ResultLink from '@shouya/console/ui/ResultLink.tsx'
import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import TouchSize from '@shouya/console/ui/TouchSize.tsx'
import { Alert, Button, Form, Input, Modal } from 'antd'
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
  if (result) return <AgreedMany result={result} onClose={onClose} />
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

type AgreedManyProps = { result: DataOf<'OaExamine/AgreeMany'>; onClose: () => void }

/** The result of agreeing to several tasks. */
function AgreedMany({ result: { done, failed, result_id }, onClose }: AgreedManyProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(true)
  const close = () => setOpen(false)
  return (
    <TouchSize>
      <Modal
        open={open}
        title={t('request.agreedMany')}
        onCancel={close}
        afterClose={onClose}
        footer={
          <Button type="primary" onClick={close}>
            {t('examine.close')}
          </Button>
        }
      >
        <p role="status">{t('request.agreedCount', { done: done.length, failed: failed.length })}</p>
        {failed.length > 0 && <ResultLink id={result_id} onLeave={close} />}
        {failed.length > 0 && (
          <ul className="ui-lines req-failed">
            {failed.map(({ task_id, title, message }) => (
              <li key={task_id}>
                <strong>{title}</strong>
                <StatusTag kind="refused">{message}</StatusTag>
              </li>
            ))}
          </ul>
        )}
      </Modal>
    </TouchSize>
  )
}
