import { Drawer, Skeleton } from 'antd'
import { type ReactNode, useState } from 'react'
import { useRead } from '../api/useRead.ts'
import Failure from '../ui/Failure.tsx'
import { useIsPhone } from '../ui/useIsPhone.ts'
import { nameIn, type PublishedVersion, pathOf, type Versioned } from './versioned.ts'

type Props<N extends Versioned> = {
  noun: N
  id: number
  version_no: number
  onClose: () => void
  children: (version: PublishedVersion<N>) => ReactNode
}

/** One version, read-only. */
export default function VersionDrawer<N extends Versioned>({ noun, id, version_no, onClose, children }: Props<N>) {
  const phone = useIsPhone()
  const [open, setOpen] = useState(true)
  const { data, error, refetch } = useRead(pathOf(noun, 'GetVersion'), { id, version_no })
  return (
    <Drawer
      title={data ? `${nameIn(data)} · V${version_no}` : `V${version_no}`}
      open={open}
      size={phone ? '100%' : 898}
      onClose={() => setOpen(false)}
      afterOpenChange={(shown) => !shown && onClose()}
    >
      {error ? (
        <Failure error={error} onRetry={refetch} />
      ) : data ? (
        children(data as PublishedVersion<N>)
      ) : (
        <Skeleton active />
      )}
    </Drawer>
  )
}
