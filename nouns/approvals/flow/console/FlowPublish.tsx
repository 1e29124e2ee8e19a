import { indexFlow } from '@shouya/approvals/indexFlow'
import type { ApiError } from '@shouya/console/api/ApiError.ts'
import { useAction } from '@shouya/console/api/useAction.ts'
import { useHeldRefreshes } from '@shouya/console/api/useHeldRefreshes.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import Failure from '@shouya/console/ui/Failure.tsx'
import { Alert, App, Input, Modal, Skeleton } from 'antd'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import FlowChanges from './FlowChanges.tsx'
import FlowProblems from './FlowProblems.tsx'
import type { FlowRecord } from './flowList.ts'

type Props = { id: number; onClose: () => void; onPublished?: () => void }

/** Makes a draft the version that new requests run on: what is new, a note, and what the server has against it. */
export default function FlowPublish({ id, ...doors }: Props) {
  const { data, isFetchedAfterMount, error, refetch } = useRead('OaFlow/Get', { id }, { staleTime: 0 })
  const { t } = useTranslation()
  if (data && isFetchedAfterMount) return <Publish flow={data} {...doors} />
  return (
    <Modal open title={t('flows.publish')} footer={null} onCancel={doors.onClose}>
      {error ? <Failure error={error} onRetry={refetch} /> : <Skeleton active />}
    </Modal>
  )
}

function Publish({ flow, onClose, onPublished }: Omit<Props, 'id'> & { flow: FlowRecord }) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const noteId = useId()
  const [open, setOpen] = useState(true)
  const [note, setNote] = useState('')
  const [refused, setRefused] = useState<ApiError>()
  const { hold, release } = useHeldRefreshes()
  const publish = useAction('OaFlow/Publish', {
    quiet: () => true,
    onError(error) {
      release()
      setRefused(error)
    },
    onSuccess: ({ version_no }) => {
      void message.success(t('flows.publishDone', { version_no }))
      setOpen(false)
      onPublished?.()
    },
  })
  const issues = refused?.issues.map(({ path, message: words }) => ({
    level: 'error' as const,
    path,
    message: words,
    node: nodeAt(flow, path),
  }))
  const problems = issues?.length ? issues : flow.problems
  const send = () => {
    setRefused(undefined)
    hold()
    publish.mutate({ id: flow.id, version: flow.version, note: note.trim() || null })
  }
  return (
    <Modal
      title={t('flows.publishOf', { name: flow.flow_name })}
      open={open}
      okText={t('flows.publish')}
      okButtonProps={{ loading: publish.isPending }}
      onOk={send}
      onCancel={() => setOpen(false)}
      afterOpenChange={(shown) => !shown && onClose()}
      mask={{ closable: false }}
    >
      <p className="ui-note">{flow.version_no === null ? t('flows.publishFirst') : t('flows.publishSays')}</p>
      {refused && (
        <Alert
          type="error"
          role="alert"
          showIcon
          title={issues?.length ? t('flows.publishRefused') : refused.message}
        />
      )}
      {problems.length > 0 && <FlowProblems definition={flow.definition} items={problems} />}
      {flow.version_no !== null && (
        <>
          <h2 className="ui-heading">{t('flows.changesSince', { version_no: flow.version_no })}</h2>
          <FlowChanges id={flow.id} from={flow.version_no} to={null} />
        </>
      )}
      <div className="flows-note">
        <label htmlFor={noteId}>{t('flows.note')}</label>
        <Input.TextArea
          id={noteId}
          value={note}
          maxLength={200}
          autoSize={{ minRows: 2 }}
          placeholder={t('flows.noteHint')}
          onChange={({ target }) => setNote(target.value.replace(/\n/g, ' '))}
        />
      </div>
    </Modal>
  )
}

/** The innermost node on the way of a path like `definition.flow.1.branches.0.if`. */
function nodeAt({ definition }: FlowRecord, path: string): string | null {
  const inside = [...indexFlow(definition).values()].filter((entry) => {
    const place = ['definition', ...entry.path].join('.')
    return path === place || path.startsWith(`${place}.`)
  })
  return inside.at(-1)?.node.id ?? null
}
