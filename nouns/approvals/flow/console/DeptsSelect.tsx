import { useRead } from '@shouya/console/api/useRead.ts'
import { type DeptNode, deptTree } from '@shouya/console/ui/deptTree.ts'
import { TreeSelect, type TreeSelectProps } from 'antd'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

type Props = Omit<TreeSelectProps<number[], DeptNode>, 'treeData'>

/** Several units, by name or code. */
export default function DeptsSelect(props: Props) {
  const { t } = useTranslation()
  const { data, isLoading } = useRead('AdminDept/DEPTLIST', {}, { staleTime: 5 * 60_000 })
  const tree = useMemo(() => deptTree(data ?? []), [data])
  return (
    <TreeSelect<number[], DeptNode>
      key={data ? 'ready' : 'empty'}
      multiple
      allowClear
      placeholder={t('ui.choose')}
      loading={isLoading}
      {...props}
      treeData={tree}
      treeDefaultExpandedKeys={tree.map(({ value }) => value)}
      popupMatchSelectWidth={320}
      showSearch={{ filterTreeNode: (word, node) => String(node.search).includes(word.trim().toLowerCase()) }}
    />
  )
}
