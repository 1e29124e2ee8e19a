import PageTabs from '@shouya/console/ui/PageTabs.tsx'
import { useTurn } from '@shouya/console/ui/useTurn.ts'
import { useTranslation } from 'react-i18next'
import KeyLedger from '../../keyLedger/console/KeyLedger.tsx'
import HandoverRegister from './HandoverRegister.tsx'

/** Key handover (domain 4.7): the register of handovers and the key ledger. Each tab keeps its own query. */
export default function Handover() {
  const { t } = useTranslation()
  const [part, turn] = useTurn(['register', 'ledger'])
  return (
    <>
      <PageTabs
        active={part}
        onTurn={turn}
        items={[
          { key: 'register', label: t('roomKey.title') },
          { key: 'ledger', label: t('keyLedger.book') },
        ]}
      />
      {part === 'register' ? <HandoverRegister /> : <KeyLedger />}
    </>
  )
}
