import { useDict } from '@shouya/console/ui/useDict.ts'
import { Select } from 'antd'
import { dataTypesOf, type MeasureName } from '../measures.ts'

type Props = {
  id?: string
  source: number | undefined
  measure: MeasureName | undefined
  value?: number
  onChange?: (type: number) => void
}

/** The types of data that a source can have. */
export function DataTypeSelect({ source, measure, ...select }: Props) {
  const types = useDict('selfcheck_data')
  const fitting = source === undefined ? [] : dataTypesOf(source, measure)
  return (
    <Select
      {...select}
      showSearch={{ optionFilterProp: 'label' }}
      options={types
        .filter(({ value }) => fitting.includes(Number(value)))
        .map(({ value, label }) => ({ value: Number(value), label }))}
    />
  )
}
