import { SnippetsOutlined } from '@ant-design/icons'
import { App, Button, Dropdown, Form, Input, type MenuProps } from 'antd'
import { useTranslation } from 'react-i18next'
import { useTemplates } from './useTemplates.ts'

type Props = {
  /** Of which form: the name under which its templates are kept. */
  of: string
  /** Fields that a template keeps; never numbers of people, times or signatures. */
  fields: readonly string[]
}

/** Fills the form as somebody does again and again, and keeps what stands there for the next time. */
export default function FormTemplates({ of, fields }: Props) {
  const { t } = useTranslation()
  const { modal, message } = App.useApp()
  const form = Form.useFormInstance()
  const [asked] = Form.useForm<{ name: string }>()
  const { templates, keep, drop } = useTemplates(of)
  const ask = () => {
    asked.resetFields()
    void modal.confirm({
      icon: null,
      title: t('ui.template.save'),
      okText: t('common.save'),
      cancelText: t('common.cancel'),
      content: (
        <Form form={asked} layout="vertical">
          <Form.Item
            name="name"
            label={t('ui.template.name')}
            extra={t('ui.template.hint')}
            rules={[{ required: true, whitespace: true }]}
          >
            <Input maxLength={20} autoComplete="off" />
          </Form.Item>
        </Form>
      ),
      onOk: async () => {
        const { name } = await asked.validateFields()
        const values = form.getFieldsValue(true) as Record<string, unknown>
        const kept = fields.flatMap((field) => (values[field] === undefined ? [] : [[field, values[field]] as const]))
        await keep({ name: name.trim(), values: Object.fromEntries(kept) })
        void message.success(t('ui.template.saved'))
      },
    })
  }
  const items: MenuProps['items'] = [
    ...templates.map((one, at) => ({
      key: `use ${at}`,
      label: one.name,
      onClick: () => form.setFieldsValue(one.values),
    })),
    ...(templates.length > 0 ? [{ type: 'divider' as const }] : []),
    { key: 'save', label: t('ui.template.save'), onClick: ask },
    ...(templates.length > 0
      ? [
          {
            key: 'drop',
            label: t('ui.template.drop'),
            children: templates.map((one, at) => ({
              key: `drop ${at}`,
              label: one.name,
              danger: true,
              onClick: () => void drop(one).catch(() => undefined),
            })),
          },
        ]
      : []),
  ]
  return (
    <Dropdown menu={{ items }} trigger={['click']}>
      <Button icon={<SnippetsOutlined aria-hidden="true" />}>{t('ui.template.use')}</Button>
    </Dropdown>
  )
}
