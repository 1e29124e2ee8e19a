import type { ApiError } from '@shouya/console/api/ApiError.ts'
import { useAction } from '@shouya/console/api/useAction.ts'
import { useHeldRefreshes } from '@shouya/console/api/useHeldRefreshes.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import { useDocument } from '@shouya/console/filling/useDocument.ts'
import Failure from '@shouya/console/ui/Failure.tsx'
import { Alert, App, Input, Modal, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import Changed from './Changed.tsx'
import type { FormRecord } from './formList.ts'
import LostFields from './LostFields.tsx'
import Problems from './Problems.tsx'

type Props = {
  id: number
  /** Goes to a place of the draft. */
  onLead: (path: string) => void
  onClose: () => void
}

/** Makes a draft the version that people fill in: what is new in it, a note, and what the server has against it. */
export default function FormPublish({ id, onLead, onClose }: Props) {
  const { data, isFetchedAfterMount, error, refetch } = useRead('CustomForm/Get', { id }, { staleTime: 0 })
  const { t } = useTranslation()
  if (data && isFetchedAfterMount) return <Publish form={data} onLead={onLead} onClose={onClose} />
  return (
    <Modal open title={t('forms.publish')} footer={null} onCancel={onClose}>
      {error ? <Failure error={error} onRetry={refetch} /> : <Skeleton active />}
    </Modal>
  )
}

type PublishProps = { form: FormRecord; onLead: Props['onLead']; onClose: () => void }

function Publish({ form, onLead, onClose }: PublishProps) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const [open, setOpen] = useState(true)
  const [note, setNote] = useState('')
  const [refused, setRefused] = useState<ApiError>()
  const { hold, release } = useHeldRefreshes()
  const document = useDocument(form.document)
  const publish = useAction('CustomForm/Publish', {
    quiet: () => true,
    onError(error) {
      release()
      setRefused(error)
    },
    onSuccess: ({ version_no }) => {
      void message.success(t('forms.publishDone', { version_no }))
      setOpen(false)
    },
  })
  const issues = refused?.issues.map(({ path, message: words }) => ({
    level: 'error' as const,
    path: path.replace(/^document\.?/, ''),
    message: words,
  }))
  const problems = issues?.length ? issues : form.problems
  // Behind the dialog nobody sees where it leads.
  const lead = (path: string) => {
    setOpen(false)
    onLead(path)
  }
  const send = () => {
    setRefused(undefined)
    hold()
    publish.mutate({ id: form.id, version: form.version, note: note.trim() || null })
  }
  return (
    <Modal
      title={t('forms.publishOf', { name: form.form_name })}
      open={open}
      okText={t('forms.publish')}
      okButtonProps={{ loading: publish.isPending }}
      onOk={send}
      onCancel={() => setOpen(false)}
      afterOpenChange={(shown) => !shown && onClose()}
      mask={{ closable: false }}
    >
      <p className="ui-note">{form.version_no === null ? t('forms.publishFirst') : t('forms.publishSays')}</p>
      {refused && (
        <Alert
          type="error"
          role="alert"
          showIcon
          title={issues?.length ? t('forms.publishRefused') : refused.message}
        />
      )}
      {problems.length > 0 && <Problems document={document} items={problems} onLead={lead} />}
      <LostFields uses={form.uses} onLeave={() => setOpen(false)} />
      {form.version_no !== null && (
        <>
          <h2 className="ui-heading">{t('forms.changesSince', { version_no: form.version_no })}</h2>
          <Changed id={form.id} from={form.version_no} to={null} />
        </>
      )}
      <div className="forms-note">
        <label htmlFor="forms-note">{t('forms.note')}</label>
        <Input.TextArea
          id="forms-note"
          value={note}
          maxLength={200}
          autoSize={{ minRows: 2 }}
          placeholder={t('forms.noteHint')}
          onChange={({ target }) => setNote(target.value.replace(/\n/g, ' '))}
        />
      </div>
    </Modal>
  )
}
