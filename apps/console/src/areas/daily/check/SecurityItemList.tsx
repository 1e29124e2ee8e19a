import { UnorderedListOutlined } from '@ant-design/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCan } from '../../../api/can.ts'
import OperationButton from '../../../ui/OperationButton.tsx'
import PageTabs from '../../../ui/PageTabs.tsx'
import { useTurn } from '../../../ui/useTurn.ts'
import ItemDrawer from '../items/ItemDrawer.tsx'
import RectifyRegister from '../rectify/RectifyRegister.tsx'
import CheckRegister from './CheckRegister.tsx'

/** The daily security check (domain 4.2), with what is to be mended as a tab and the check items in a drawer. */
export default function SecurityItemList() {
  const { t } = useTranslation()
  const can = useCan()
  const [part, turn] = useTurn(['register', 'rectify'])
  const [items, setItems] = useState(false)
  const setUp = can('check_item', 'query') && (
    <OperationButton
      path="CheckItem/GetPageList"
      icon={<UnorderedListOutlined aria-hidden="true" />}
      onClick={() => setItems(true)}
    >
      {t('checks.items')}
    </OperationButton>
  )
  return (
    <>
      {can('rectify', 'query') && (
        <PageTabs
          active={part}
          onTurn={turn}
          items={[
            { key: 'register', label: t('checks.register') },
            { key: 'rectify', label: t('checks.rectify') },
          ]}
        />
      )}
      {part === 'register' ? <CheckRegister tools={setUp} /> : <RectifyRegister />}
      {items && <ItemDrawer onClose={() => setItems(false)} />}
    </>
  )
}
