import { Select, type SelectProps } from 'antd'
import { useTranslation } from 'react-i18next'
import { useDict } from './useDict.ts'

type Code = number | string
type Props = Omit<SelectProps<Code | Code[]>, 'options' | 'mode'> & {
  dict: string
  multiple?: boolean
  /** True where the wire has the code as text (posts `01`); elsewhere codes are numbers, including 0. */
  text?: boolean
  /** Why an option cannot be chosen; the reason is shown in the option. */
  refuse?: (value: Code) => string | undefined
}

/** A choice from a dictionary. Disabled values are shown if selected, but not offered. */
export default function DictSelect({ dict, multiple = false, text = false, refuse, ...select }: Props) {
  const { t } = useTranslation()
  const selected = [select.value ?? []].flat().map(String)
  const options = useDict(dict)
    .filter((option) => option.offered || selected.includes(option.value))
    .map(({ value, label, offered }) => {
      const code = text ? value : Number(value)
      const reason = refuse?.(code)
      return { value: code, label, reason, disabled: !offered || reason !== undefined }
    })
  return (
    <Select<Code | Code[], (typeof options)[number]>
      allowClear
      placeholder={t('ui.choose')}
      maxTagCount="responsive"
      {...(select as object)}
      {...(multiple ? { mode: 'multiple' as const } : {})}
      showSearch={{ optionFilterProp: 'label' }}
      options={options}
      optionRender={({ data }) => (
        <>
          {data.label}
          {data.reason && <div className="ui-reason">{data.reason}</div>}
        </>
      )}
    />
  )
}
