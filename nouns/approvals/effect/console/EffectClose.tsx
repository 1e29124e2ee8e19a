import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Effect } from './effect.ts'

/** An effect will not happen any more: somebody says why. */
export default function EffectClose({ effect, onClose }: { effect: Effect; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <FormDrawer
      path="OaExamine/CloseEffect"
      title={t('flows.effect.closeOf', { name: effect.topic_name })}
      okText={t('flows.effect.close')}
      initial={{}}
      toBody={({ reason }: { reason: string }) => ({ id: effect.id, reason })}
      said={() => t('common.done')}
      small
      onClose={onClose}
    >
      <p className="ui-wide ui-note">
        {t(effect.way === 'used' ? 'flows.effect.closeUsedSays' : 'flows.effect.closeSays')}
      </p>
      <Form.Item
        name="reason"
        label={t('flows.effect.reason')}
        className="ui-wide"
        rules={[{ required: true }, { min: 2, whitespace: true, message: t('flows.effect.reasonShort') }]}
      >
        <Input.TextArea maxLength={200} showCount autoSize={{ minRows: 3 }} />
      </Form.Item>
    </FormDrawer>
  )
}
