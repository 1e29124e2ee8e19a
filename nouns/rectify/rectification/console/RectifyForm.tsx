import { useUser } from '@shouya/console/api/account.ts'
import { useMayCall } from '@shouya/console/api/can.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import Field from '@shouya/console/noun/Field.tsx'
import { NounContext } from '@shouya/console/noun/NounContext.ts'
import CompanySelect from '@shouya/console/ui/CompanySelect.tsx'
import DictSelect from '@shouya/console/ui/DictSelect.tsx'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import PersonSelect from '@shouya/console/ui/PersonSelect.tsx'
import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { MAJOR, rectification } from '../noun.ts'
import type { RectifyDetail, RectifyValues } from './rectifyList.ts'

const BY_CHECK = 5

/** Enters a hazard found outside of a check, or changes the requirement of a rectification. */
export default function RectifyForm({ row, onClose }: { row?: RectifyDetail; onClose: () => void }) {
  const { t } = useTranslation()
  const user = useUser()
  const asksCompanies = useMayCall()('Escort/GetCompanyList')
  const edited = row && {
    id: row.id,
    version: row.version,
    require_desc: row.require_desc,
    temp_measure: row.temp_measure,
    escort_company_id: row.escort_company_id,
    ...(row.duty_user_id === null ? {} : { duty_user_id: row.duty_user_id }),
  }
  return (
    <FormDrawer<'Rectification/Save', RectifyValues>
      path="Rectification/Save"
      title={row ? `${t('rectification.editTitle')} · ${row.bill_no}` : t('rectification.addTitle')}
      initial={edited ?? { dept_id: user.dept_id, source_type: 6, hazard_level: 1, problem_photos: [] }}
      // Users who do not see the field do not send it.
      toBody={(values) => (asksCompanies ? { ...values, escort_company_id: values.escort_company_id ?? null } : values)}
      refreshes={['Remind']}
      again={!row}
      onClose={onClose}
    >
      <RectifyFields row={row} asksCompanies={asksCompanies} />
    </FormDrawer>
  )
}

function RectifyFields({ row, asksCompanies }: { row: RectifyDetail | undefined; asksCompanies: boolean }) {
  const { t } = useTranslation()
  const user = useUser()
  const form = Form.useFormInstance()
  const level = Form.useWatch('hazard_level') ?? row?.hazard_level
  const dept = Form.useWatch('dept_id') ?? row?.dept_id ?? user.dept_id
  const company = Form.useWatch<number | null | undefined>('escort_company_id', form)
  const { data: depts } = useRead('AdminDept/DEPTLIST', {}, { staleTime: 5 * 60_000 })
  const { data: people } = useRead(
    'Rectification/GetPersonList',
    company ? { escort_company_id: company } : { dept_id: dept },
  )
  return (
    <NounContext value={rectification}>
      {!row && (depts?.length ?? 0) > 1 && <Field of="dept_name" className="ui-wide" />}
      {!row && (
        <>
          <Field of="source_type">
            <DictSelect
              dict="rectify_source"
              allowClear={false}
              refuse={(value) => (Number(value) <= BY_CHECK ? t('securityCheck.title') : undefined)}
            />
          </Field>
          <Field of="hazard_level" />
          <Field of="category" />
          <Field of="problem_desc" className="ui-wide" />
          <Field of="problem_photos" />
          <Field of="deadline" required={false} />
        </>
      )}
      {asksCompanies && (
        <Field of="escort_company_name" extra={t('rectification.companyHint')}>
          <CompanySelect working onChange={() => form.setFieldValue('duty_user_id', undefined)} />
        </Field>
      )}
      <Field of="duty_user_name">
        <PersonSelect people={people} />
      </Field>
      <Field of="require_desc" className="ui-wide" />
      <Field of="temp_measure" className="ui-wide" required={level === MAJOR} />
    </NounContext>
  )
}
