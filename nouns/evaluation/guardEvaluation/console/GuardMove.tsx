import { useRead } from '@shouya/console/api/useRead.ts'
import Field from '@shouya/console/noun/Field.tsx'
import MoveForm from '@shouya/console/noun/MoveForm.tsx'
import DrawnItem from '@shouya/console/ui/DrawnItem.tsx'
import SignItem from '@shouya/console/ui/SignItem.tsx'
import { useTranslation } from 'react-i18next'
import { guardEvaluation } from '../noun.ts'
import GuardFacts from './GuardFacts.tsx'
import type { Move } from './guardList.ts'

type Props = { id: number; move: Exclude<Move, 'edit' | 'submit'>; onClose: () => void }

/** The guard signs that they have read it, or the company replies; both have it before their eyes. */
export default function GuardMove({ id, move, onClose }: Props) {
  const { t } = useTranslation()
  const { data: row } = useRead('GuardEvaluation/Get', { id }, { once: true })
  if (!row) return null
  return (
    <MoveForm of={guardEvaluation} row={row} move={move} small={false} refreshes={['Remind']} onClose={onClose}>
      <p className="ui-wide ui-note">{t(`guardEvaluation.says.${move}`)}</p>
      <div className="ui-wide">
        <GuardFacts row={row} />
      </div>
      {move === 'reply' ? (
        <Field of="company_reply" required />
      ) : (
        <>
          <Field of="staff_opinion" lines={2} className="ui-wide" />
          {row.has_account ? (
            <SignItem label={t('guardEvaluation.mySign')} />
          ) : (
            <DrawnItem name="sign" label={t('guardEvaluation.guardSign', { name: row.staff_name })} />
          )}
        </>
      )}
    </MoveForm>
  )
}
