import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Button, Drawer, Skeleton, Space, Tabs, Tooltip } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import './ui.css'
import type { ApiError } from '../api/ApiError.ts'
import Failure from './Failure.tsx'
import { useIsPhone } from './useIsPhone.ts'

type Props = {
  title: ReactNode
  tabs: { key: string; label: string; children: ReactNode }[]
  /** What may be done with the record. */
  actions?: ReactNode
  loading: boolean
  error?: ApiError | null
  onRetry: () => void
  onPrevious?: (() => void) | undefined
  onNext?: (() => void) | undefined
  /** After the drawer has gone: take it out of the page. */
  onClose: () => void
}

/** One record beside its list, with the way to its neighbours. */
export default function DetailDrawer({
  title,
  tabs,
  actions,
  loading,
  error,
  onRetry,
  onPrevious,
  onNext,
  onClose,
}: Props) {
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
          {step(t('ui.previous'), <LeftOutlined />, onPrevious)}
          {step(t('ui.next'), <RightOutlined />, onNext)}
        </Space>
      }
      footer={actions}
      onClose={() => setOpen(false)}
      afterOpenChange={(shown) => !shown && onClose()}
    >
      {error ? (
        <Failure error={error} onRetry={onRetry} />
      ) : loading ? (
        <Skeleton active paragraph={{ rows: 10 }} />
      ) : tabs.length === 1 ? (
        tabs[0]?.children
      ) : (
        <Tabs items={tabs} className="ui-detail-tabs" />
      )}
    </Drawer>
  )
}
