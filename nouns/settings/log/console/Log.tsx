import PageTabs from '@shouya/console/ui/PageTabs.tsx'
import { useParam } from '@shouya/console/ui/useParam.ts'
import { useTranslation } from 'react-i18next'
import LogOperations from './LogOperations.tsx'
import LogSignIns from './LogSignIns.tsx'

/** The audit log (domain 1.5): what people did, and how they came in. Both share days, result and keyword. */
export default function Log() {
  const { t } = useTranslation()
  const [tab, setTab] = useParam('log')
  const signIns = tab === 'signIns'
  return (
    <>
      <PageTabs
        active={signIns ? 'signIns' : 'operations'}
        onTurn={(next) => setTab(next === 'signIns' ? next : undefined)}
        items={[
          { key: 'operations', label: t('settings.log.operations') },
          { key: 'signIns', label: t('settings.log.signIns') },
        ]}
      />
      {signIns ? <LogSignIns /> : <LogOperations />}
    </>
  )
}
