import { SettingOutlined } from '@ant-design/icons'
import { Button, Drawer, Popover, Tooltip } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import TouchSize from '../TouchSize.tsx'
import { useIsPhone } from '../useIsPhone.ts'
import ColumnPanel from './ColumnPanel.tsx'
import type { ColumnSettings } from './columnSettings.ts'

type Props = {
  columns: readonly { key: string; title: string }[]
  settings: ColumnSettings
  onSettings: (settings: ColumnSettings | null) => void
}

/** The button for selecting and ordering columns; on a phone with a drawer. */
export default function ColumnTool({ columns, settings, onSettings }: Props) {
  const { t } = useTranslation()
  const phone = useIsPhone()
  const [open, setOpen] = useState(false)
  const text = t('registers.columns')
  const icon = <SettingOutlined aria-hidden="true" />
  const panel = <ColumnPanel columns={columns} settings={settings} onChange={onSettings} />
  if (phone)
    return (
      <TouchSize>
        <Button icon={icon} aria-label={text} aria-expanded={open} onClick={() => setOpen(true)} />
        <Drawer title={text} open={open} size="100%" onClose={() => setOpen(false)}>
          {panel}
        </Drawer>
      </TouchSize>
    )
  return (
    <Popover trigger="click" placement="bottomRight" content={panel}>
      <Tooltip title={text}>
        <Button type="text" icon={icon} aria-label={text} />
      </Tooltip>
    </Popover>
  )
}
