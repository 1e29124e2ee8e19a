import { LinkOutlined } from '@ant-design/icons'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import DictText from '@shouya/console/ui/DictText.tsx'
import OperationButton from '@shouya/console/ui/OperationButton.tsx'
import RecordTable from '@shouya/console/ui/RecordTable.tsx'
import type { Ask } from '@shouya/console/ui/useDialog.tsx'
import { useTranslation } from 'react-i18next'
import { productConsume } from '../noun.ts'
import styles from './Needed.module.css'
import type { Needing } from './neededList.ts'
import RelateForm from './RelateForm.tsx'

type Line = Needing['consumes'][number]

/** What a product uses up, in its record. */
export default function NeededFacts({ product, ask }: { product: Needing; ask: Ask }) {
  const { t } = useTranslation()
  const { label } = useNounWords(productConsume)
  return (
    <div className={styles.needed}>
      {product.consumes.length === 0 ? (
        <span>{t('product.noNeeds')}</span>
      ) : (
        <RecordTable<Line>
          title={t('product.needs')}
          rowKey="consume_id"
          rows={product.consumes}
          columns={[
            {
              title: label('consume_name'),
              render: (_, { consume_code, consume_name, spec }) => `${consume_code} ${consume_name} ${spec}`,
            },
            { title: label('unit'), render: (_, { unit }) => <DictText dict="unit" value={unit} /> },
            { title: label('qty_per_use'), dataIndex: 'qty_per_use', align: 'right' },
            { title: label('required'), render: (_, { required }) => t(required ? 'ui.yes' : 'ui.no') },
          ]}
        />
      )}
      <OperationButton
        path="Product/Relate"
        icon={<LinkOutlined aria-hidden="true" />}
        onClick={() => ask((onClose) => <RelateForm product={product} onClose={onClose} />)}
      >
        {t('productConsume.relate')}
      </OperationButton>
    </div>
  )
}
