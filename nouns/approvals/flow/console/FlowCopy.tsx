import type { BodyOf } from '@shouya/console/api/path.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'

type Body = BodyOf<'OaFlow/Copy'>
type Props = { id: number; name: string; version_no?: number; onClose: () => void }

/** A new draft that begins as another flow, or as one of its versions. */
export default function FlowCopy({ id, name, version_no, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <FormDrawer<'OaFlow/Copy', Body>
      path="OaFlow/Copy"
      title={version_no === undefined ? t('flows.copyTitle', { name }) : t('flows.copyVersion', { name, version_no })}
      initial={{
        id,
        flow_name: t('flows.copyName', { name }).slice(0, 60),
        ...(version_no === undefined ? {} : { version_no }),
      }}
      toBody={(values) => values}
      small
      onClose={onClose}
    >
      <Form.Item
        name="flow_name"
        label={t('flows.name')}
        className="ui-wide"
        rules={[{ required: true, whitespace: true }]}
      >
        <Input maxLength={60} />
      </Form.Item>
    </FormDrawer>
  )
}
