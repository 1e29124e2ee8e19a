import type { Json } from '@shouya/forms/json'
import { Select } from 'antd'
import { useDesignerParts, useText } from '../../DesignerContext.ts'
import { SourceLook } from './SourceLook.tsx'

interface SourceEditorProps {
  readonly id: string
  readonly value: Json | undefined
  readonly onChange: (source: string) => void
}

/** A choice of the source of options, with a preview of them. */
export function SourceEditor({ id, value, onChange }: SourceEditorProps) {
  const { host } = useDesignerParts()
  const t = useText()
  const chosen = String(value ?? '').trim()
  return (
    <>
      <Select<string>
        id={id}
        className="fd-wide"
        showSearch={{ optionFilterProp: 'label' }}
        placeholder={t('source.ask')}
        value={chosen === '' ? (null as unknown as string) : chosen}
        options={host.sourceList.map(({ name, label }) => ({ value: name, label }))}
        onChange={onChange}
      />
      {chosen !== '' && <SourceLook key={chosen} source={chosen} />}
    </>
  )
}
