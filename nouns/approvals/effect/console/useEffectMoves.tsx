import { useAction } from '@shouya/console/api/useAction.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import type { RowAction } from '@shouya/console/ui/RowActions.tsx'
import type { Ask } from '@shouya/console/ui/useDialog.tsx'
import { App, Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Effect } from './effect.ts'

/** The actions of an administrator of flows on a waiting or failed effect; `ask` opens the form for closing it. */
export function useEffectMoves(ask: Ask): (effect: Effect) => RowAction[] {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const retry = useAction('OaExamine/RetryEffect', { onSuccess: () => message.success(t('effect.started')) })
  return (effect) =>
    effect.allowed.map((move) =>
      move === 'retry'
        ? {
            text: effect.state === 'failed' ? t('effect.again') : t('effect.run'),
            path: 'OaExamine/RetryEffect',
            onClick: () => retry.mutate({ id: effect.id }),
          }
        : {
            text: t('effect.close'),
            path: 'OaExamine/CloseEffect',
            danger: true,
            onClick: () => ask((onClose) => <EffectClose effect={effect} onClose={onClose} />),
          },
    )
}

/** The form for closing an effect, with a reason. */
function EffectClose({ effect, onClose }: { effect: Effect; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <FormDrawer
      path="OaExamine/CloseEffect"
      title={t('effect.closeOf', { name: effect.topic_name })}
      okText={t('effect.close')}
      initial={{}}
      toBody={({ reason }: { reason: string }) => ({ id: effect.id, reason })}
      said={() => t('common.done')}
      small
      onClose={onClose}
    >
      <p className="ui-wide ui-note">{t(effect.way === 'used' ? 'effect.closeUsedSays' : 'effect.closeSays')}</p>
      <Form.Item
        name="reason"
        label={t('effect.reason')}
        className="ui-wide"
        rules={[{ required: true }, { min: 2, whitespace: true, message: t('effect.reasonShort') }]}
      >
        <Input.TextArea maxLength={200} showCount autoSize={{ minRows: 3 }} />
      </Form.Item>
    </FormDrawer>
  )
}
