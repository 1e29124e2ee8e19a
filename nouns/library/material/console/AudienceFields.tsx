import { useRead } from '@shouya/console/api/useRead.ts'
import Field from '@shouya/console/noun/Field.tsx'
import DeptTreeSelect from '@shouya/console/ui/DeptTreeSelect.tsx'
import { Form, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { visible } from '../rules.ts'
import type { MaterialValues } from './materialList.ts'

/** For whom a document is: the whole bank, the publishing unit and all below it, or chosen units and roles. */
export default function AudienceFields({ builds }: { builds: boolean }) {
  const { t } = useTranslation()
  const form = Form.useFormInstance<MaterialValues>()
  const kind = Form.useWatch('visible_type', form)
  const { data } = useRead('File/GetAudience', {}, { staleTime: 60_000 })
  const hints = {
    [visible.bank]: builds ? t('material.bankHint') : undefined,
    [visible.below]: t('material.belowHint'),
    [visible.chosen]: t('material.audienceHint'),
  }
  return (
    <>
      <Field of="visible_type" extra={kind === undefined ? undefined : hints[kind as 1 | 2 | 3]} />
      {kind === visible.chosen && (
        <>
          <Form.Item name="visible_dept_ids" label={t('material.audienceUnits')} className="ui-wide">
            <UnitsSelect />
          </Form.Item>
          <Form.Item name="visible_role_ids" label={t('material.audienceRoles')} className="ui-wide">
            <Select
              mode="multiple"
              allowClear
              placeholder={t('ui.choose')}
              showSearch={{ optionFilterProp: 'label' }}
              options={data?.roles.map(({ id, role_name }) => ({ value: id, label: role_name })) ?? []}
            />
          </Form.Item>
        </>
      )}
    </>
  )
}

type Units = { id?: string; value?: number[]; onChange?: (units: number[]) => void }

/** Several units of the user's scope. */
function UnitsSelect({ id, value, onChange }: Units) {
  return (
    <DeptTreeSelect
      {...(id !== undefined && { id })}
      multiple
      value={value as never}
      onChange={(units) => onChange?.((units ?? []) as never)}
    />
  )
}
