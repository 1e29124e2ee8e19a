import type { BodyOf } from '@shouya/console/api/path.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'

type Body = BodyOf<'CustomForm/Copy'>
type Props = { id: number; name: string; version_no?: number; onClose: () => void }

/** A new draft that begins as another form, or as one of its versions. */
export default function FormCopy({ id, name, version_no, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <FormDrawer<'CustomForm/Copy', Body>
      path="CustomForm/Copy"
      title={version_no === undefined ? t('forms.copyTitle', { name }) : t('forms.copyVersion', { name, version_no })}
      initial={{
        id,
        form_name: t('forms.copyName', { name }).slice(0, 60),
        ...(version_no === undefined ? {} : { version_no }),
      }}
      toBody={(values) => values}
      small
      onClose={onClose}
    >
      <Form.Item
        name="form_name"
        label={t('forms.name')}
        className="ui-wide"
        rules={[{ required: true, whitespace: true }]}
      >
        <Input maxLength={60} />
      </Form.Item>
    </FormDrawer>
  )
}
