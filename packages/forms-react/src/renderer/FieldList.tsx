import { fieldTypeOf } from '@shouya/forms/fieldTypes'
import type { JsonPath } from '@shouya/forms/json'
import { memo, useContext, useMemo } from 'react'
import Block from './Block.tsx'
import type { ListItem } from './documentLists.ts'
import FarRows from './FarRows.tsx'
import FieldRow from './FieldRow.tsx'
import { NearContext, useForm } from './formContext.ts'
import { layouts } from './layout/layouts.ts'
import type { ScopeNode } from './store/nodes.ts'
import { useField } from './useField.ts'

/** Controls in one block of a long list. */
const BLOCK = 10
/** Controls that are made at once when a form opens: more than a screen rarely shows. Shorter lists have no blocks. */
const FIRST = 20

interface Props {
  /** The container; undefined for the document itself. */
  readonly owner?: string
  readonly slot: JsonPath
}

/** The fields of one list of the document, long ones in blocks. */
function FieldList({ owner, slot }: Props) {
  const { store, lists } = useForm()
  const items = lists.items(owner, slot)
  const blocks = useMemo(() => blocksOf(items), [items])
  if (blocks.reduce((sum, { weight }) => sum + weight, 0) <= FIRST) return <Items items={items} />
  const isFlowing = store.form.document.config.layout === 'inline' && owner === undefined
  return blocks.map(({ start, weight, items: some }) => (
    <Block key={start} weight={weight} isFirst={start < FIRST} isFlowing={isFlowing}>
      <Items items={some} />
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

/** Fields that follow one another: each by itself near the screen, far from it those with a value together. */
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

/** Fields with a value one after the other, as `ids`; a field without one by itself. */
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

/** What only another designer knows is told in a row, with its label. */
const isValued = (type: string): boolean => fieldTypeOf(type)?.valued !== false

/** A field that shows or arranges something. */
const LayoutItem = memo(function LayoutItem({ id, scope }: ItemProps) {
  const { node, snapshot } = useField(scope, id)
  const Layout = layouts[snapshot.field.type]
  if (!Layout || !snapshot.state.visible) return null
  return <Layout node={node} snapshot={snapshot} list={(slot) => <List owner={id} slot={slot} />} />
})
