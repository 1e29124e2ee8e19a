import { Alert, App, Input, Modal, Skeleton } from 'antd'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import './versions.css'
import type { ApiError } from '../api/ApiError.ts'
import { useAction } from '../api/useAction.ts'
import { useHeldRefreshes } from '../api/useHeldRefreshes.ts'
import { useRead } from '../api/useRead.ts'
import Failure from '../ui/Failure.tsx'
import Changes from './Changes.tsx'
import { type Draft, nameIn, pathOf, type Versioned } from './versioned.ts'

type Issues = ApiError['issues']

type Props<N extends Versioned> = {
  noun: N
  id: number
  /** Explains publishing: for the first version, and for later ones. */
  first: string
  says: string
  onPublished?: (() => void) | undefined
  onClose: () => void
  /** The problems: of the draft, or the server's issues once it refused. `leave` closes the dialog. */
  children: (record: Draft<N>, refused: Issues | undefined, leave: () => void) => ReactNode
}

/** Publishes a draft: its problems, its changes since the current version, a note. */
export default function PublishDialog<N extends Versioned>({ noun, id, ...props }: Props<N>) {
  const { data, isFetchedAfterMount, error, refetch } = useRead(pathOf(noun, 'Get'), { id }, { staleTime: 0 })
  const { t } = useTranslation()
  if (data && isFetchedAfterMount) return <Publish noun={noun} record={data as Draft<N>} {...props} />
  return (
    <Modal open title={t('versions.publish')} footer={null} onCancel={props.onClose}>
      {error ? <Failure error={error} onRetry={refetch} /> : <Skeleton active />}
    </Modal>
  )
}

type PublishProps<N extends Versioned> = Omit<Props<N>, 'id'> & { record: Draft<N> }

function Publish<N extends Versioned>(props: PublishProps<N>) {
  const { noun, record, first, says, onPublished, onClose, children } = props
  const { id, version, version_no } = record
  const { t } = useTranslation()
  const { message } = App.useApp()
  const noteId = useId()
  const [open, setOpen] = useState(true)
  const [note, setNote] = useState('')
  const [refused, setRefused] = useState<ApiError>()
  const { hold, release } = useHeldRefreshes()
  const publish = useAction(pathOf(noun, 'Publish'), {
    quiet: () => true,
    onError(error) {
      release()
      setRefused(error)
    },
    onSuccess: (made) => {
      void message.success(t('versions.publishDone', { version_no: made.version_no }))
      setOpen(false)
      onPublished?.()
    },
  })
  const issues = refused?.issues.length ? refused.issues : undefined
  const send = () => {
    setRefused(undefined)
    hold()
    publish.mutate({ id, version, note: note.trim() || null })
  }
  return (
    <Modal
      title={t('versions.publishOf', { name: nameIn(record) })}
      open={open}
      okText={t('versions.publish')}
      okButtonProps={{ loading: publish.isPending }}
      onOk={send}
      onCancel={() => setOpen(false)}
      afterOpenChange={(shown) => !shown && onClose()}
      mask={{ closable: false }}
    >
      <p className="ui-note">{version_no === null ? first : says}</p>
      {refused && (
        <Alert type="error" role="alert" showIcon title={issues ? t('versions.publishRefused') : refused.message} />
      )}
      {children(record, issues, () => setOpen(false))}
      {version_no !== null && (
        <>
          <h2 className="ui-heading">{t('versions.changesSince', { version_no })}</h2>
          <Changes noun={noun} id={id} from={version_no} to={null} />
        </>
      )}
      <div className="versions-note">
        <label htmlFor={noteId}>{t('versions.note')}</label>
        <Input.TextArea
          id={noteId}
          value={note}
          maxLength={200}
          autoSize={{ minRows: 2 }}
          placeholder={t('versions.noteHint')}
          onChange={({ target }) => setNote(target.value.replace(/\n/g, ' '))}
        />
      </div>
    </Modal>
  )
}
