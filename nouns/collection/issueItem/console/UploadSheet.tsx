import { ArrowLeftOutlined } from '@ant-design/icons'
import { takenUp } from '@shouya/console/api/device/queue.ts'
import { asOptions } from '@shouya/console/filling/readSources.ts'
import { useDocument } from '@shouya/console/filling/useDocument.ts'
import { useFillDraft } from '@shouya/console/filling/useFillDraft.ts'
import { useFormHost } from '@shouya/console/filling/useFormHost.ts'
import DraftAlert from '@shouya/console/ui/DraftAlert.tsx'
import '@shouya/console/filling/filling.css'
import { useLanguage } from '@shouya/console/i18n/language.ts'
import { useDirty } from '@shouya/console/ui/dirty.ts'
import FilesField, { fileIds, toFiles } from '@shouya/console/ui/files/FilesField.tsx'
import TouchSize from '@shouya/console/ui/TouchSize.tsx'
import type { Values } from '@shouya/forms/document'
import FormView from '@shouya/forms-react/renderer/FormView'
import { type FormHandle, InvalidForm } from '@shouya/forms-react/renderer/formHandle'
import { Alert, Button } from 'antd'
import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { issueItem } from '../noun.ts'
import AskedFacts from './AskedFacts.tsx'
import { accepted, type ItemDetail } from './issueItemList.ts'
import { useUpload } from './useUpload.ts'

type Props = { row: ItemDetail; form: NonNullable<ItemDetail['form']>; onLeave: () => void }

const { max } = issueItem.fields.file_ids

/** The form that a collection asks for, with files beside it: kept while it is filled in, and on the device without a network. */
export default function UploadSheet({ row, form, onLeave }: Props) {
  const { t } = useTranslation()
  const lang = useLanguage((state) => state.lang)
  const document = useDocument(form.document)
  const stored = form.data as Values
  const chosen = useMemo(() => asOptions(form.options), [form.options])
  const host = useFormHost(document, stored, chosen)
  const handle = useRef<FormHandle>(null)
  const key = `IssueItem/Upload ${row.id}`
  // An entry that waited on this device, and is edited again.
  const [waited] = useState(() => takenUp(key) as Values | undefined)
  const draft = useFillDraft(document, key, () => handle.current?.peek())
  const [files, setFiles] = useState(() => toFiles(row.files))
  const [dirty, setDirty] = useState(waited !== undefined)
  useDirty(dirty)
  const { send, sending, problem } = useUpload(row, key, handle, () => {
    draft.forget()
    setDirty(false)
    onLeave()
  })
  const submit = () =>
    handle.current?.submit().catch((failure: unknown) => {
      // Errors are already shown at their fields.
      if (!(failure instanceof InvalidForm)) throw failure
    })
  return (
    <TouchSize>
      <section className="forms-fill" aria-label={row.title}>
        <Button type="text" icon={<ArrowLeftOutlined aria-hidden="true" />} onClick={onLeave}>
          {t('issueItem.title')}
        </Button>
        <AskedFacts row={row} />
        {draft.found && (
          <DraftAlert
            onDrop={() => {
              draft.forget()
              setDirty(false)
            }}
          />
        )}
        <FormView
          key={draft.round}
          ref={handle}
          document={document}
          values={{ ...stored, ...(waited ?? draft.found) }}
          host={host}
          lang={lang}
          onChange={() => {
            setDirty(true)
            draft.note()
          }}
          onSubmit={(data) => send(data, fileIds(files))}
        />
        <h2 className="ui-heading">{t('issueItem.field.file_ids')}</h2>
        <FilesField
          value={files}
          onChange={(next) => {
            setFiles(next)
            setDirty(true)
          }}
          folder="file"
          accept={accepted}
          text={t('ui.chooseFiles')}
          most={max}
        />
        <div className="forms-foot">
          {problem && (
            <Alert
              type="error"
              role="alert"
              showIcon
              title={problem.text}
              description={problem.requestId && `${t('api.requestId')} ${problem.requestId}`}
            />
          )}
          <Button type="primary" loading={sending} onClick={submit}>
            {t('issueItem.send')}
          </Button>
        </div>
      </section>
    </TouchSize>
  )
}
