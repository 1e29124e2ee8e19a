import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import RecordTable from '@shouya/console/ui/RecordTable.tsx'
import { useTranslation } from 'react-i18next'
import { param } from '../noun.ts'
import { paramType } from '../rules.ts'
import type { ProductDetail } from './productList.ts'

type Line = ProductDetail['param_schema'][number]

/** What can be set on the devices of a product. */
export default function ParamFacts({ params }: { params: ProductDetail['param_schema'] }) {
  const { t } = useTranslation()
  const { label, choice } = useNounWords(param)
  if (params.length === 0) return t('product.noParams')
  const limits = (line: Line) => {
    if (line.min === null && line.max === null) return '-'
    const range = `${line.min ?? ''}–${line.max ?? ''}`
    return line.type === paramType.text ? t('product.param.length', { limits: range }) : range
  }
  const value = (line: Line) => {
    if (line.default === null) return '-'
    if (typeof line.default === 'boolean') return t(line.default ? 'ui.yes' : 'ui.no')
    return line.unit ? `${line.default} ${line.unit}` : String(line.default)
  }
  return (
    <RecordTable<Line>
      title={t('product.params')}
      rowKey="key"
      rows={params}
      columns={[
        { title: label('label'), dataIndex: 'label' },
        { title: label('key'), dataIndex: 'key' },
        { title: label('type'), render: (_, line) => choice('type', line.type) },
        { title: t('product.param.limits'), render: (_, line) => limits(line) },
        { title: label('default'), render: (_, line) => value(line) },
      ]}
    />
  )
}
