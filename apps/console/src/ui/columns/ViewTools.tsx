import {
  ColumnHeightOutlined,
  FullscreenExitOutlined,
  FullscreenOutlined,
  ReloadOutlined,
  SearchOutlined,
} from '@ant-design/icons'
import { Button, Dropdown, Tooltip } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import ColumnTool from './ColumnTool.tsx'
import type { ColumnSettings, Density } from './columnSettings.ts'

type Props = {
  columns: readonly { key: string; title: string }[]
  settings: ColumnSettings
  onSettings: (settings: ColumnSettings | null) => void
  onReload: () => void
  search: boolean
  onSearch: (isShown: boolean) => void
  full: boolean
  onFull: (full: boolean) => void
}

/** The look of a list: density, columns, search, full window. */
export default function ViewTools({ columns, settings, onSettings, onReload, search, onSearch, full, onFull }: Props) {
  const { t } = useTranslation()
  const icon = (text: string, image: ReactNode, onClick?: () => void) => (
    <Tooltip title={text}>
      <Button type="text" icon={image} aria-label={text} onClick={onClick} />
    </Tooltip>
  )
  const densities: { key: Density; label: string }[] = [
    { key: 'large', label: t('registers.loose') },
    { key: 'middle', label: t('registers.normal') },
    { key: 'small', label: t('registers.compact') },
  ]
  const choose = ({ key }: { key: string }) => onSettings({ ...settings, density: key as Density })
  return (
    <div className="reg-tools">
      {icon(t('registers.reload'), <ReloadOutlined aria-hidden="true" />, onReload)}
      <Dropdown
        menu={{ items: densities, selectable: true, selectedKeys: [settings.density], onClick: choose }}
        trigger={['click']}
      >
        {icon(t('registers.density'), <ColumnHeightOutlined aria-hidden="true" />)}
      </Dropdown>
      <ColumnTool columns={columns} settings={settings} onSettings={onSettings} />
      {icon(search ? t('registers.hideSearch') : t('registers.showSearch'), <SearchOutlined aria-hidden="true" />, () =>
        onSearch(!search),
      )}
      {icon(
        full ? t('registers.exitFull') : t('registers.full'),
        full ? <FullscreenExitOutlined aria-hidden="true" /> : <FullscreenOutlined aria-hidden="true" />,
        () => onFull(!full),
      )}
    </div>
  )
}
