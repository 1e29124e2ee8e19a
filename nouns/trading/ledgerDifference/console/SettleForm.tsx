import Field from '@shouya/console/noun/Field.tsx'
import { NounContext } from '@shouya/console/noun/NounContext.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { useTranslation } from 'react-i18next'
import { ledgerDifference } from '../noun.ts'
import type { DifferenceRow } from './differenceList.ts'
import { useKindWord } from './useKindWord.ts'

type Props = { row: DifferenceRow; onClose: () => void }

/** Says what was found and done about a difference, for good. */
export default function SettleForm({ row, onClose }: Props) {
  const { t } = useTranslation()
  const kindWord = useKindWord()
  return (
    <NounContext value={ledgerDifference}>
      <FormDrawer<'Ledger/SettleDifference', { note: string }>
        small
        path="Ledger/SettleDifference"
        title={`${t('ledgerDifference.settle')} · ${kindWord(row.kind)}`}
        okText={t('ledgerDifference.settle')}
        initial={{}}
        toBody={({ note }) => ({ id: row.id, note })}
        onClose={onClose}
      >
        <Field of="note" required lines={4} extra={t('ledgerDifference.settleHint')} />
      </FormDrawer>
    </NounContext>
  )
}
