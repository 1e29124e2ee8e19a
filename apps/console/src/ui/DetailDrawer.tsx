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

/** Opens the previous and the next record; undefined at the ends of the list. */
export type Steps = { onPrevious?: (() => void) | undefined; onNext?: (() => void) | undefined }

/** What a list passes to the detail next to it. */
export type BesideList = Steps & {
  /** After the closing animation: unmount it. */
  onClose: () => void
}

/** The read of a record. */
export type RecordRead = Freshness & { error: ApiError | null; refetch: () => void }

type Props = BesideList & {
  title: ReactNode
  /** The actions of the record. */
  actions?: ReactNode
  /** Its failure replaces the record; actions are disabled until it was read after the user's own change. */
  read?: RecordRead
  /** The record whose history is at the end. */
  history?: Recorded
  /** undefined until the record is loaded. */
  children?: ReactNode
}

/** One record next to its list, with the way to its neighbours. */
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
      afterOpenChange={(isOpen) => !isOpen && onClose()}
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
