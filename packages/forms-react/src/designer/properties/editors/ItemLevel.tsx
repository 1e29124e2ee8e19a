import { ArrowDownOutlined, DeleteOutlined, SubnodeOutlined } from '@ant-design/icons'
import type { OptionItem } from '@shouya/forms/document'
import { Input } from 'antd'
import { useText } from '../../DesignerContext.ts'
import { AddButton } from '../AddButton.tsx'
import { ListAction } from '../ListAction.tsx'

interface ItemLevelProps {
  readonly items: readonly OptionItem[]
  readonly isNested: boolean
  readonly add: (count: number) => OptionItem
  readonly onChange: (items: readonly OptionItem[]) => void
}

/** One level of options: value and label of each, and their children. */
export function ItemLevel({ items, isNested, add, onChange }: ItemLevelProps) {
  const t = useText()
  const change = (index: number, patch: Partial<OptionItem>) =>
    onChange(items.with(index, { ...items[index], ...patch } as OptionItem))
  const down = (index: number) => {
    const [item] = items.slice(index, index + 1)
    if (item) onChange(items.toSpliced(index, 1).toSpliced(index + 1, 0, item))
  }
  return (
    <div className="fd-list">
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the value itself is what is typed
        <div key={index}>
          <div className="fd-list-row">
            <Input
              aria-label={t('item.value')}
              value={String(item.value)}
              onChange={(event) => change(index, { value: sameKind(item.value, event.target.value) })}
            />
            <Input
              aria-label={t('item.label')}
              value={item.label ?? ''}
              onChange={(event) => change(index, { label: event.target.value })}
            />
            {isNested && (
              <ListAction
                icon={<SubnodeOutlined aria-hidden="true" />}
                label={t('item.addChild')}
                onClick={() => change(index, { children: [...(item.children ?? []), childOf(item, add)] })}
              />
            )}
            <ListAction
              icon={<ArrowDownOutlined aria-hidden="true" />}
              label={t('item.down')}
              disabled={index === items.length - 1}
              onClick={() => down(index)}
            />
            <ListAction
              icon={<DeleteOutlined aria-hidden="true" />}
              label={t('item.remove')}
              onClick={() => onChange(items.toSpliced(index, 1))}
            />
          </div>
          {isNested && item.children && item.children.length > 0 && (
            <ItemLevel
              items={item.children}
              isNested
              add={() => childOf(item, add)}
              onChange={(children) => change(index, { children })}
            />
          )}
        </div>
      ))}
      <AddButton onClick={() => onChange([...items, add(items.length)])}>{t('item.add')}</AddButton>
    </div>
  )
}

/** A number stays a number as long as the typed text is one. */
const sameKind = (old: string | number, typed: string): string | number =>
  typeof old === 'number' && typed.trim() !== '' && Number.isFinite(Number(typed)) ? Number(typed) : typed

/** The value of a child starts with that of its parent, so that it is unique (forms.md 1.2). */
function childOf(parent: OptionItem, add: ItemLevelProps['add']): OptionItem {
  const child = add(parent.children?.length ?? 0)
  const value = `${parent.value}${child.value}`
  return { ...child, value, label: child.label?.replace(String(child.value), value) }
}
