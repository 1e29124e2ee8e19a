import { TreeSelect, type TreeSelectProps } from 'antd'
import { useTranslation } from 'react-i18next'
import { type CategoryNode, useProductCategories } from './useProductCategories.ts'

type Props = Omit<TreeSelectProps<number, CategoryNode>, 'treeData'> & {
  /** Where something is put into a category: it is open, or the one that it was in; left out, all can be chosen. */
  opens?: number | null | undefined
}

/** A category of products. */
export default function ProductCategorySelect({ ...props }: Props) {
  const { t } = useTranslation()
  const tree = useProductCategories()
  const { opens, ...select } = props
  const open = (nodes: CategoryNode[]): (CategoryNode & { disabled?: boolean })[] =>
    nodes.map((node) => ({
      ...node,
      disabled: node.category.status === 0 && node.value !== opens,
      children: open(node.children),
    }))
  return (
    <TreeSelect<number, CategoryNode>
      allowClear
      placeholder={t('ui.choose')}
      treeDefaultExpandAll
      popupMatchSelectWidth={240}
      {...select}
      treeData={'opens' in props ? open(tree) : tree}
      showSearch={{ filterTreeNode: (word, node) => String(node.title).includes(word.trim()) }}
    />
  )
}
