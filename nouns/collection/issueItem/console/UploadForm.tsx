import { call } from '@shouya/console/api/call.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import Field from '@shouya/console/noun/Field.tsx'
import { NounContext } from '@shouya/console/noun/NounContext.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import FilesField, { type FileValue, fileIds, toFiles } from '@shouya/console/ui/files/FilesField.tsx'
import { useTranslation } from 'react-i18next'
import { issueItem } from '../noun.ts'
import AskedFacts from './AskedFacts.tsx'
import { accepted, type ItemRow, type UploadBody } from './issueItemList.ts'
import { useSaid } from './useSaid.ts'

type Values = Pick<UploadBody, 'id' | 'version' | 'note'> & { file_ids: FileValue[] }

const { file_ids } = issueItem.fields

/** Hands in files, with what is asked for above. */
export default function UploadForm({ row, onClose }: { row: ItemRow; onClose: () => void }) {
  const { t } = useTranslation()
  const said = useSaid()
  const { data } = useRead('IssueItem/Get', { id: row.id })
  if (!data) return null
  const initial: Values = { id: row.id, version: data.version, note: data.note, file_ids: toFiles(data.files) }
  const chosen = {
    validator: (_: unknown, files: FileValue[] = []) =>
      files.length > 0 ? Promise.resolve() : Promise.reject(new Error(t('issueItem.filesNeeded'))),
  }
  return (
    <NounContext value={issueItem}>
      <FormDrawer<'IssueItem/Upload', Values>
        path="IssueItem/Upload"
        title={`${t('issueItem.move.upload')} · ${row.title}`}
        initial={initial}
        toBody={({ file_ids: files, ...values }) => ({
          ...values,
          note: values.note || null,
          file_ids: fileIds(files),
        })}
        reload={async () => ({ version: (await call('IssueItem/Get', { id: row.id })).version })}
        said={said}
        okText={t('issueItem.send')}
        refreshes={['Remind']}
        onClose={onClose}
      >
        <AskedFacts row={data} className="ui-wide" />
        <Field
          of="file_ids"
          className="ui-wide"
          required
          rules={[chosen]}
          extra={t('issueItem.filesHint', { max: file_ids.max })}
        >
          <FilesField folder="file" accept={accepted} text={t('ui.chooseFiles')} most={file_ids.max} />
        </Field>
        <Field of="note" className="ui-wide" />
      </FormDrawer>
    </NounContext>
  )
}
