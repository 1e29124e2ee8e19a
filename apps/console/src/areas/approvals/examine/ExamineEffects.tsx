import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import RowActions from '../../../ui/RowActions.tsx'
import { minute } from '../../../ui/text.ts'
import { useIsPhone } from '../../../ui/useIsPhone.ts'
import EffectClose from '../effects/EffectClose.tsx'
import EffectOutcome from '../effects/EffectOutcome.tsx'
import EffectState from '../effects/EffectState.tsx'
import type { Effect } from '../effects/effect.ts'
import { useEffectMoves } from '../effects/useEffectMoves.ts'

/** What a request has set going outside, and what became of it; administrators of flows see to it here as well. */
export default function ExamineEffects({ effects }: { effects: readonly Effect[] }) {
  const { t } = useTranslation()
  const phone = useIsPhone()
  const [closing, setClosing] = useState<Effect>()
  const movesOf = useEffectMoves<Effect>(setClosing)
  if (effects.length === 0) return null
  return (
    <section className="examine-part" aria-labelledby="examine-effects">
      <h3 id="examine-effects">{t('flows.effect.tab')}</h3>
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
              {[effect.node_name ?? t('flows.effect.onPass'), minute(effect.done_time ?? effect.create_time)].join(
                ' · ',
              )}
            </div>
            {effect.allowed.length > 0 && <RowActions actions={movesOf(effect)} touch={phone} />}
          </li>
        ))}
      </ul>
      {closing && <EffectClose effect={closing} onClose={() => setClosing(undefined)} />}
    </section>
  )
}
