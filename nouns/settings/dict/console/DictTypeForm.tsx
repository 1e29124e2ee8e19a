import { call } from '@shouya/console/api/call.ts'
import type { BodyOf } from '@shouya/console/api/path.ts'
import DictSelect from '@shouya/console/ui/DictSelect.tsx'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import type { DictType } from './dictRows.ts'

type Values = BodyOf<'Dict/SaveType'>

const toValues = ({ id, version, dict_code, dict_name, dict_name_hk, dict_name_us, status, remark }: DictType) =>
  ({ id, version, dict_code, dict_name, dict_name_hk, dict_name_us, status, remark }) as Values

/** A dictionary's name; its code is fixed once values hang on it. */
export default function DictTypeForm({ row, onClose }: { row?: DictType; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <FormDrawer<'Dict/SaveType', Values>
      path="Dict/SaveType"
      title={row ? t('settings.dict.editType') : t('settings.dict.addType')}
      initial={row ? toValues(row) : { status: 1 }}
      toBody={(values) => values}
      reload={row && (async () => toValues(await call('Dict/GetType', { id: row.id })))}
      small
      onClose={onClose}
    >
      <Form.Item
        name="dict_code"
        label={t('settings.dict.code')}
        rules={[{ required: true, pattern: /^[a-z][a-z0-9_]{1,39}$/, message: t('settings.dict.codeRule') }]}
      >
        <Input maxLength={40} disabled={row !== undefined && (row.is_builtin || row.items > 0)} />
      </Form.Item>
      <Form.Item name="status" label={t('settings.dict.status')} rules={[{ required: true }]}>
        <DictSelect dict="enable" allowClear={false} />
      </Form.Item>
      <Form.Item name="dict_name" label={t('settings.dict.nameCn')} rules={[{ required: true, whitespace: true }]}>
        <Input maxLength={50} />
      </Form.Item>
      <Form.Item name="dict_name_hk" label={t('settings.dict.nameHk')}>
        <Input maxLength={50} />
      </Form.Item>
      <Form.Item name="dict_name_us" label={t('settings.dict.nameUs')} className="ui-wide">
        <Input maxLength={80} />
      </Form.Item>
      <Form.Item name="remark" label={t('settings.dict.remark')} className="ui-wide">
        <Input.TextArea maxLength={500} autoSize={{ minRows: 2 }} />
      </Form.Item>
    </FormDrawer>
  )
}
