import { useRead } from '@shouya/console/api/useRead.ts'
import { mark } from '@shouya/console/i18n/language.ts'
import Field from '@shouya/console/noun/Field.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import DeptTreeSelect from '@shouya/console/ui/DeptTreeSelect.tsx'
import DictSelect from '@shouya/console/ui/DictSelect.tsx'
import PersonSearch from '@shouya/console/ui/PersonSearch.tsx'
import { Form, Radio, Select, TreeSelect } from 'antd'
import { useTranslation } from 'react-i18next'
import { issue, targetType } from '../noun.ts'
import type { IssueDetail, IssueValues } from './issueList.ts'

/** Of whom something is asked, and whom that means now. */
export default function TargetFields({ row }: { row: IssueDetail | undefined }) {
  const { t } = useTranslation()
  const { choice } = useNounWords(issue)
  const form = Form.useFormInstance<IssueValues>()
  const type = Form.useWatch('target_type', form)
  const ids = Form.useWatch('target_ids', form)
  const words = {
    [targetType.units]: t('issue.target.units'),
    [targetType.types]: t('issue.target.types'),
    [targetType.roles]: t('issue.target.roles'),
    [targetType.people]: t('issue.target.people'),
  }
  return (
    <>
      <Field of="target_type">
        {/* Another kind of target has other ids. */}
        <Radio.Group
          options={Object.values(targetType).map((value) => ({ value, label: choice('target_type', value) }))}
          onChange={() => form.setFieldValue('target_ids', [])}
        />
      </Field>
      {type !== undefined && (
        <Form.Item
          key={type}
          name="target_ids"
          label={words[type as 1]}
          className="ui-wide"
          rules={[{ required: true, type: 'array', min: 1 }]}
          extra={ids && ids.length > 0 ? <Preview type={type} ids={ids} /> : undefined}
        >
          <TargetInput type={type} row={row} />
        </Form.Item>
      )}
    </>
  )
}

type InputProps = {
  type: number
  row: IssueDetail | undefined
  id?: string
  value?: number[]
  onChange?: (value: number[]) => void
}

/** The input of one kind of target. */
function TargetInput({ type, row, id, value = [], onChange }: InputProps) {
  const { t } = useTranslation()
  const roles = useRead('Issue/GetRoles', {}, { enabled: type === targetType.roles })
  const field = { ...(id !== undefined && { id }), onChange: onChange as never }
  switch (type) {
    case targetType.units:
      return (
        <DeptTreeSelect
          {...field}
          value={value as never}
          multiple
          treeCheckable
          showCheckedStrategy={TreeSelect.SHOW_ALL}
          maxTagCount={5}
        />
      )
    case targetType.types:
      return <DictSelect {...field} dict="dept_type" multiple value={value as never} />
    case targetType.roles:
      return (
        <Select<number[]>
          {...field}
          mode="multiple"
          value={value}
          placeholder={t('ui.choose')}
          options={(roles.data ?? []).map((role) => ({ value: role.id, label: role.role_name }))}
          showSearch={{ optionFilterProp: 'label' }}
        />
      )
    default:
      return (
        <PersonSearch
          {...field}
          of="copy"
          multiple
          value={value}
          known={(row?.target_type === targetType.people ? row.target_ids : []).map((person, at) => ({
            id: person,
            real_name: row?.target_names[at] ?? String(person),
          }))}
        />
      )
  }
}

/** Whom a target means now, and whom it leaves out. */
function Preview({ type, ids }: { type: number; ids: number[] }) {
  const { t } = useTranslation()
  const { data } = useRead('Issue/GetTargets', { target_type: type, target_ids: ids }, { keep: true })
  if (!data) return null
  if (data.total === 0) return t('issue.target.previewNone')
  const names = data.names.join(mark('、'))
  return (
    <>
      {t('issue.target.preview', { count: data.total })}
      {mark('：')}
      {data.total > data.names.length ? t('issue.target.some', { names }) : names}
      {data.left_out.length > 0 && (
        <div>{t('issue.target.leftOut', { names: data.left_out.slice(0, 10).join(mark('、')) })}</div>
      )}
    </>
  )
}
