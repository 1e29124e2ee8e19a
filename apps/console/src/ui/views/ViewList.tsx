import { DeleteOutlined, EditOutlined, StarFilled, StarOutlined } from '@ant-design/icons'
import { Button, Tooltip } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { View } from './views.ts'

type Props = {
  views: readonly View[]
  chosen: View | undefined
  onChoose: (view: View) => void
  onEdit: (view: View) => void
  onRemove: (view: View) => void
  onDefault: (view: View) => void
}

/** The views of a list, own ones first, each with its actions. */
export default function ViewList({ views, chosen, onChoose, onEdit, onRemove, onDefault }: Props) {
  const { t } = useTranslation()
  const tool = (text: string, icon: ReactNode, onClick: () => void, pressed?: boolean) => (
    <Tooltip title={text}>
      <Button type="text" icon={icon} aria-label={text} aria-pressed={pressed} onClick={onClick} />
    </Tooltip>
  )
  const drawn = (view: View) => {
    const { id, name, own, editable, is_default } = view
    const sharedBy = own ? (view.role_name ?? view.dept_name) : view.owner_name
    return (
      <li key={id}>
        <Button
          type="text"
          className="ui-views-one"
          aria-current={view === chosen ? 'true' : undefined}
          onClick={() => onChoose(view)}
        >
          <span>{name}</span>
          {sharedBy && <small>{sharedBy}</small>}
        </Button>
        {tool(
          t('ui.filters.default', { name }),
          is_default ? <StarFilled aria-hidden="true" /> : <StarOutlined aria-hidden="true" />,
          () => onDefault(view),
          is_default,
        )}
        {own && tool(t('ui.filters.edit', { name }), <EditOutlined aria-hidden="true" />, () => onEdit(view))}
        {editable &&
          tool(t('ui.filters.remove', { name }), <DeleteOutlined aria-hidden="true" />, () => onRemove(view))}
      </li>
    )
  }
  const group = (title: string, items: readonly View[]) =>
    items.length > 0 && (
      <>
        <div className="ui-note" aria-hidden="true">
          {title}
        </div>
        <ul aria-label={title}>{items.map(drawn)}</ul>
      </>
    )
  return (
    <>
      {group(
        t('ui.filters.own'),
        views.filter(({ own }) => own),
      )}
      {group(
        t('ui.filters.shared'),
        views.filter(({ own }) => !own),
      )}
    </>
  )
}
