import { useUser } from '@shouya/console/api/account.ts'
import type { BodyOf } from '@shouya/console/api/path.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import Field from '@shouya/console/noun/Field.tsx'
import { NounContext } from '@shouya/console/noun/NounContext.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { nowMinute } from '@shouya/console/ui/text.ts'
import { enteredOf } from '@shouya/noun/values'
import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { reportFile } from '../noun.ts'
import ArchiveFileField from './ArchiveFileField.tsx'
import type { FileDetail, FileValues } from './archiveList.ts'

/** Uploads a file for the archive, or changes it before its archiving. */
export default function FileForm({ row, onClose }: { row?: FileDetail; onClose: () => void }) {
  const { t } = useTranslation()
  const user = useUser()
  const { data: depts } = useRead('AdminDept/DEPTLIST', {}, { staleTime: 5 * 60_000 })
  const initial: Partial<FileValues> = row
    ? { id: row.id, version: row.version, ...enteredOf(reportFile, row) }
    : { dept_id: user.dept_id, secret_level: 1, period_key: nowMinute().slice(0, 7) }
  return (
    <FormDrawer<'ReportFile/Save', FileValues>
      path="ReportFile/Save"
      title={row ? `${t('reportFile.move.edit')} · ${row.title}` : t('reportFile.add')}
      initial={initial}
      toBody={bodyOf}
      onClose={onClose}
    >
      <NounContext value={reportFile}>
        {!row && (depts?.length ?? 0) > 1 && <Field of="dept_name" className="ui-wide" />}
        <Field of="category" />
        <Field of="title" />
        <Field of="period_key" extra={t('reportFile.periodHint')} />
        <Field of="secret_level" />
        <Form.Item
          name="file"
          label={t('reportFile.file')}
          className="ui-wide"
          extra={t('reportFile.fileHint')}
          rules={[{ required: !row, type: 'array' }]}
        >
          <ArchiveFileField />
        </Form.Item>
      </NounContext>
    </FormDrawer>
  )
}

/** A saved file keeps its unit; without a new upload it keeps its content. */
function bodyOf({ dept_id, file, ...values }: FileValues): BodyOf<'ReportFile/Save'> {
  const sent = file?.[0]?.id
  return {
    ...values,
    ...(values.id === undefined && dept_id !== undefined && { dept_id }),
    ...(sent !== undefined && { file_id: sent }),
  }
}
