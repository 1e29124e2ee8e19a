import PageTabs from '@shouya/console/ui/PageTabs.tsx'
import { useParam } from '@shouya/console/ui/useParam.ts'
import { useTurn } from '@shouya/console/ui/useTurn.ts'
import { useTranslation } from 'react-i18next'
import ConferenceRegister from './ConferenceRegister.tsx'
import MonthView from './MonthView.tsx'
import SignByCode from './SignByCode.tsx'

/** Meetings as a list and by month; and where the code of a meeting's screen leads (`?sign=`). */
export default function ConferencePage() {
  const { t } = useTranslation()
  const [part, turn] = useTurn(['list', 'calendar'])
  const [sign, setSign] = useParam('sign')
  return (
    <>
      <PageTabs
        active={part}
        onTurn={turn}
        items={[
          { key: 'list', label: t('conference.list') },
          { key: 'calendar', label: t('conference.calendar') },
        ]}
      />
      {part === 'list' ? <ConferenceRegister /> : <MonthView />}
      {sign !== null && <SignByCode scanned={sign} onClose={() => setSign(undefined)} />}
    </>
  )
}
