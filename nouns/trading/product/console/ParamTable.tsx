import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import { Table } from 'antd'
import { useTranslation } from 'react-i18next'
import { param } from '../noun.ts'
import { paramType } from '../rules.ts'
import type { ProductDetail } from './productList.ts'

type Line = ProductDetail['param_schema'][number]

/** What can be set on the devices of a product. */
export default function ParamTable({ params }: { params: ProductDetail['param_schema'] }) {
  const { t } = useTranslation()
  const { label, choice } = useNounWords(param)
  if (params.length === 0) return t('product.noParams')
  const limits = (line: Line) => {
    if (line.min === null && line.max === null) return '-'
    const range = `${line.min ?? ''}–${line.max ?? ''}`
    return line.type === paramType.text ? t('product.param.length', { limits: range }) : range
  }
  const value = ({ default: first, unit }: Line) => {
    if (first === null || first === '') return '-'
    if (typeof first === 'boolean') return t(first ? 'ui.yes' : 'ui.no')
    return unit ? `${first} ${unit}` : String(first)
  }
  return (
    <Table<Line>
      size="small"
      pagination={false}
      rowKey="key"
      scroll={{ x: 'max-content' }}
      dataSource={[...params]}
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
