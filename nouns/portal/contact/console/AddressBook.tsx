import { useMayCall } from '@shouya/console/api/can.ts'
import PageTabs from '@shouya/console/ui/PageTabs.tsx'
import { useTurn } from '@shouya/console/ui/useTurn.ts'
import { useTranslation } from 'react-i18next'
import Book from './Book.tsx'
import ContactRegister from './ContactRegister.tsx'

/** The address book (domain 9.5); those who maintain it see the entered numbers in a tab of their own. */
export default function AddressBook() {
  const { t } = useTranslation()
  const mayCall = useMayCall()
  const [part, turn] = useTurn(['book', 'entered'])
  const maintains = mayCall('SysContact/Save', {}) || mayCall('SysContact/Save', { id: 1 })
  if (!maintains) return <Book />
  return (
    <>
      <PageTabs
        active={part}
        onTurn={turn}
        items={[
          { key: 'book', label: t('contact.tab.book') },
          { key: 'entered', label: t('contact.tab.entered') },
        ]}
      />
      {part === 'book' ? <Book /> : <ContactRegister />}
    </>
  )
}
