import { fieldTypeOf } from '@shouya/forms/fieldTypes'
import type { JsonPath } from '@shouya/forms/json'
import { memo, useMemo } from 'react'
import Block from './Block.tsx'
import type { ListItem } from './documentLists.ts'
import FieldRow from './FieldRow.tsx'
import { useForm } from './formContext.ts'
import { layouts } from './layout/layouts.ts'
import type { ScopeNode } from './store/scopeNode.ts'
import { useField } from './useField.ts'

/** Controls in one block of a long list. */
const BLOCK = 10
/** Controls that are made at once when a form opens: more than a screen rarely shows. */
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
  const { layout } = store.form.document.config
  const draw = ({ id, type }: ListItem) =>
    isValued(type) ? <FieldRow key={id} id={id} scope={store.top} /> : <LayoutItem key={id} id={id} scope={store.top} />
  // Fields side by side flow over the lines, so nobody can say where a block would end.
  if (blocks.length < 3 || layout === 'inline') return items.map(draw)
  return blocks.map(({ start, weight, items: some }) => (
    <Block key={start} weight={weight} isFirst={start < FIRST}>
      {some.map(draw)}
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
