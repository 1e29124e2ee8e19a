import { useRead } from '@shouya/console/api/useRead.ts'
import { deptTree } from '@shouya/console/ui/deptTree.ts'
import { TreeSelect } from 'antd'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

type Value = number | number[]
type Props = {
  id?: string
  value?: Value
  onChange?: (value: Value) => void
  multiple?: boolean
  placeholder?: string
}

/** A choice of units: those in the caller's scope, for a company's people those that the company serves. */
export default function UnitSelect({ id, value, onChange, multiple = false, placeholder }: Props) {
  const { t } = useTranslation()
  const { data } = useRead('Escort/GetDeptList', {}, { staleTime: 5 * 60_000 })
  const tree = useMemo(() => deptTree(data ?? []), [data])
  return (
    <TreeSelect<Value>
      // antd reads the default expanded keys only on the first rendering.
      key={data ? 'ready' : 'empty'}
      {...(id !== undefined && { id })}
      allowClear
      multiple={multiple}
      placeholder={placeholder ?? t('ui.choose')}
      loading={data === undefined}
      {...(value !== undefined && { value })}
      onChange={(next) => onChange?.(next)}
      treeData={tree}
      treeDefaultExpandedKeys={tree.map((node) => node.value)}
      maxTagCount={multiple ? 6 : 'responsive'}
      popupMatchSelectWidth={320}
      showSearch={{ filterTreeNode: (word, node) => String(node.search).includes(word.trim().toLowerCase()) }}
    />
  )
}
