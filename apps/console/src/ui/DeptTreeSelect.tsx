import { TreeSelect, type TreeSelectProps } from 'antd'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useRead } from '../api/useRead.ts'
import { type DeptNode, deptTree } from './deptTree.ts'

type Props = Omit<TreeSelectProps<number, DeptNode>, 'treeData'>

/** A unit of the user's scope, by name or code. */
export default function DeptTreeSelect(props: Props) {
  const { t } = useTranslation()
  const { data, isLoading } = useRead('AdminDept/DEPTLIST', {}, { staleTime: 5 * 60_000 })
  const tree = useMemo(() => deptTree(data ?? []), [data])
  const opened = tree.flatMap((node) => [node.value, ...node.children.map((child) => child.value)])
  return (
    <TreeSelect<number, DeptNode>
      // The tree opens by its defaults, which must exist at its first render.
      key={data ? 'ready' : 'empty'}
      allowClear
      placeholder={t('ui.choose')}
      loading={isLoading}
      {...props}
      // Disabled while loading: it would be remounted, and so closed, just after it was opened.
      disabled={props.disabled || isLoading}
      treeData={tree}
      treeDefaultExpandedKeys={opened}
      popupMatchSelectWidth={320}
      showSearch={{ filterTreeNode: (word, node) => String(node.search).includes(word.trim().toLowerCase()) }}
    />
  )
}
