import RowActions from '@shouya/console/ui/RowActions.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { useDialog } from '@shouya/console/ui/useDialog.tsx'
import { useIsPhone } from '@shouya/console/ui/useIsPhone.ts'
import { useTranslation } from 'react-i18next'
import EffectOutcome from '../../effect/console/EffectOutcome.tsx'
import EffectState from '../../effect/console/EffectState.tsx'
import type { Effect } from '../../effect/console/effect.ts'
import { useEffectMoves } from '../../effect/console/useEffectMoves.tsx'

/** The effects of a request with their results; administrators of flows can handle them here too. */
export default function ExamineEffects({ effects }: { effects: readonly Effect[] }) {
  const { t } = useTranslation()
  const phone = useIsPhone()
  const { ask, dialog } = useDialog()
  const movesOf = useEffectMoves(ask)
  if (effects.length === 0) return null
  return (
    <section className="examine-part" aria-labelledby="examine-effects">
      <h3 id="examine-effects">{t('effect.tab')}</h3>
      <ul className="ui-lines examine-effects">
        {effects.map((effect) => (
          <li key={effect.id}>
            <div className="examine-line">
              <strong>{effect.topic_name}</strong>
              <EffectState effect={effect} />
            </div>
            <div className="examine-who">
              <EffectOutcome effect={effect} />
            </div>
            <div className="ui-note">
              {[effect.node_name ?? t('effect.onPass'), minute(effect.done_time ?? effect.create_time)].join(' · ')}
            </div>
            {effect.allowed.length > 0 && <RowActions actions={movesOf(effect)} touch={phone} />}
          </li>
        ))}
      </ul>
      {dialog}
    </section>
  )
}
