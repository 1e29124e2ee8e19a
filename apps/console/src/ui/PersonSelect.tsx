import { Select, type SelectProps } from 'antd'
import { useTranslation } from 'react-i18next'
import { useDictLabel } from './useDict.ts'

export type Person = { id: number; real_name: string; dept_name: string; post: string | null }
type Props = Omit<SelectProps<number>, 'options'> & { people: readonly Person[] | undefined }

/** One of the given people; unit and post distinguish namesakes. */
export default function PersonSelect({ people, ...select }: Props) {
  const { t } = useTranslation()
  const post = useDictLabel('post')
  const options = people?.map((person) => ({
    value: person.id,
    label: person.real_name,
    note: [person.dept_name, person.post && post(person.post)].filter(Boolean).join(' · '),
  }))
  return (
    <Select<number, { value: number; label: string; note: string }>
      allowClear
      placeholder={t('ui.choose')}
      loading={people === undefined}
      {...(select as object)}
      options={options ?? []}
      showSearch={{ optionFilterProp: ['label', 'note'] }}
      popupMatchSelectWidth={280}
      optionRender={({ data }) => (
        <>
          {data.label}
          <div className="ui-reason">{data.note}</div>
        </>
      )}
    />
  )
}
