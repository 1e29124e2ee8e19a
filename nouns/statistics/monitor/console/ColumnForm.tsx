import { useRead } from '@shouya/console/api/useRead.ts'
import Field from '@shouya/console/noun/Field.tsx'
import { NounContext } from '@shouya/console/noun/NounContext.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { Form, Input, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { type MeasureName, sourceType } from '../measures.ts'
import { monitor } from '../noun.ts'
import ColumnTest from './ColumnTest.tsx'
import { type ColumnRow, type ColumnValues, valuesOf } from './columnList.ts'
import { DataTypeSelect } from './DataTypeSelect.tsx'
import SourceField from './SourceField.tsx'
import WarnRules from './WarnRules.tsx'

/** Dictionary dept_type: 总行, 分行. */
const [HEAD, BRANCH] = [1, 2]

const fresh = {
  ...{ source_type: sourceType.count, source_expr: {}, width: 110, align: 1, visible: true, exported: true },
  ...{ status: monitor.states.codes.on, warn_rule: [] },
}

/** Enters a column, or changes one; its key and whose it is stay. */
export default function ColumnForm({ row, period, onClose }: { row?: ColumnRow; period: string; onClose: () => void }) {
  const { t } = useTranslation()
  const { data: units = [] } = useRead('AdminDept/DEPTLIST', {}, { staleTime: 5 * 60_000 })
  const bank = units.some(({ dept_type }) => dept_type === HEAD)
  const branches = units.filter(({ dept_type }) => dept_type === BRANCH)
  const first = { ...fresh, owner_dept_id: bank ? null : (branches[0]?.id ?? null) }
  return (
    <FormDrawer<'Monitor/SaveColumn', ColumnValues>
      path="Monitor/SaveColumn"
      title={row ? t('monitor.config.edit', { title: row.title_cn }) : t('monitor.config.add')}
      initial={row ? valuesOf(row) : first}
      toBody={(values) => values}
      onClose={onClose}
    >
      <NounContext value={monitor}>
        <Field of="column_key">
          <Input maxLength={monitor.fields.column_key.max} autoComplete="off" disabled={row !== undefined} />
        </Field>
        <Field of="owner_dept_name">
          <Select
            allowClear={bank}
            disabled={row !== undefined}
            placeholder={t('monitor.config.bank')}
            options={branches.map(({ id, dept_name }) => ({ value: id, label: dept_name }))}
          />
        </Field>
        <Field of="title_cn" />
        <Field of="group_cn" />
        <Field of="source_type" />
        <Source />
        <DataType />
        <Form.Item label={t('monitor.field.warn_rule')} className="ui-wide">
          <WarnRules />
        </Form.Item>
        <ColumnTest period={period} />
        <Field of="width" />
        <Field of="align" className="" />
        <Field of="title_hk" />
        <Field of="group_hk" />
        <Field of="title_us" />
        <Field of="group_us" />
        <Field of="status" />
        <Field of="visible" />
        <Field of="exported" />
      </NounContext>
    </FormDrawer>
  )
}

function Source() {
  const { t } = useTranslation()
  const source = Form.useWatch<number | undefined>('source_type')
  if (source === undefined || source === sourceType.manual) return null
  return (
    <Form.Item name="source_expr" label={t('monitor.field.source_expr')} className="ui-wide">
      <SourceField source={source} />
    </Form.Item>
  )
}

function DataType() {
  const source = Form.useWatch<number | undefined>('source_type')
  const expr = Form.useWatch<{ measure?: MeasureName } | undefined>('source_expr')
  return (
    <Field of="data_type">
      <DataTypeSelect source={source} measure={expr?.measure} />
    </Field>
  )
}
