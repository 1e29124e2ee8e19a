import { useAction } from '@shouya/console/api/useAction.ts'
import type { RowAction } from '@shouya/console/ui/RowActions.tsx'
import type { Ask } from '@shouya/console/ui/useDialog.tsx'
import { App } from 'antd'
import { useTranslation } from 'react-i18next'
import EffectClose from './EffectClose.tsx'
import type { Effect } from './effect.ts'

/** What an administrator of flows may do about an effect that waits or has failed; `ask` opens the form for it. */
export function useEffectMoves(ask: Ask): (effect: Effect) => RowAction[] {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const retry = useAction('OaExamine/RetryEffect', { onSuccess: () => message.success(t('flows.effect.started')) })
  return (effect) =>
    effect.allowed.map((move) =>
      move === 'retry'
        ? {
            text: effect.state === 'failed' ? t('flows.effect.again') : t('flows.effect.run'),
            path: 'OaExamine/RetryEffect',
            onClick: () => retry.mutate({ id: effect.id }),
          }
        : {
            text: t('flows.effect.close'),
            path: 'OaExamine/CloseEffect',
            danger: true,
            onClick: () => ask((onClose) => <EffectClose effect={effect} onClose={onClose} />),
          },
    )
}
