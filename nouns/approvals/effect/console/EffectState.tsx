import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import { useTranslation } from 'react-i18next'
import { type Effect, stateKinds } from './effect.ts'

/** The state of an effect; a waiting effect says what it waits for. */
export default function EffectState({ effect: { state, way } }: { effect: Pick<Effect, 'state' | 'way'> }) {
  const { t } = useTranslation()
  return (
    <StatusTag kind={stateKinds[state]}>
      {state === 'waiting' ? t(`effect.waits.${way}`) : t(`effect.state.${state}`)}
    </StatusTag>
  )
}
