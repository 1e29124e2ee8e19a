import { fieldTypeOf } from '@shouya/forms/fieldTypes'
import type { JsonPath } from '@shouya/forms/json'
import { memo, useContext, useMemo } from 'react'
import Block from './Block.tsx'
import type { ListItem } from './documentLists.ts'
import FarRows from './FarRows.tsx'
import FieldRow from './FieldRow.tsx'
import { NearContext, useForm } from './formContext.ts'
import { layouts } from './layout/layouts.tsx'
import type { ScopeNode } from './store/nodes.ts'
import { useField } from './useField.ts'

/** Number of controls in one block of a long list. */
const BLOCK = 10
/** Number of controls that are mounted when a form opens, about one screen. Shorter lists have no blocks. */
const FIRST = 20

interface Props {
  /** The container; undefined for the document itself. */
  readonly owner?: string
  readonly slot: JsonPath
}

/** The fields of one list of the document; a long list is split into blocks. */
function FieldList({ owner, slot }: Props) {
  const { store, lists } = useForm()
  const items = lists.items(owner, slot)
  const blocks = useMemo(() => blocksOf(items), [items])
  if (blocks.reduce((sum, { weight }) => sum + weight, 0) <= FIRST) return <Items items={items} />
  const isFlowing = store.form.document.config.layout === 'inline' && owner === undefined
  return blocks.map(({ start, weight, items: blockItems }) => (
    <Block key={start} weight={weight} isFirst={start < FIRST} isFlowing={isFlowing}>
      <Items items={blockItems} />
    </Block>
  ))
}

const List = memo(FieldList)

export default List

function blocksOf(items: readonly ListItem[]) {
  const blocks: { start: number; weight: number; items: ListItem[] }[] = []
  let start = 0
  for (const item of items) {
    const last = blocks.at(-1)
    if (!last || last.weight + item.weight > BLOCK) blocks.push({ start, weight: item.weight, items: [item] })
    else {
      last.items.push(item)
      last.weight += item.weight
    }
    start += item.weight
  }
  return blocks
}

/** Consecutive fields: each is a component near the screen; far from it, fields with a value share one component. */
const Items = memo(function Items({ items }: { readonly items: readonly ListItem[] }) {
  const { top } = useForm().store
  const isNear = useContext(NearContext)
  const runs = useMemo(() => (isNear ? [] : runsOf(items)), [items, isNear])
  if (isNear)
    return items.map(({ id, type }) =>
      isValued(type) ? <FieldRow key={id} id={id} scope={top} /> : <LayoutItem key={id} id={id} scope={top} />,
    )
  return runs.map(({ id, ids }) => (ids ? <FarRows key={id} ids={ids} /> : <LayoutItem key={id} id={id} scope={top} />))
})

/** Groups consecutive fields with a value as `ids`; a field without a value is a group of its own. */
function runsOf(items: readonly ListItem[]): readonly { readonly id: string; readonly ids?: string[] }[] {
  const runs: { id: string; ids?: string[] }[] = []
  for (const { id, type } of items) {
    const last = runs.at(-1)?.ids
    if (!isValued(type)) runs.push({ id })
    else if (last) last.push(id)
    else runs.push({ id, ids: [id] })
  }
  return runs
}

interface ItemProps {
  readonly id: string
  readonly scope: ScopeNode
}

/** Whether a field is shown as a row with a label: every type with a value, and unknown types with a notice. */
const isValued = (type: string): boolean => fieldTypeOf(type)?.valued !== false

/** A field without a value: a layout or a display type. */
const LayoutItem = memo(function LayoutItem({ id, scope }: ItemProps) {
  const { node, snapshot } = useField(scope, id)
  const Layout = layouts[snapshot.field.type]
  if (!Layout || !snapshot.state.visible) return null
  return <Layout node={node} snapshot={snapshot} list={(slot) => <List owner={id} slot={slot} />} />
})
