import ExportTool from '@shouya/console/registers/ExportTool.tsx'
import RegisterPage from '@shouya/console/registers/RegisterPage.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import DayRange from '@shouya/console/ui/DayRange.tsx'
import DeptTreeSelect from '@shouya/console/ui/DeptTreeSelect.tsx'
import { useOpened } from '@shouya/console/ui/record/useOpened.ts'
import { Form } from 'antd'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import FormSelect from '../../form/console/FormSelect.tsx'
import { ownShape, type SubmissionPath, submissionShape, submissionSorts } from './submissionList.ts'
import { useSubmissionColumns } from './useSubmissionColumns.tsx'

// Loaded separately: it contains the renderer, which the list does not need.
const SubmissionDetail = lazy(() => import('./SubmissionDetail.tsx'))

/** Submissions in the reader's scope, or the reader's own. */
export default function SubmissionRegister({ path }: { path: SubmissionPath }) {
  const { t } = useTranslation()
  const own = path === 'CustomForm/GetOwnSubmissionList'
  const shape = own ? ownShape : submissionShape
  const register = useRegister(path, shape, submissionSorts)
  const columns = useSubmissionColumns(own)
  const { id, show, beside } = useOpened(register, 'entry')
  const more = register.query.filters.form_id === undefined ? t('submission.exportOne') : t('submission.exportFields')
  return (
    <>
      <RegisterPage
        name={own ? 'Forms.own' : 'Forms.submissions'}
        register={register}
        shape={shape}
        columns={columns}
        onOpen={show}
        actions={(row) => [
          { text: t('submission.details'), path: 'CustomForm/GetSubmission', onClick: () => show(row) },
        ]}
        hint={t('submission.submissionKeywords')}
        about={own ? t('submission.aboutOwn') : t('submission.aboutSubmissions')}
        {...(own && { flags: { form_id: t('submission.ofForm', { name: register.rows[0]?.form_name ?? '' }) } })}
        tools={!own && <ExportTool controller="CustomForm" register={register} columns={columns} more={more} />}
        fields={
          <>
            {!own && (
              <Form.Item name="form_id" label={t('form.form')}>
                <FormSelect />
              </Form.Item>
            )}
            <DayRange label={t('submission.field.create_time')} />
            {!own && (
              <Form.Item name="dept_id" label={t('submission.field.dept_name')}>
                <DeptTreeSelect placeholder={t('common.all')} />
              </Form.Item>
            )}
          </>
        }
      />
      {id && (
        <Suspense>
          <SubmissionDetail id={id} {...beside} />
        </Suspense>
      )}
    </>
  )
}
