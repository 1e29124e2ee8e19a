import { AddressContext } from '@shouya/console/ui/address.ts'
import { Drawer } from 'antd'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import ItemRegister from './ItemRegister.tsx'

/** The check items beside the checks. Their query is the drawer's own: the address belongs to the list behind it. */
export default function ItemDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(true)
  const [params, setParams] = useState(() => new URLSearchParams('scene=1'))
  const address = useMemo(
    () => ({
      params,
      setParams: (change: (now: URLSearchParams) => URLSearchParams) =>
        setParams((now) => new URLSearchParams(change(new URLSearchParams(now)))),
    }),
    [params],
  )
  return (
    <Drawer
      title={t('checkItem.title')}
      open={open}
      size="min(1080px, 100%)"
      onClose={() => setOpen(false)}
      afterOpenChange={(shown) => !shown && onClose()}
    >
      <AddressContext value={address}>
        <ItemRegister />
      </AddressContext>
    </Drawer>
  )
}
