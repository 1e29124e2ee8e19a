import { ArrowDownOutlined, DeleteOutlined } from '@ant-design/icons'
import { gridColumn, tabColumn } from '@shouya/forms/createField'
import type { Column, Field } from '@shouya/forms/document'
import { Input, InputNumber } from 'antd'
import { useStore, useText } from '../DesignerContext.ts'
import { AddButton } from './AddButton.tsx'
import { ListAction } from './ListAction.tsx'
import { PropertySection } from './PropertySection.tsx'

/** The columns of a grid by width, or the tabs. The content of a removed one moves to its neighbour. */
export function ColumnsSection({ id, field }: { id: string; field: Field }) {
  const store = useStore()
  const t = useText()
  const columns = field.columns ?? []
  const isTabs = field.type === 'tabs'
  const set = (index: number, property: 'value' | 'label' | 'span', value: string | number) =>
    store.run({ type: 'setColumn', id, index, property, value })
  const add = () =>
    store.run({ type: 'addColumn', id, column: isTabs ? tabColumn(columns.length + 1, store.lang) : gridColumn() })
  return (
    <PropertySection title={t(isTabs ? 'section.tabs' : 'section.columns')}>
      <div className="fd-list">
        {columns.map((column, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its number
          <div className="fd-list-row" key={index}>
            <ColumnInputs column={column} isTabs={isTabs} onSet={(property, value) => set(index, property, value)} />
            <ListAction
              icon={<ArrowDownOutlined aria-hidden="true" />}
              label={t('item.down')}
              disabled={index === columns.length - 1}
              onClick={() => store.run({ type: 'moveColumn', id, index, to: index + 1 })}
            />
            <ListAction
              icon={<DeleteOutlined aria-hidden="true" />}
              label={t('item.remove')}
              onClick={() => store.run({ type: 'removeColumn', id, index })}
            />
          </div>
        ))}
        <AddButton onClick={add}>{t('item.add')}</AddButton>
      </div>
    </PropertySection>
  )
}

interface ColumnInputsProps {
  readonly column: Column
  readonly isTabs: boolean
  readonly onSet: (property: 'value' | 'label' | 'span', value: string | number) => void
}

function ColumnInputs({ column, isTabs, onSet }: ColumnInputsProps) {
  const t = useText()
  if (!isTabs)
    return (
      <InputNumber
        aria-label={t('item.span')}
        className="fd-wide"
        min={1}
        max={24}
        value={column.span ?? 12}
        onChange={(span) => span !== null && onSet('span', span)}
      />
    )
  return (['value', 'label'] as const).map((property) => (
    <Input
      key={property}
      aria-label={t(`item.${property}`)}
      value={column[property] ?? ''}
      onChange={(event) => onSet(property, event.target.value)}
    />
  ))
}
