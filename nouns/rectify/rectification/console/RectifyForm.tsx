import { useUser } from '@shouya/console/api/account.ts'
import { useMayCall } from '@shouya/console/api/can.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import CompanySelect from '@shouya/console/ui/CompanySelect.tsx'
import DeptTreeSelect from '@shouya/console/ui/DeptTreeSelect.tsx'
import DictSelect from '@shouya/console/ui/DictSelect.tsx'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import PersonSelect from '@shouya/console/ui/PersonSelect.tsx'
import PhotoField from '@shouya/console/ui/PhotoField.tsx'
import TimeInput from '@shouya/console/ui/TimeInput.tsx'
import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { MAJOR, type RectifyDetail, type RectifyValues } from './rectifyList.ts'

const BY_CHECK = 5
const MOST_PHOTOS = 9

/** Enters what was found outside of a check, or says more of what is asked for. */
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
      title={row ? `${t('rectify.editTitle')} · ${row.bill_no}` : t('rectify.addTitle')}
      initial={edited ?? { dept_id: user.dept_id, source_type: 6, hazard_level: 1, problem_photos: [] }}
      // Who does not see the field says nothing about it.
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
  const needed = [{ required: true }]
  return (
    <>
      {!row && (depts?.length ?? 0) > 1 && (
        <Form.Item name="dept_id" label={t('rectify.field.dept_name')} className="ui-wide" rules={needed}>
          <DeptTreeSelect allowClear={false} />
        </Form.Item>
      )}
      {!row && (
        <>
          <Form.Item name="source_type" label={t('rectify.field.source_type')} rules={needed}>
            <DictSelect
              dict="rectify_source"
              allowClear={false}
              refuse={(value) => (Number(value) <= BY_CHECK ? t('checks.register') : undefined)}
            />
          </Form.Item>
          <Form.Item name="hazard_level" label={t('rectify.field.hazard_level')} rules={needed}>
            <DictSelect dict="hazard_level" allowClear={false} />
          </Form.Item>
          <Form.Item name="category" label={t('rectify.field.category')}>
            <DictSelect dict="check_category" />
          </Form.Item>
          <Form.Item
            name="problem_desc"
            label={t('rectify.field.problem_desc')}
            className="ui-wide"
            rules={[{ required: true, min: 5, max: 500, whitespace: true }]}
          >
            <Input maxLength={500} />
          </Form.Item>
          <Form.Item name="problem_photos" label={t('rectify.field.problem_photos')} className="ui-wide">
            <PhotoField label={t('rectify.field.problem_photos')} max={MOST_PHOTOS} />
          </Form.Item>
          <Form.Item name="deadline" label={t('rectify.field.deadline')}>
            <TimeInput />
          </Form.Item>
        </>
      )}
      {asksCompanies && (
        <Form.Item
          name="escort_company_id"
          label={t('rectify.field.escort_company_name')}
          extra={t('rectify.companyHint')}
        >
          <CompanySelect working onChange={() => form.setFieldValue('duty_user_id', undefined)} />
        </Form.Item>
      )}
      <Form.Item name="duty_user_id" label={t('rectify.field.duty_user_id')}>
        <PersonSelect people={people} />
      </Form.Item>
      <Form.Item name="require_desc" label={t('rectify.field.require_desc')} className="ui-wide">
        <Input maxLength={500} />
      </Form.Item>
      <Form.Item
        name="temp_measure"
        label={t('rectify.field.temp_measure')}
        className="ui-wide"
        rules={[{ required: level === MAJOR }]}
      >
        <Input maxLength={500} />
      </Form.Item>
    </>
  )
}
