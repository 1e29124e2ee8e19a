import PageTabs from '@shouya/console/ui/PageTabs.tsx'
import { useTurn } from '@shouya/console/ui/useTurn.ts'
import { useTranslation } from 'react-i18next'
import EffectRegister from '../../effect/console/EffectRegister.tsx'
import FlowRegister from './FlowRegister.tsx'

/** For administrators of flows (systemExamineList): the flows, and the effects of requests. */
export default function Flows() {
  const { t } = useTranslation()
  const [part, turn] = useTurn(['flows', 'effects'])
  return (
    <>
      <PageTabs
        active={part}
        onTurn={turn}
        items={[
          { key: 'flows', label: t('flow.tab') },
          { key: 'effects', label: t('effect.tab') },
        ]}
      />
      {part === 'flows' ? <FlowRegister /> : <EffectRegister />}
    </>
  )
}
