import { useMayCall } from '@shouya/console/api/can.ts'
import PageTabs from '@shouya/console/ui/PageTabs.tsx'
import { useParam } from '@shouya/console/ui/useParam.ts'
import { useTranslation } from 'react-i18next'
import Setting from '../../setting/console/Setting.tsx'
import DictTypes from './DictTypes.tsx'

/** The data dictionary, and beside it the system parameters for those who may see them (domain 14.1). */
export default function Dict() {
  const { t } = useTranslation()
  const [tab, setTab] = useParam('tab')
  if (!useMayCall()('Setting/GetList')) return <DictTypes />
  const setting = tab === 'setting'
  return (
    <>
      <PageTabs
        active={setting ? 'setting' : 'dict'}
        onTurn={(next) => setTab(next === 'setting' ? next : undefined)}
        items={[
          { key: 'dict', label: t('dict.tab') },
          { key: 'setting', label: t('setting.tab') },
        ]}
      />
      {setting ? <Setting /> : <DictTypes />}
    </>
  )
}
