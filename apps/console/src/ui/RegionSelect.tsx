import { TreeSelect } from 'antd'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useRead } from '../api/useRead.ts'

type Props = {
  id?: string
  value?: string | string[] | null
  onChange?: (codes: never) => void
  /** Several regions; what lies within a chosen one is chosen with it. */
  multiple?: boolean
  placeholder?: string
}

type Region = { code: string; name: string; children?: readonly Region[] }
type Node = { value: string; title: string; children?: Node[] }

const nodeOf = ({ code, name, children = [] }: Region): Node => ({
  value: code,
  title: name,
  ...(children.length > 0 && { children: children.map(nodeOf) }),
})

/** A choice of provinces, cities and districts by their codes; names and codes find them. */
export default function RegionSelect({ multiple = false, placeholder, ...field }: Props) {
  const { t } = useTranslation()
  const { data } = useRead('Common/GetRegionList', {}, { staleTime: 'static' })
  const tree = useMemo(() => (data ?? []).map(nodeOf), [data])
  return (
    <TreeSelect
      {...(field as object)}
      allowClear
      placeholder={placeholder ?? t('ui.choose')}
      loading={data === undefined}
      treeData={tree}
      {...(multiple && {
        multiple: true,
        treeCheckable: true,
        showCheckedStrategy: TreeSelect.SHOW_PARENT,
        maxTagCount: 8,
      })}
      popupMatchSelectWidth={300}
      showSearch={{
        filterTreeNode: (word, node) => `${node.title} ${node.value}`.includes(word.trim()),
      }}
    />
  )
}
