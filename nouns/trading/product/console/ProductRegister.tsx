import { FolderOutlined } from '@ant-design/icons'
import Filter from '@shouya/console/noun/Filter.tsx'
import NounPage from '@shouya/console/noun/NounPage.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import OperationButton from '@shouya/console/ui/OperationButton.tsx'
import { useRecordPage } from '@shouya/console/ui/record/useRecordPage.ts'
import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import ProductCategories from '../../productCategory/console/ProductCategories.tsx'
import ProductCategorySelect from '../../productCategory/console/ProductCategorySelect.tsx'
import { product } from '../noun.ts'
import ProductForm from './ProductForm.tsx'
import ProductRecord from './ProductRecord.tsx'
import { productShape } from './productList.ts'
import { useProductColumns } from './useProductColumns.tsx'
import { useProductMoves } from './useProductMoves.tsx'

/** The products of the trading side and their categories (domain 11.3). */
export default function ProductRegister() {
  const { t } = useTranslation()
  const register = useRegister('Product/GetPageList', productShape, product.query.sorts)
  const page = useRecordPage(register, 'Product/Get', 'Product/Save')
  const begin = useProductMoves(page.ask, page.opened.close)
  return (
    <NounPage
      of={product}
      name="Product.list"
      page={page}
      register={register}
      shape={productShape}
      columns={useProductColumns()}
      begin={begin}
      fields={
        <>
          <Form.Item name="category_id" label={t('product.field.category_name')}>
            <ProductCategorySelect placeholder={t('common.all')} />
          </Form.Item>
          <Filter of="sale_mode" />
          <Filter of="status" />
        </>
      }
      tools={
        <OperationButton
          path="Product/SaveCategory"
          icon={<FolderOutlined aria-hidden="true" />}
          onClick={() => page.ask((onClose) => <ProductCategories onClose={onClose} />)}
        >
          {t('product.category.all')}
        </OperationButton>
      }
      recycled
      form={(onClose) => <ProductForm onClose={onClose} />}
      detail={(record) => <ProductRecord {...record} ask={page.ask} />}
    />
  )
}
