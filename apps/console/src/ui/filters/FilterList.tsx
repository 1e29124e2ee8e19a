import { DeleteOutlined, EditOutlined, StarFilled, StarOutlined } from '@ant-design/icons'
import { Button, Tooltip } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import FilterName from './FilterName.tsx'
import { renameFilter, type SavedFilter, turnDefault } from './savedFilters.ts'

type Props = {
  filters: readonly SavedFilter[]
  chosen: string | undefined
  onChoose: (filter: SavedFilter) => void
  onSave: (filters: SavedFilter[]) => void
}

/** The named queries, each with what can be done with it. */
export default function FilterList({ filters, chosen, onChoose, onSave }: Props) {
  const { t } = useTranslation()
  const [renaming, setRenaming] = useState<string>()
  const tool = (text: string, icon: ReactNode, onClick: () => void, pressed?: boolean) => (
    <Tooltip title={text}>
      <Button type="text" icon={icon} aria-label={text} aria-pressed={pressed} onClick={onClick} />
    </Tooltip>
  )
  if (filters.length === 0) return null
  return (
    <ul>
      {filters.map((filter) => {
        const { name, isDefault } = filter
        if (name === renaming) {
          return (
            <li key={name}>
              <FilterName
                label={t('ui.filters.name')}
                ok={t('common.save')}
                initial={name}
                refused={(typed) => typed === '' || (typed !== name && filters.some((one) => one.name === typed))}
                onName={(typed) => {
                  onSave(renameFilter(filters, name, typed))
                  setRenaming(undefined)
                }}
              />
            </li>
          )
        }
        return (
          <li key={name}>
            <Button
              type="text"
              className="ui-filters-one"
              aria-current={name === chosen ? 'true' : undefined}
              onClick={() => onChoose(filter)}
            >
              <span>{name}</span>
            </Button>
            {tool(
              t('ui.filters.default', { name }),
              isDefault ? <StarFilled aria-hidden="true" /> : <StarOutlined aria-hidden="true" />,
              () => onSave(turnDefault(filters, name)),
              isDefault,
            )}
            {tool(t('ui.filters.rename', { name }), <EditOutlined aria-hidden="true" />, () => setRenaming(name))}
            {tool(t('ui.filters.remove', { name }), <DeleteOutlined aria-hidden="true" />, () =>
              onSave(filters.filter((one) => one !== filter)),
            )}
          </li>
        )
      })}
    </ul>
  )
}
