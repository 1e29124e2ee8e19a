import PageTabs from '@shouya/console/ui/PageTabs.tsx'
import { useTurn } from '@shouya/console/ui/useTurn.ts'
import { useTranslation } from 'react-i18next'
import DeviceRegister from './DeviceRegister.tsx'
import Places from './Places.tsx'

const tabs = ['list', 'places'] as const

/** Terminals that are sold and leased (domain 11.5), and where they stand. */
export default function DevicePage() {
  const { t } = useTranslation()
  const [tab, turn] = useTurn([...tabs])
  return (
    <>
      <PageTabs active={tab} onTurn={turn} items={tabs.map((key) => ({ key, label: t(`device.tabs.${key}`) }))} />
      {tab === 'list' && <DeviceRegister />}
      {tab === 'places' && <Places />}
    </>
  )
}
