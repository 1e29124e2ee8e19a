import { PlusOutlined } from '@ant-design/icons'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import OperationButton from '@shouya/console/ui/OperationButton.tsx'
import TouchSize from '@shouya/console/ui/TouchSize.tsx'
import { type Ask, useDialog } from '@shouya/console/ui/useDialog.tsx'
import { useIsPhone } from '@shouya/console/ui/useIsPhone.ts'
import { useRemove } from '@shouya/console/ui/useRemove.ts'
import { Drawer } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './ProductCategories.module.css'
import ProductCategoryForm from './ProductCategoryForm.tsx'
import { type CategoryNode, useProductCategories } from './useProductCategories.ts'

/** The categories of products as a tree: added, changed, and removed while nothing refers to them. */
export default function ProductCategories({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const phone = useIsPhone()
  const [open, setOpen] = useState(true)
  const { ask, dialog } = useDialog()
  const tree = useProductCategories()
  return (
    <TouchSize>
      <Drawer
        title={t('product.category.all')}
        open={open}
        size={phone ? '100%' : 560}
        onClose={() => setOpen(false)}
        afterOpenChange={(shown) => !shown && onClose()}
        footer={
          <div className="ui-buttons">
            <OperationButton
              path="Product/SaveCategory"
              type="primary"
              icon={<PlusOutlined aria-hidden="true" />}
              onClick={() => ask((close) => <ProductCategoryForm onClose={close} />)}
            >
              {t('product.category.add')}
            </OperationButton>
          </div>
        }
      >
        <p className="ui-note">{t('product.category.about')}</p>
        <Level nodes={tree} ask={ask} />
      </Drawer>
      {dialog}
    </TouchSize>
  )
}

function Level({ nodes, ask }: { nodes: CategoryNode[]; ask: Ask }) {
  const { t } = useTranslation()
  const remove = useRemove('Product/DeleteCategory')
  return (
    <ul className={styles.level}>
      {nodes.map(({ value: id, title, category, children }) => (
        <li key={id}>
          <div className={styles.row}>
            <span>
              {title} {category.status === 0 && <DictTag dict="enable" value={category.status} />}
            </span>
            <OperationButton
              path="Product/SaveCategory"
              body={{ id }}
              type="link"
              onClick={() => ask((close) => <ProductCategoryForm row={category} onClose={close} />)}
            >
              {t('ui.edit')}
            </OperationButton>
            <OperationButton
              path="Product/DeleteCategory"
              type="link"
              danger
              disabled={!category.empty}
              onClick={() => remove(category, { title: t('product.category.deleteAsk', { name: title }) })}
            >
              {t('ui.delete')}
            </OperationButton>
          </div>
          {children.length > 0 && <Level nodes={children} ask={ask} />}
        </li>
      ))}
    </ul>
  )
}
