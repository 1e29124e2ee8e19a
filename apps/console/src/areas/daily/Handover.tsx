import { useTranslation } from 'react-i18next'
import PageTabs from '../../ui/PageTabs.tsx'
import { useTurn } from '../../ui/useTurn.ts'
import HandoverRegister from './HandoverRegister.tsx'
import KeyLedger from './KeyLedger.tsx'

/** Key handover (domain 4.7): the register of handovers and the ledger of the keys. Each tab keeps its own query. */
export default function Handover() {
  const { t } = useTranslation()
  const [part, turn] = useTurn(['register', 'ledger'])
  return (
    <>
      <PageTabs
        active={part}
        onTurn={turn}
        items={[
          { key: 'register', label: t('daily.register') },
          { key: 'ledger', label: t('daily.ledger') },
        ]}
      />
      {part === 'register' ? <HandoverRegister /> : <KeyLedger />}
    </>
  )
}
