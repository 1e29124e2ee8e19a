import { DownOutlined } from '@ant-design/icons'
import { Button, ConfigProvider, Dropdown, type MenuProps } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

type Props = {
  /** Asked when the menu is first opened. */
  items: () => NonNullable<MenuProps['items']>
  touch: boolean
}

/**
 * What can be done with a record and does not stand beside it. A list has a button for each of its rows, so the menu is
 * made when one is pressed for the first time.
 */
export default function MoreActions({ items, touch }: Props) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<boolean>()
  const { componentDisabled } = ConfigProvider.useConfig()
  const used = open !== undefined
  const button = {
    'aria-haspopup': 'menu',
    // With its menu the button is made anew: the focus was on it.
    autoFocus: used,
    ...(!used && { onClick: () => setOpen(true) }),
  } as const
  const opener = touch ? (
    <Button size="large" {...button}>
      {t('ui.more')}
      <DownOutlined aria-hidden="true" className="ui-caret" />
    </Button>
  ) : (
    <button type="button" className="ui-link ui-more" disabled={componentDisabled} {...button}>
      {t('ui.more')}
    </button>
  )
  if (!used) return opener
  return (
    <Dropdown menu={{ items: items() }} trigger={['click']} open={open} onOpenChange={setOpen}>
      {opener}
    </Dropdown>
  )
}
