import PageTabs from '@shouya/console/ui/PageTabs.tsx'
import { useParam } from '@shouya/console/ui/useParam.ts'
import { useTranslation } from 'react-i18next'
import UserAccounts from './UserAccounts.tsx'
import UserOnline from './UserOnline.tsx'

/** Accounts, and who of them is signed in now. */
export default function User() {
  const { t } = useTranslation()
  const [tab, setTab] = useParam('tab')
  const online = tab === 'online'
  return (
    <>
      <PageTabs
        active={online ? 'online' : 'accounts'}
        onTurn={(next) => setTab(next === 'online' ? next : undefined)}
        items={[
          { key: 'accounts', label: t('user.accounts') },
          { key: 'online', label: t('user.online') },
        ]}
      />
      {online ? <UserOnline /> : <UserAccounts />}
    </>
  )
}
