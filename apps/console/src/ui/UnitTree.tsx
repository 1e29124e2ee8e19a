import './settings.css'
import { SearchOutlined } from '@ant-design/icons'
import { Empty, Input, Skeleton, Tree } from 'antd'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type DeptNode, deptTree } from './deptTree.ts'

type Props = {
  /** Undefined while they are read. */
  units: Parameters<typeof deptTree>[0] | undefined
  chosen: number | undefined
  onChoose: (id: number | undefined) => void
  label: string
  /** What the search looks through. */
  hint: string
  /** What stands behind the name of a unit. */
  note?: (id: number) => ReactNode
}

/** The nodes that match, with the way to them. */
const matching = (nodes: readonly DeptNode[], word: string): DeptNode[] =>
  nodes.flatMap((node) => {
    if (node.search.includes(word)) return [node]
    const children = matching(node.children, word)
    return children.length > 0 ? [{ ...node, children }] : []
  })

const keysOf = (nodes: readonly DeptNode[]): number[] => nodes.flatMap((node) => [node.value, ...keysOf(node.children)])

/** Units as a tree to choose one of; disabled ones are faint. */
export default function UnitTree({ units, chosen, onChoose, label, hint, note }: Props) {
  const { t } = useTranslation()
  const [word, setWord] = useState('')
  const [opened, setOpened] = useState<number[]>()
  const off = useMemo(() => new Set(units?.filter(({ status }) => status === 0).map(({ id }) => id)), [units])
  const tree = useMemo(() => deptTree(units ?? []), [units])
  const searched = word.trim().toLowerCase()
  const shown = useMemo(() => (searched ? matching(tree, searched) : tree), [tree, searched])
  // Opened by itself: what is at the top, and everything that a search has left.
  const expanded = searched ? keysOf(shown) : (opened ?? tree.map(({ value }) => value))
  return (
    <nav className="set-tree" aria-label={label}>
      <Input
        allowClear
        prefix={<SearchOutlined aria-hidden="true" />}
        value={word}
        placeholder={hint}
        aria-label={hint}
        onChange={({ target }) => setWord(target.value)}
      />
      {units === undefined ? (
        <Skeleton active paragraph={{ rows: 8 }} />
      ) : shown.length === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('registers.noMatch')} />
      ) : (
        <Tree<DeptNode>
          blockNode
          treeData={shown}
          fieldNames={{ key: 'value' }}
          selectedKeys={chosen === undefined ? [] : [chosen]}
          expandedKeys={expanded}
          onExpand={(keys) => setOpened(keys as number[])}
          onSelect={(keys) => onChoose(keys[0] as number | undefined)}
          titleRender={({ value, title }) => (
            <span className={off.has(value) ? 'set-off' : undefined} title={title}>
              {title}
              {note?.(value)}
            </span>
          )}
        />
      )}
    </nav>
  )
}
