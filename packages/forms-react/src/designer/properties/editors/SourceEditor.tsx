import { Select } from 'antd'
import { useDesignerParts, useText } from '../../DesignerContext.ts'
import type { EditorProps } from './editorProps.ts'
import { SourceLook } from './SourceLook.tsx'

/** Chooses where the options of a field come from, with a look at them. */
export function SourceEditor({ id, value, onChange }: Pick<EditorProps, 'id' | 'value' | 'onChange'>) {
  const { host } = useDesignerParts()
  const t = useText()
  const chosen = String(value ?? '')
  const options = host.sourceList.map(({ name, label }) => ({ value: name, label }))
  return (
    <>
      <Select<string>
        id={id}
        className="fd-wide"
        showSearch={{ optionFilterProp: 'label' }}
        placeholder={t('source.ask')}
        value={chosen === '' ? (null as unknown as string) : chosen}
        options={options}
        onChange={onChange}
      />
      {chosen !== '' && <SourceLook key={chosen} source={chosen} />}
    </>
  )
}
