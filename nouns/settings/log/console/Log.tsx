import PageTabs from '@shouya/console/ui/PageTabs.tsx'
import { useParam } from '@shouya/console/ui/useParam.ts'
import { useTranslation } from 'react-i18next'
import LogList from './LogList.tsx'
import LogOperations from './LogOperations.tsx'
import { signInShape } from './logList.ts'
import { useSignInColumns } from './useSignInColumns.tsx'

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
          { key: 'operations', label: t('log.operations') },
          { key: 'signIns', label: t('log.signIns') },
        ]}
      />
      {signIns ? <LogSignIns /> : <LogOperations />}
    </>
  )
}

const kinds = { log_type: [1] }

/** Who signed in and out from where, and who could not. */
function LogSignIns() {
  const { t } = useTranslation()
  return (
    <LogList
      name="Log.signIns"
      shape={signInShape}
      kinds={kinds}
      columns={useSignInColumns()}
      hint={t('log.signInKeywords')}
      about={t('log.aboutSignIns')}
    />
  )
}
