import { useRead } from '@shouya/console/api/useRead.ts'
import { deptTree } from '@shouya/console/ui/deptTree.ts'
import { TreeSelect, type TreeSelectProps } from 'antd'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

type Props = Pick<TreeSelectProps<number[]>, 'id' | 'value' | 'onChange' | 'placeholder'>

/** A choice of units: those in the caller's scope, for a vendor's people those that the vendor serves. */
export default function UnitSelect(props: Props) {
  const { t } = useTranslation()
  const { data } = useRead('Maintenance/GetDeptList', {}, { staleTime: 5 * 60_000 })
  const tree = useMemo(() => deptTree(data ?? []), [data])
  return (
    <TreeSelect<number[]>
      // antd reads the default expanded keys only on the first rendering.
      key={data ? 'ready' : 'empty'}
      placeholder={t('ui.choose')}
      {...props}
      allowClear
      multiple
      loading={data === undefined}
      treeData={tree}
      treeDefaultExpandedKeys={tree.map((node) => node.value)}
      maxTagCount={6}
      popupMatchSelectWidth={320}
      showSearch={{ filterTreeNode: (word, node) => String(node.search).includes(word.trim().toLowerCase()) }}
    />
  )
}
