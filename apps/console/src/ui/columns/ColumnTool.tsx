import { SettingOutlined } from '@ant-design/icons'
import { Button, Popover, Tooltip } from 'antd'
import { useTranslation } from 'react-i18next'
import ColumnPanel from './ColumnPanel.tsx'
import type { ColumnSettings } from './columnSettings.ts'

type Props = {
  columns: readonly { key: string; title: string }[]
  settings: ColumnSettings
  onSettings: (settings: ColumnSettings | null) => void
  /** With its word beside it, where there is no pointer to ask. */
  worded?: true
}

/** The button behind which columns are chosen and ordered. */
export default function ColumnTool({ columns, settings, onSettings, worded }: Props) {
  const { t } = useTranslation()
  const text = t('registers.columns')
  const icon = <SettingOutlined aria-hidden="true" />
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      content={<ColumnPanel columns={columns} settings={settings} onChange={onSettings} />}
    >
      {worded ? (
        <Button icon={icon}>{text}</Button>
      ) : (
        <Tooltip title={text}>
          <Button type="text" icon={icon} aria-label={text} />
        </Tooltip>
      )}
    </Popover>
  )
}
