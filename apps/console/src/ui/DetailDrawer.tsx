import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Button, ConfigProvider, Drawer, Skeleton, Space, Tooltip } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import './ui.css'
import type { ApiError } from '../api/ApiError.ts'
import { type Freshness, isBehind } from '../api/behind.ts'
import Failure from './Failure.tsx'
import FoldedHistory from './history/FoldedHistory.tsx'
import type { Recorded } from './history/History.tsx'
import { useIsPhone } from './useIsPhone.ts'

/** The ways to the records before and after one; without one at the ends of the list. */
export type Steps = { onPrevious?: (() => void) | undefined; onNext?: (() => void) | undefined }

/** What a detail gets from the list that it stands beside. */
export type BesideList = Steps & {
  /** After the drawer has gone: take it out of the page. */
  onClose: () => void
}

/** How a record is read. */
export type RecordRead = Freshness & { error: ApiError | null; refetch: () => void }

type Props = BesideList & {
  title: ReactNode
  /** What may be done with the record. */
  actions?: ReactNode
  /** Its failure stands in the record's place; what may be done waits until an own act has been read again. */
  read?: RecordRead
  /** The record whose history stands at the end. */
  history?: Recorded
  /** Nothing until the record is there. */
  children?: ReactNode
}

/** One record beside its list, with the way to its neighbours. */
export default function DetailDrawer(props: Props) {
  const { title, actions, read, history, onPrevious, onNext, onClose, children } = props
  const { t } = useTranslation()
  const phone = useIsPhone()
  const [open, setOpen] = useState(true)
  const step = (text: string, icon: ReactNode, go: (() => void) | undefined) => (
    <Tooltip title={text}>
      <Button type="text" icon={icon} aria-label={text} disabled={!go} onClick={go} />
    </Tooltip>
  )
  return (
    <Drawer
      title={title}
      open={open}
      size={phone ? '100%' : 720}
      extra={
        <Space size={0}>
          {step(t('ui.previous'), <LeftOutlined aria-hidden="true" />, onPrevious)}
          {step(t('ui.next'), <RightOutlined aria-hidden="true" />, onNext)}
        </Space>
      }
      footer={
        actions && <ConfigProvider componentDisabled={read !== undefined && isBehind(read)}>{actions}</ConfigProvider>
      }
      onClose={() => setOpen(false)}
      afterOpenChange={(shown) => !shown && onClose()}
    >
      {read?.error ? (
        <Failure error={read.error} onRetry={read.refetch} onLeave={() => setOpen(false)} />
      ) : (
        (children ?? <Skeleton active paragraph={{ rows: 10 }} />)
      )}
      {history && children && <FoldedHistory {...history} />}
    </Drawer>
  )
}
