import { DownloadOutlined, InboxOutlined } from '@ant-design/icons'
import { Alert, App, Button, Checkbox, Modal, Upload } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import './ui.css'
import { ApiError } from '../api/ApiError.ts'
import type { BodyOf, DataOf } from '../api/path.ts'
import { upload } from '../api/upload.ts'
import { useAction } from '../api/useAction.ts'
import { together } from '../i18n/together.ts'
import { download, downloadBase64 } from './download.ts'
import ImportPreview from './ImportPreview.tsx'
import { importActions } from './importActions.ts'
import ResultLink from './ResultLink.tsx'

type Body = BodyOf<'AdminDept/Import'>
/** Accounts come with their first passwords, units with nothing. */
type Result = DataOf<'AdminDept/Import'> & Partial<Pick<DataOf<'User/Import'>, 'passwords'>>
type Props = { of: keyof typeof importActions; onClose: () => void }

/** The import of a workbook: template, file, preview of the rows, and then the import. */
export default function ImportDialog({ of, onClose }: Props) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const [open, setOpen] = useState(true)
  const [file, setFile] = useState<{ id: number; name: string }>()
  const [update, setUpdate] = useState(false)
  const [result, setResult] = useState<Result>()
  const [error, setError] = useState<ApiError>()
  const [sending, setSending] = useState(false)
  const [templatePath, importPath] = importActions[of]
  const template = useAction(templatePath, { onSuccess: ({ url, name }) => download(url, name) })
  const action = useAction(importPath as 'AdminDept/Import', {
    quiet: () => true,
    refreshes: ['AdminDept', 'User'],
  })

  const run = async (body: Body) => {
    setError(undefined)
    setSending(true)
    try {
      const imported: Result = await action.mutateAsync(body)
      setResult(imported)
      if (imported.committed) finish(imported)
    } catch (failure) {
      setResult(undefined)
      setError(failure as ApiError)
    } finally {
      setSending(false)
    }
  }
  const finish = ({ added, updated, passwords, result_id }: Result) => {
    void message.success(
      <>
        {t('ui.import.done', { added, updated })} {result_id !== null && <ResultLink id={result_id} />}
      </>,
    )
    if (passwords) downloadBase64(passwords.content, passwords.name)
    else setOpen(false)
  }
  const take = async (selectedFile: File) => {
    setResult(undefined)
    setError(undefined)
    if (!/\.xlsx$/i.test(selectedFile.name)) {
      setError(new ApiError({ name: 'FileRefused', code: 1012, message: t('ui.import.xlsxOnly') }))
      return
    }
    setSending(true)
    try {
      const { id, name } = await upload(selectedFile, 'file')
      setFile({ id, name })
      await run({ file_id: id, update_existing: update })
    } catch (failure) {
      setError(failure as ApiError)
    } finally {
      setSending(false)
    }
  }
  const change = (checked: boolean) => {
    setUpdate(checked)
    if (file) void run({ file_id: file.id, update_existing: checked })
  }
  const isDone = result?.committed ?? false
  const ready = result !== undefined && result.bad === 0 && result.good > 0 && !isDone

  const footer = (
    <div className="ui-buttons">
      <Button onClick={() => setOpen(false)}>{isDone ? t('ui.import.close') : t('common.cancel')}</Button>
      {!isDone && (
        <Button
          type="primary"
          disabled={!ready}
          loading={sending}
          onClick={() => file && run({ file_id: file.id, update_existing: update, commit: true })}
        >
          {t('ui.import.commit')}
        </Button>
      )}
    </div>
  )
  return (
    <Modal
      title={t(`ui.import.title.${of}`)}
      open={open}
      width={720}
      footer={footer}
      mask={{ closable: false }}
      onCancel={() => setOpen(false)}
      afterOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {isDone && result?.passwords ? (
        <Alert
          type="warning"
          showIcon
          title={t('ui.import.passwords')}
          action={
            <Button onClick={() => result.passwords && downloadBase64(result.passwords.content, result.passwords.name)}>
              {t('ui.import.passwordsAgain')}
            </Button>
          }
        />
      ) : (
        <>
          <div className="ui-import-tools">
            <Button
              icon={<DownloadOutlined aria-hidden="true" />}
              loading={template.isPending}
              onClick={() => template.mutate({})}
            >
              {t('ui.import.template')}
            </Button>
            <Checkbox checked={update} disabled={sending} onChange={({ target }) => change(target.checked)}>
              {t('ui.import.update')}
            </Checkbox>
          </div>
          <Upload.Dragger
            accept=".xlsx"
            maxCount={1}
            showUploadList={false}
            disabled={sending}
            beforeUpload={(selectedFile) => {
              void take(selectedFile)
              return false
            }}
          >
            <p className="ant-upload-drag-icon">
              <InboxOutlined aria-hidden="true" />
            </p>
            <p>{file?.name ?? t('ui.import.drop')}</p>
            <p className="ui-note">{t('ui.import.limits')}</p>
          </Upload.Dragger>
          {error && <Alert type="error" role="alert" showIcon title={issueText(error)} description={error.trace} />}
          {result && <ImportPreview result={result} onLeave={() => setOpen(false)} />}
        </>
      )}
    </Modal>
  )
}

/** The problem of the file, without the name of its field. */
const issueText = (error: ApiError) => together(error.issues.map((issue) => issue.message)) || error.message
