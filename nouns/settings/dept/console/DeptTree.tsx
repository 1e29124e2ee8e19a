import '@shouya/console/ui/settings.css'
import { SearchOutlined } from '@ant-design/icons'
import { useRead } from '@shouya/console/api/useRead.ts'
import { type DeptNode, deptTree } from '@shouya/console/ui/deptTree.ts'
import Failure from '@shouya/console/ui/Failure.tsx'
import { Empty, Input, Skeleton, Tree } from 'antd'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'

type Props = { chosen: number | undefined; onChoose: (id: number | undefined) => void }

/** The nodes that match, with the way to them. */
const matching = (nodes: readonly DeptNode[], word: string): DeptNode[] =>
  nodes.flatMap((node) => {
    if (node.search.includes(word)) return [node]
    const children = matching(node.children, word)
    return children.length > 0 ? [{ ...node, children }] : []
  })

const keysOf = (nodes: readonly DeptNode[]): number[] => nodes.flatMap((node) => [node.value, ...keysOf(node.children)])

/** The units of the user's scope; the chosen one narrows the list to itself and what is below. */
export default function DeptTree({ chosen, onChoose }: Props) {
  const { t } = useTranslation()
  const { data, error, refetch } = useRead('AdminDept/GetTree', {})
  const [word, setWord] = useState('')
  const [opened, setOpened] = useState<number[]>()
  const off = useMemo(() => new Set(data?.filter(({ status }) => status === 0).map(({ id }) => id)), [data])
  const tree = useMemo(() => deptTree(data ?? []), [data])
  const searched = word.trim().toLowerCase()
  const shown = useMemo(() => (searched ? matching(tree, searched) : tree), [tree, searched])
  // Opened by itself: what is at the top, and everything that a search has left.
  const expanded = searched ? keysOf(shown) : (opened ?? tree.map(({ value }) => value))
  if (error) return <Failure error={error} onRetry={refetch} />
  return (
    <nav className="set-tree" aria-label={t('dept.tree')}>
      <Input
        allowClear
        prefix={<SearchOutlined aria-hidden="true" />}
        value={word}
        placeholder={t('dept.searchTree')}
        aria-label={t('dept.searchTree')}
        onChange={({ target }) => setWord(target.value)}
      />
      {data === undefined ? (
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
              {off.has(value) && ` ${t('dept.off')}`}
            </span>
          )}
        />
      )}
    </nav>
  )
}
