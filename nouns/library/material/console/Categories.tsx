import { PlusOutlined } from '@ant-design/icons'
import { mark } from '@shouya/console/i18n/language.ts'
import DictText from '@shouya/console/ui/DictText.tsx'
import OperationButton from '@shouya/console/ui/OperationButton.tsx'
import TouchSize from '@shouya/console/ui/TouchSize.tsx'
import { useDialog } from '@shouya/console/ui/useDialog.tsx'
import { useIsPhone } from '@shouya/console/ui/useIsPhone.ts'
import { useRemove } from '@shouya/console/ui/useRemove.ts'
import { Drawer } from 'antd'
import { Fragment, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { material } from '../noun.ts'
import styles from './Categories.module.css'
import CategoryForm from './CategoryForm.tsx'
import type { MaterialType } from './materialList.ts'
import { type CategoryNode, useCategories } from './useCategories.ts'

/** The categories of a type as a tree: added, changed, and removed while nothing refers to them. */
export default function Categories({ type, onClose }: { type: MaterialType; onClose: () => void }) {
  const { t } = useTranslation()
  const phone = useIsPhone()
  const [open, setOpen] = useState(true)
  const { ask, dialog } = useDialog()
  const tree = useCategories(type)
  const add = () => ask((close) => <CategoryForm type={type} onClose={close} />)
  return (
    <TouchSize>
      <Drawer
        title={t('material.category')}
        open={open}
        size={phone ? '100%' : 560}
        onClose={() => setOpen(false)}
        afterOpenChange={(shown) => !shown && onClose()}
        footer={
          <div className="ui-buttons">
            <OperationButton
              path="File/SaveCategory"
              type="primary"
              icon={<PlusOutlined aria-hidden="true" />}
              onClick={add}
            >
              {t('material.categoryAdd')}
            </OperationButton>
          </div>
        }
      >
        <p className="ui-note">{t('material.categoryAbout')}</p>
        <Level nodes={tree} type={type} ask={ask} />
      </Drawer>
      {dialog}
    </TouchSize>
  )
}

type LevelProps = { nodes: CategoryNode[]; type: MaterialType; ask: ReturnType<typeof useDialog>['ask'] }

function Level({ nodes, type, ask }: LevelProps) {
  const { t } = useTranslation()
  const remove = useRemove('File/DeleteCategory')
  return (
    <ul className={styles.level}>
      {nodes.map(({ value: id, title, category, children }) => (
        <li key={id}>
          <div className={styles.row}>
            <span>
              {title}
              {category.stages.length > 0 && (
                <small>
                  {category.stages.map((stage, index) => (
                    <Fragment key={stage}>
                      {index > 0 && mark('、')}
                      <DictText dict={material.fields.build_stage.dict} value={stage} />
                    </Fragment>
                  ))}
                </small>
              )}
            </span>
            <OperationButton
              path="File/SaveCategory"
              body={{ id }}
              type="link"
              onClick={() => ask((close) => <CategoryForm type={type} row={category} onClose={close} />)}
            >
              {t('ui.edit')}
            </OperationButton>
            <OperationButton
              path="File/DeleteCategory"
              type="link"
              danger
              disabled={!category.empty}
              onClick={() =>
                remove(category, { title: t('material.categoryDelete', { name: title }), content: '' }, () => undefined)
              }
            >
              {t('material.move.delete')}
            </OperationButton>
          </div>
          {children.length > 0 && <Level nodes={children} type={type} ask={ask} />}
        </li>
      ))}
    </ul>
  )
}
