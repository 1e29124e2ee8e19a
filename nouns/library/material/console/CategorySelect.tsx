import { TreeSelect, type TreeSelectProps } from 'antd'
import { useTranslation } from 'react-i18next'
import type { MaterialType } from './materialList.ts'
import { type CategoryNode, useCategories } from './useCategories.ts'

type Props = Omit<TreeSelectProps<number, CategoryNode>, 'treeData'> & { of: MaterialType }

/** A category of a type of document. */
export default function CategorySelect({ of, ...select }: Props) {
  const { t } = useTranslation()
  return (
    <TreeSelect<number, CategoryNode>
      allowClear
      placeholder={t('ui.choose')}
      treeDefaultExpandAll
      popupMatchSelectWidth={240}
      {...select}
      treeData={useCategories(of)}
      showSearch={{ filterTreeNode: (word, node) => String(node.title).includes(word.trim()) }}
    />
  )
}
