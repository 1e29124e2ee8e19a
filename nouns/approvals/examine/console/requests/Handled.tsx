import { useTranslation } from 'react-i18next'
import './requests.css'
import PageTabs from '@shouya/console/ui/PageTabs.tsx'
import { useTurn } from '@shouya/console/ui/useTurn.ts'
import CcRegister from './CcRegister.tsx'
import HandledRegister from './HandledRegister.tsx'

/** What the user has decided, and what they were informed about (spec 000 section 2.2). Each tab keeps its query. */
export default function Handled() {
  const { t } = useTranslation()
  const [part, turn] = useTurn(['handled', 'copied'])
  return (
    <>
      <PageTabs
        active={part}
        onTurn={turn}
        items={[
          { key: 'handled', label: t('requests.handled') },
          { key: 'copied', label: t('requests.copiedToMe') },
        ]}
      />
      {part === 'handled' ? <HandledRegister /> : <CcRegister />}
    </>
  )
}
