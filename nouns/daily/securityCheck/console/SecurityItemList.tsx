import { UnorderedListOutlined } from '@ant-design/icons'
import { useCan } from '@shouya/console/api/can.ts'
import OperationButton from '@shouya/console/ui/OperationButton.tsx'
import PageTabs from '@shouya/console/ui/PageTabs.tsx'
import { useTurn } from '@shouya/console/ui/useTurn.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import ItemDrawer from '../../../rectify/checkItem/console/ItemDrawer.tsx'
import { checkItem } from '../../../rectify/checkItem/noun.ts'
import RectifyRegister from '../../../rectify/rectification/console/RectifyRegister.tsx'
import AbnormalRegister from './AbnormalRegister.tsx'
import CheckRegister from './CheckRegister.tsx'

/** The daily security check (domain 4.2), with what was found abnormal and rectifications as tabs and the check items in a drawer. */
export default function SecurityItemList() {
  const { t } = useTranslation()
  const can = useCan()
  const [part, turn] = useTurn(['register', 'abnormal', 'rectify'])
  const [items, setItems] = useState(false)
  const setUp = can(checkItem.permission, 'query') && (
    <OperationButton
      path="CheckItem/GetPageList"
      icon={<UnorderedListOutlined aria-hidden="true" />}
      onClick={() => setItems(true)}
    >
      {t('checkItem.title')}
    </OperationButton>
  )
  return (
    <>
      <PageTabs
        active={part}
        onTurn={turn}
        items={[
          { key: 'register', label: t('securityCheck.title') },
          { key: 'abnormal', label: t('securityCheck.found.title') },
          ...(can('rectify', 'query') ? [{ key: 'rectify' as const, label: t('rectification.title') }] : []),
        ]}
      />
      {part === 'register' && <CheckRegister tools={setUp} />}
      {part === 'abnormal' && <AbnormalRegister />}
      {part === 'rectify' && <RectifyRegister />}
      {items && <ItemDrawer onClose={() => setItems(false)} />}
    </>
  )
}
