import { ArrowDownOutlined, ArrowUpOutlined, PicLeftOutlined, PicRightOutlined } from '@ant-design/icons'
import { Button, Checkbox } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsPhone } from '../useIsPhone.ts'
import { type ColumnSettings, moveColumn, orderColumns } from './columnSettings.ts'

type Props = {
  columns: readonly { key: string; title: string }[]
  settings: ColumnSettings
  onChange: (settings: ColumnSettings | null) => void
}

const steps: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 }

const toggled = (keys: readonly string[], key: string, isOn: boolean) => [
  ...keys.filter((otherKey) => otherKey !== key),
  ...(isOn ? [key] : []),
]

/** The visibility and order of columns (buttons, or Alt with the arrow keys), and their pinning. */
export default function ColumnPanel({ columns, settings, onChange }: Props) {
  const { t } = useTranslation()
  // Cards have no sides, and touch needs room.
  const phone = useIsPhone()
  const ordered = orderColumns(columns, settings.order)
  const move = (key: string, by: -1 | 1) =>
    onChange({ ...settings, order: moveColumn(columns, settings.order, key, by) })
  const pin = (key: string, side: 'left' | 'right') => {
    const opposite = side === 'left' ? 'right' : 'left'
    const isOn = !settings[side].includes(key)
    onChange({
      ...settings,
      [side]: toggled(settings[side], key, isOn),
      [opposite]: toggled(settings[opposite], key, false),
    })
  }
  const button = (
    text: string,
    icon: ReactNode,
    onClick: () => void,
    state: { pressed?: boolean; disabled?: boolean },
  ) => (
    <Button
      type={state.pressed ? 'link' : 'text'}
      size={phone ? 'middle' : 'small'}
      icon={icon}
      title={text}
      aria-label={text}
      aria-pressed={state.pressed}
      disabled={state.disabled ?? false}
      onClick={onClick}
    />
  )
  return (
    <section className="reg-columns" aria-label={t('registers.columns')}>
      <div className="reg-columns-head">
        <Checkbox checked={settings.index} onChange={({ target }) => onChange({ ...settings, index: target.checked })}>
          {t('ui.columns.index')}
        </Checkbox>
        <Button type="link" size={phone ? 'middle' : 'small'} onClick={() => onChange(null)}>
          {t('ui.columns.reset')}
        </Button>
      </div>
      <ul>
        {ordered.map(({ key, title }, index) => (
          <li key={key}>
            <Checkbox
              onKeyDown={(event) => {
                const step = event.altKey ? steps[event.key] : undefined
                if (!step) return
                event.preventDefault()
                move(key, step)
              }}
              checked={!settings.hidden.includes(key)}
              disabled={key === columns[0]?.key}
              onChange={({ target }) =>
                onChange({ ...settings, hidden: toggled(settings.hidden, key, !target.checked) })
              }
            >
              {title}
            </Checkbox>
            <span>
              {button(t('ui.columns.up', { title }), <ArrowUpOutlined aria-hidden="true" />, () => move(key, -1), {
                disabled: index === 0,
              })}
              {button(t('ui.columns.down', { title }), <ArrowDownOutlined aria-hidden="true" />, () => move(key, 1), {
                disabled: index === ordered.length - 1,
              })}
              {!phone &&
                button(
                  t('ui.columns.pinLeft', { title }),
                  <PicLeftOutlined aria-hidden="true" />,
                  () => pin(key, 'left'),
                  { pressed: settings.left.includes(key) },
                )}
              {!phone &&
                button(
                  t('ui.columns.pinRight', { title }),
                  <PicRightOutlined aria-hidden="true" />,
                  () => pin(key, 'right'),
                  { pressed: settings.right.includes(key) },
                )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
